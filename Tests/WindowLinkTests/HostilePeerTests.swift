import Foundation
import Glibc
import Scenes
import Testing

@testable import WindowLink

/// Other ends that are broken, slow, dead or somebody else's.
struct HostilePeerTests {
  private let rig: LinkRig

  init() throws { rig = try LinkRig() }

  private static let cursor = #"{"cursor":{"file":"/s/scene.json","pointer":"/root"}}"#

  private static let nonsense = [
    "hello", "", "{}", "[1]", "{\"cursor\":1}", "{\"cursor\":{\"file\":\"x\"}}",
    "{\"cursor\":{\"file\":\"relative\",\"pointer\":\"/root\"}}", "{\"preview\":1,\"files\":[]}",
    "{\"select\":{\"file\":\"/a\",\"pointer\":\"/b\"}}", "\u{0}\u{1}\u{2}",
    String(repeating: "[", count: 5000),
    "{\"cursor\":[" + String(repeating: "1,", count: 3000) + "1]}",
  ]

  @Test(arguments: nonsense.indices)
  func whoSendsNonsenseIsLetGo(_ index: Int) throws {
    let window = try rig.window()
    let editor = try rig.editor(of: window)
    let peer = try rig.call()
    #expect(window.turn() == nil)
    #expect(peer.text.hasSuffix("\n"))
    peer.send(Self.nonsense[index] + "\n")
    #expect(window.turn() == nil)
    #expect(peer.isLetGo)
    // The others do not notice.
    editor.tell(cursor: .card)
    #expect(window.turn() == .some(.card))
  }

