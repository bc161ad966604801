import Foundation
import Glibc
import Scenes
import Testing

@testable import WindowLink

/// A folder to meet in, and what stands for broken ends of a connection.
final class LinkRig {
  let folder: String
  private let parent: String

  init() throws {
    // Longer than a socket's address may be.
    parent = NSTemporaryDirectory() + "link-tests-" + UUID().uuidString
    folder = parent + "/" + String(repeating: "long", count: 30)
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: parent) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func window(_ files: [String] = ["/s/scene.json"]) throws -> WindowEnd {
    let window = try #require(WindowEnd(in: folder))
    window.files = files
    return window
  }

  func editor() throws -> EditorEnd { try #require(EditorEnd(in: folder)) }

  /// An editor that the windows of the folder have greeted.
  func editor(of windows: WindowEnd...) throws -> EditorEnd {
    let editor = try editor()
    editor.searchIfDue(at: 0)
    for window in windows { #expect(window.turn() == nil) }
    #expect(editor.turn(at: 0) == nil)
    #expect(editor.windowCount == windows.count)
    return editor
  }

  /// The only window's socket, called by something that is no editor.
  func call() throws -> RawEnd {
    let folder = try #require(LinkFolder(folder))
    let name = try #require(folder.sockets.first)
    return RawEnd(try LocalSocket.connect(to: name, in: folder))
  }

  /// A socket that is no window's.
  func impostor(_ name: String = "1-1.window") throws -> RawListener {
    let folder = try #require(LinkFolder(folder))
    return RawListener(listener: try #require(LocalSocket.listen(in: folder, as: name)))
  }
}

/// Somebody who sends and reads what he likes.
struct RawEnd {
  private let socket: Descriptor

  init(_ socket: Descriptor) { self.socket = socket }

  func send(_ bytes: [UInt8]) {
    _ = Glibc.send(socket.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket.number, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Whether the other end has let go.
  var isLetGo: Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket.number, &bytes, bytes.count, 0)
      if count <= 0 { return count == 0 || errno != EAGAIN }
    }
  }
}

struct RawListener {
  let listener: Descriptor

  func accept() throws -> RawEnd {
    RawEnd(try #require(LocalSocket.accept(from: listener)))
  }
}

extension NodeAddress {
  static let card = NodeAddress(
    file: "/s/scene.json", pointer: JSONPointer(steps: ["root", "subviews", "0"]), id: "card",
    idDepth: 3)
}
