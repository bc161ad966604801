import Foundation
import Glibc
import Testing

@testable import PreviewHost

extension WatchingTests {
  struct Reading {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func reason(_ path: String) -> FileReadError.Reason? {
      do {
        _ = try AtomicRead.read(path)
        return nil
      } catch {
        return error.reason
      }
    }

    @Test func bytesAndStampAreTheFiles() throws {
      try folder.write("hello", to: "a")
      let snapshot = try AtomicRead.read(folder["a"])
      #expect(snapshot.bytes == Array("hello".utf8))
      #expect(snapshot.stamp.identity.size == 5)
      #expect(snapshot.stamp.hash == ContentHash(of: Array("hello".utf8)))
    }

    @Test func whatIsNoFileIsNamed() throws {
      try folder.makeDirectory("directory")
      mkfifo(folder["fifo"], 0o600)
      #expect(reason(folder["directory"]) == .notRegular(.directory))
      #expect(reason(folder["fifo"]) == .notRegular(.fifo))
      #expect(reason("/dev/null") == .notRegular(.characterDevice))
    }

    @Test func socketIsNamed() throws {
      // A socket's path is short, so it is bound by its name in the current directory of none.
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = "/tmp/watching-\(getpid())"
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer {
        close(socket)
        unlink(path)
      }
      let bound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try #require(bound == 0)
      #expect(reason(path) == .notRegular(.socket))
    }

    @Test func brokenPathsAreNamed() throws {
      try folder.write("", to: "file")
      folder.link("loop", to: "loop")
      folder.link("dangling", to: "nothing")
      #expect(reason(folder["nothing"]) == .missing)
      #expect(reason(folder["dangling"]) == .missing)
      #expect(reason(folder["file/below"]) == .parentIsNoDirectory)
      #expect(reason(folder["loop"]) == .linkLoop)
    }

    @Test func hugeFileIsRefusedUnread() throws {
      try folder.write("", to: "huge")
      truncate(folder["huge"], 100 << 20)
      #expect(reason(folder["huge"]) == .tooLarge(size: 100 << 20, limit: 64 << 20))
    }

    @Test func missingPermissionIsNamed() throws {
      let open = try TestFolder(within: "/tmp")
      try open.write("secret", to: "a")
      chmod(open["a"], 0)
      try OrdinaryUser.run { #expect(reason(open["a"]) == .permission) }
    }

    @Test func fileThatMovedMeanwhileIsReadAgain() throws {
      try folder.write("old", to: "a")
      var looks = 0
      let snapshot = try AtomicRead.read(folder["a"], limit: 100) {
        looks += 1
        if looks == 1 { try? folder.write("newer", to: "a") }
      }
      #expect(String(decoding: snapshot.bytes, as: UTF8.self) == "newer")
      #expect(looks == 2)
    }

    @Test func fileThatNeverRestsIsAnError() throws {
      try folder.write("", to: "a")
      let file = try WritableFile(folder["a"], O_WRONLY | O_APPEND)
      #expect(throws: FileReadError(path: folder["a"], reason: .keepsChanging)) {
        try AtomicRead.read(folder["a"], limit: 100) { file.write("x") }
      }
    }

    @Test func everyBitOfTheContentCounts() {
      var seen: Set<ContentHash> = []
      for count in 0..<40 {
        seen.insert(ContentHash(of: [UInt8](repeating: 0, count: count)))
        for bit in 0..<count * 8 {
          var bytes = [UInt8](repeating: 0, count: count)
          bytes[bit / 8] = 1 << UInt8(bit % 8)
          seen.insert(ContentHash(of: bytes))
        }
      }
      #expect(seen.count == 40 + (0..<40).reduce(0) { $0 + $1 * 8 })
    }
  }
}
