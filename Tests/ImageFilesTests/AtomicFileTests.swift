import Foundation
import Testing

@testable import ImageFiles

/// Each test has a directory of its own that it leaves empty of temporary files.
struct AtomicFileTests {
  private final class Directory {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      path = url.path
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }

    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    func bytes(_ name: String) -> [UInt8]? {
      FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
    }

    func mode(_ name: String) throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
  }

  private let directory: Directory

  init() throws {
    directory = try Directory()
  }

  private func reason(of path: String, writing: AtomicFile.Writing? = nil) -> AtomicFileError
    .Reason?
  {
    do throws(AtomicFileError) {
      if let writing {
        try AtomicFile.write([1, 2, 3], to: path, writing: writing)
      } else {
        try AtomicFile.write([1, 2, 3], to: path)
      }
      return nil
    } catch {
      #expect(error.path == path)
      #expect(error.description.contains(path))
      return error.reason
    }
  }

  @Test func aNewFileHasTheBytesAndTheUsualPermissions() throws {
    let old = umask(0o022)
    umask(old)
    try AtomicFile.write([1, 2, 3], to: "\(directory.path)/new")
    #expect(try directory.names() == ["new"])
    #expect(directory.bytes("new") == [1, 2, 3])
    #expect(try directory.mode("new") == 0o644 & ~Int(old))
  }

  @Test func anOldFileIsReplacedAndKeepsItsPermissions() throws {
    let path = "\(directory.path)/old"
    try AtomicFile.write(Array(0...255), to: path)
    chmod(path, 0o600)
    try AtomicFile.write([9], to: path)
    #expect(directory.bytes("old") == [9])
    #expect(try directory.mode("old") == 0o600)
    #expect(try directory.names() == ["old"])
  }

  @Test func noBytesMakeAnEmptyFile() throws {
    try AtomicFile.write([], to: "\(directory.path)/empty")
    #expect(directory.bytes("empty") == [])
  }

  @Test func aSymbolicLinkStaysOne() throws {
    try AtomicFile.write([1], to: "\(directory.path)/file")
    symlink("file", "\(directory.path)/link")
    try AtomicFile.write([2], to: "\(directory.path)/link")
    #expect(directory.bytes("file") == [2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(directory.path)/link") == "file")
  }

  @Test func aReaderWithTheOldFileOpenKeepsTheOldBytes() throws {
    let path = "\(directory.path)/file"
    try AtomicFile.write([1, 1], to: path)
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try AtomicFile.write([2, 2], to: path)
    #expect(try reader.readToEnd() == Data([1, 1]))
  }

  @Test func aMissingDirectoryIsNamed() throws {
    #expect(reason(of: "\(directory.path)/no/file") == .noSuchDirectory)
    #expect(reason(of: "\(directory.path)/no/") == .noSuchDirectory)
  }

  @Test func aFileInTheDirectorysPlaceIsNamed() throws {
    try AtomicFile.write([1], to: "\(directory.path)/file")
    #expect(reason(of: "\(directory.path)/file/inside") == .noSuchDirectory)
    #expect(directory.bytes("file") == [1])
  }

  @Test func aDirectoryIsNotReplaced() throws {
    #expect(reason(of: directory.path) == .isDirectory)
    #expect(try directory.names() == [])
  }

  @Test func aDeviceIsNotReplaced() {
    #expect(reason(of: "/dev/null") == .notAFile)
    #expect(directory.path != "/dev/null")
  }

  @Test func noPermissionIsTold() {
    // The superuser may write everywhere but into the kernel's own tree.
    #expect(reason(of: geteuid() == 0 ? "/sys/kernel/file" : "/etc/passwd") == .noPermission)
  }

  @Test(arguments: [
    (ENOSPC, AtomicFileError.Reason.diskFull), (EDQUOT, .diskFull), (EACCES, .noPermission),
    (EROFS, .noPermission), (EIO, .system("Input/output error")),
  ])
  func aFailureInTheMiddleLeavesTheOldFileAndNothingElse(
    code: Int32, wanted: AtomicFileError.Reason
  ) throws {
    let path = "\(directory.path)/file"
    try AtomicFile.write([7], to: path)
    var isFirst = true
    let reason = reason(of: path) { file, bytes in
      defer { isFirst = false }
      if isFirst { return Glibc.write(file, bytes.baseAddress, 1) }
      errno = code
      return -1
    }
    #expect(reason == wanted)
    #expect(directory.bytes("file") == [7])
    #expect(try directory.names() == ["file"])
  }

  @Test func partsAndInterruptionsAreContinued() throws {
    var round = 0
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    try AtomicFile.write(bytes, to: "\(directory.path)/file") { file, rest in
      round += 1
      errno = EINTR
      return round % 3 == 0 ? -1 : Glibc.write(file, rest.baseAddress, min(rest.count, 7))
    }
    #expect(directory.bytes("file") == bytes)
  }
}
