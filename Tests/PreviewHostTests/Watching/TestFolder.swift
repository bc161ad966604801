import Foundation
import Glibc

@testable import PreviewHost

/// A directory for one test, removed with it.
///
/// Not under the temporary directory, where vim writes in place instead of its usual way.
final class TestFolder {
  let path: String

  init(within: String? = nil) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let build = package.appending(path: ".build").path
    let parent = build.hasPrefix("/tmp/") ? NSHomeDirectory() + "/.cache" : build
    path = (within ?? parent) + "/watching-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(_ name: String) -> String { path + "/" + name }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: true)
  }

  /// Writes in place: truncate, one write, close.
  func write(_ text: String, to name: String) throws {
    let file = try WritableFile(self[name], O_WRONLY | O_CREAT | O_TRUNC)
    file.write(text)
  }

  /// Writes another file and renames it over.
  func replace(_ name: String, with text: String, by temporary: String = ".new") throws {
    try write(text, to: temporary)
    try move(temporary, to: name)
  }

  /// Writes a picture of the samples by renaming.
  func replacePicture(_ name: String, with sample: String) throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Samples/Images")
    try FileManager.default.copyItem(
      atPath: samples.appending(path: sample).path, toPath: self[".picture"])
    try move(".picture", to: name)
  }

  func move(_ old: String, to new: String) throws {
    guard rename(self[old], self[new]) == 0 else { throw SystemError(call: "rename") }
  }

  func remove(_ name: String) { unlink(self[name]) }

  func link(_ name: String, to target: String) { symlink(target, self[name]) }

  /// Swaps a symbolic link without a moment in which there is none.
  func relink(_ name: String, to target: String) throws {
    symlink(target, self[".link"])
    try move(".link", to: name)
  }
}

/// A file open for writing, closed with its last reference.
final class WritableFile {
  let descriptor: Int32

  init(_ path: String, _ flags: Int32) throws {
    descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw SystemError(call: "open") }
  }

  deinit { close(descriptor) }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
