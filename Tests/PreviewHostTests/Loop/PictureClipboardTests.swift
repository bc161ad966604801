import Foundation
import Testing

@testable import PreviewHost

/// Pictures on the clipboard, by a program that stands for the desktop's.
struct PictureClipboardTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func program(_ name: String, _ script: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder[name])
  }

  private func copy(_ environment: [String: String] = [:]) async throws -> Bool {
    var environment = environment
    environment["PATH"] = folder.path
    let clipboard = try #require(PictureClipboard(environment: environment))
    return await withCheckedContinuation { continuation in
      clipboard.copy([1, 2, 3]) { continuation.resume(returning: $0) }
    }
  }

  @Test func theProgramGetsThePicture() async throws {
    try program("xclip", "/bin/cat > '\(folder["got"])'; echo $* > '\(folder["said"])'")
    #expect(try await copy())
    #expect(FileManager.default.contents(atPath: folder["got"]) == Data([1, 2, 3]))
    let said = String(
      decoding: FileManager.default.contents(atPath: folder["said"]) ?? Data(), as: UTF8.self)
    #expect(said.contains("image/png"))
  }

  @Test func onWaylandItIsTheOtherOne() async throws {
    try program("xclip", "exit 1")
    try program("wl-copy", "exit 0")
    #expect(try await copy(["WAYLAND_DISPLAY": "wayland-0"]))
    #expect(try await !copy())
  }

  @Test func withoutEitherThereIsNone() {
    #expect(PictureClipboard(environment: ["PATH": folder.path]) == nil)
    #expect(PictureClipboard(environment: [:]) == nil)
  }
}