  @Test func bytesOfAnyKindEndNothing() throws {
    let window = try rig.window()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let peer = try rig.call()
      peer.send((0..<Int.random(in: 0...400)).map { _ in random.next() })
      _ = window.turn()
    }
    #expect(window.byteCount <= WindowEnd.mostEditors * LinkConnection.longestLine)
  }

  @Test func halfAMessageWaitsForTheOther() throws {
    let window = try rig.window()
    let peer = try rig.call()
    for byte in Self.cursor.utf8 {
      peer.send([byte])
      #expect(window.turn() == nil)
    }
    peer.send("\n")
    #expect(window.turn()??.pointer.description == "/root")
    peer.send(Self.cursor + "\n" + Self.cursor.dropLast(3))
    #expect(window.turn()??.file == "/s/scene.json")
    #expect(window.turn() == nil && !peer.isLetGo)
  }

  @Test func aMessageWithoutEndTakesNoMemory() throws {
    let window = try rig.window()
    let peer = try rig.call()
    let part = [UInt8](repeating: UInt8(ascii: "1"), count: LinkConnection.mostRead)
    for _ in 0..<100 {
      peer.send(part)
      #expect(window.turn() == nil)
      #expect(window.byteCount <= LinkConnection.longestLine)
    }
    #expect(peer.isLetGo && !window.hasEditors)
  }

  @Test func whoSendsWithoutEndIsReadInParts() throws {
    let window = try rig.window()
    let peer = try rig.call()
    let many = String(repeating: Self.cursor + "\n", count: 4000)
    peer.send(many)
    #expect(window.turn()??.pointer.description == "/root")
    #expect(window.byteCount < 1000)
  }

  @Test func whoNeverReadsIsLetGo() throws {
    let window = try rig.window()
    let editor = try rig.editor(of: window)
    let peer = try rig.call()
    _ = window.turn()
    let long = NodeAddress(
      file: "/s/scene.json",
      pointer: JSONPointer(steps: [String(repeating: "a", count: 300_000)]))
    var heard = 0
    for _ in 0..<12 {
      window.tell(.selection(long, takesFocus: false))
      for _ in 0..<20 {
        if editor.turn(at: 0) != nil { heard += 1 }
        #expect(window.turn() == nil)
      }
      #expect(window.byteCount <= LinkConnection.mostUnread)
    }
    // The one that reads has missed nothing.
    #expect(heard == 12 && peer.isLetGo)
  }

  @Test func whatWaitsIsSentWhenThereIsRoom() throws {
    let window = try rig.window()
    let editor = try rig.editor(of: window)
    let long = NodeAddress(
      file: "/s/scene.json",
      pointer: JSONPointer(steps: [String(repeating: "a", count: 900_000)]))
    window.tell(.selection(long, takesFocus: false))
    #expect(window.byteCount > 0)
    var found: EditorEnd.Selection?
    for _ in 0..<100 where found == nil {
      #expect(window.turn() == nil)
      found = editor.turn(at: 0)
    }
    #expect(found?.address == long && window.byteCount == 0)
  }

  @Test func aWindowThatIsNoneIsLetGoByTheEditor() throws {
    let window = try rig.window()
    let impostor = try rig.impostor()
    let editor = try rig.editor()
    editor.searchIfDue(at: 0)
    let peer = try impostor.accept()
    peer.send("{\"preview\":2,\"files\":[\"/s/scene.json\"]}\n")
    _ = window.turn()
    _ = editor.turn(at: 0)
    #expect(peer.isLetGo && editor.windowCount == 1)
  }

  @Test func aWindowThatSaysNothingIsWaitedForByNobody() throws {
    let impostor = try rig.impostor()
    let editor = try rig.editor()
    editor.searchIfDue(at: 0)
    editor.tell(cursor: .card)
    #expect(editor.turn(at: 0) == nil && editor.windowCount == 0)
    withExtendedLifetime(impostor) {}
  }

  @Test func thereAreOnlySoManyEditors() throws {
    let window = try rig.window()
    // More than wait in the queue at a time.
    let peers = try (0..<WindowEnd.mostEditors + 4).map { _ in
      let peer = try rig.call()
      _ = window.turn()
      return peer
    }
    #expect(peers.count(where: \.isLetGo) == 4)
  }

  // MARK: Folders

  @Test func theFolderIsOnlyOurs() throws {
    let window = try rig.window()
    var state = stat()
    #expect(lstat(rig.folder, &state) == 0 && state.st_mode & 0o777 == 0o700)
    withExtendedLifetime(window) {}
  }

  @Test func aFolderThatOthersMayEnterIsNotUsed() throws {
    mkdir(rig.folder, 0o700)
    chmod(rig.folder, 0o755)
    #expect(WindowEnd(in: rig.folder) == nil)
    #expect(LinkFolder(rig.folder) == nil && rig.names.isEmpty)
  }

  @Test func aLinkInItsPlaceIsNotFollowed() throws {
    let real = rig.folder.dropLast() + "r"
    mkdir(String(real), 0o700)
    symlink(String(real), rig.folder)
    #expect(WindowEnd(in: rig.folder) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: String(real)).isEmpty)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give something away"))
  func whatIsSomebodyElsesIsLeftAlone() throws {
    let other = try rig.impostor("5-1.window")
    chown(rig.folder + "/5-1.window", 65534, 65534)
    let editor = try rig.editor()
    editor.searchIfDue(at: 0)
    #expect(LocalSocket.accept(from: other.listener) == nil)
    #expect(rig.names == ["5-1.window"])
    chown(rig.folder, 65534, 65534)
    #expect(WindowEnd(in: rig.folder) == nil)
  }

  @Test func linksAndFilesInTheFolderAreNoWindows() throws {
    let window = try rig.window()
    symlink("\(getpid())-1.window", rig.folder + "/9-1.window")
    try Data().write(to: URL(filePath: rig.folder + "/8-1.window"))
    let editor = try rig.editor(of: window)
    #expect(editor.windowCount == 1)
    #expect(rig.names.count == 3)
  }

  @Test func theFolderIsTheUsersOrInTheTemporaryOne() throws {
    let own = NSTemporaryDirectory()
    #expect(LinkPlace.folder(in: ["XDG_RUNTIME_DIR": own]) == own + "/preview")
    let fallback = "/tmp/preview-\(geteuid())"
    #expect(LinkPlace.folder(in: [:]) == fallback)
    #expect(LinkPlace.folder(in: ["XDG_RUNTIME_DIR": "relative"]) == fallback)
    #expect(LinkPlace.folder(in: ["XDG_RUNTIME_DIR": "/there/is/none"]) == fallback)
    #expect(LinkPlace.folder(in: ["XDG_RUNTIME_DIR": own, "CI": "true"]) == nil)
  }
}
