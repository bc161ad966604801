import Foundation
import Glibc
import Scenes
import Testing

@testable import WindowLink

/// Windows and editors that find and hear each other.
struct LinkTests {
  private let rig: LinkRig

  init() throws { rig = try LinkRig() }

  @Test func aCursorReachesTheWindowAndASelectionTheEditor() throws {
    let window = try rig.window()
    let editor = try rig.editor(of: window)
    editor.tell(cursor: .card)
    #expect(window.turn() == .some(.card))
    #expect(window.turn() == nil)
    window.tell(.selection(.card, takesFocus: true))
    #expect(editor.turn(at: 0) == EditorEnd.Selection(address: .card, takesFocus: true))
    #expect(editor.turn(at: 0) == nil)
  }

  @Test func onlyWindowsOfTheFileHearAndTheOthersThatItIsLeft() throws {
    let (first, second) = (try rig.window(), try rig.window())
    let other = try rig.window(["/s/other.json", "/s/theme.json"])
    let editor = try rig.editor(of: first, second, other)
    editor.tell(cursor: .card)
    #expect(first.turn() == .some(.card) && second.turn() == .some(.card))
    #expect(other.turn() == nil)
    let theme = NodeAddress(file: "/s/theme.json", pointer: JSONPointer(steps: ["root"]))
    editor.tell(cursor: theme)
    #expect(first.turn() == .some(nil))
    #expect(other.turn() == .some(theme))
    // What is left already is not left again.
    editor.tell(cursor: theme)
    #expect(first.turn() == nil)
  }

  @Test func ofManyCursorsTheLastCounts() throws {
    let window = try rig.window()
    let editor = try rig.editor(of: window)
    for index in 0..<50 {
      editor.tell(
        cursor: NodeAddress(
          file: "/s/scene.json", pointer: JSONPointer(steps: ["root", "\(index)"])))
    }
    #expect(window.turn()??.pointer.description == "/root/49")
  }

  @Test func aWindowThatOpensLaterIsHeardOfAtOnce() throws {
    let editor = try rig.editor()
    editor.searchIfDue(at: 0)
    let window = try rig.window()
    _ = editor.turn(at: 0)
    #expect(window.turn() == nil)
    _ = editor.turn(at: 0)
    #expect(editor.windowCount == 1)
  }

  @Test func withoutNewsWindowsAreLookedForNowAndThen() throws {
    let editor = try rig.editor()
    editor.searchIfDue(at: 0)
    let window = try rig.window()
    editor.searchIfDue(at: EditorEnd.searchPause / 2)
    #expect(window.turn() == nil && !window.hasEditors)
    editor.searchIfDue(at: EditorEnd.searchPause)
    #expect(window.turn() == nil && window.hasEditors)
  }

  @Test func aFolderThatIsMadeAnewIsFound() throws {
    var windows = [try rig.window()]
    let editor = try rig.editor(of: windows[0])
    windows = []
    try FileManager.default.removeItem(atPath: rig.folder)
    let window = try rig.window()
    _ = editor.turn(at: 1)
    editor.searchIfDue(at: 10)
    _ = window.turn()
    _ = editor.turn(at: 10)
    #expect(editor.windowCount == 1)
  }

  @Test func aWindowSaysWhenItShowsOtherFiles() throws {
    let window = try rig.window()
    let editor = try rig.editor(of: window)
    let changes = editor.changes
    window.files = ["/s/scene.json"]
    _ = editor.turn(at: 0)
    #expect(editor.changes == changes)
    window.files = ["/s/b.json"]
    _ = editor.turn(at: 0)
    #expect(editor.changes == changes + 1)
    editor.tell(cursor: .card)
    #expect(window.turn() == nil)
  }

  // MARK: Ends

  @Test func anEndThatGoesLeavesTheOtherAlone() throws {
    var windows = [try rig.window()]
    var editors = [try rig.editor(of: windows[0])]
    #expect(rig.names == ["\(getpid())-1.window"])
    windows = []
    #expect(rig.names.isEmpty)
    editors[0].tell(cursor: .card)
    #expect(editors[0].turn(at: 0) == nil && editors[0].windowCount == 0)
    let window = try rig.window()
    editors = [try rig.editor(of: window)]
    editors = []
    window.tell(.selection(.card, takesFocus: false))
    #expect(window.turn() == nil && !window.hasEditors)
  }

  @Test(arguments: [true, false])
  func whatADeadProcessHasLeftIsRemoved(byAnEditor: Bool) throws {
    _ = try rig.window()
    // The socket stays, and nobody listens.
    var left: [RawListener] = [try rig.impostor("77-1.window")]
    #expect(left.count == 1)
    left = []
    #expect(rig.names == ["77-1.window"])
    if byAnEditor {
      try rig.editor().searchIfDue(at: 0)
      #expect(rig.names.isEmpty)
    } else {
      let window = try rig.window()
      #expect(rig.names == ["\(getpid())-1.window"])
      withExtendedLifetime(window) {}
    }
  }

  @Test func whatDoesNotListenYetHasNoNameYet() throws {
    let window = try rig.window()
    let other = try rig.window()
    #expect(rig.names == ["\(getpid())-1.window", "\(getpid())-2.window"])
    withExtendedLifetime((window, other)) {}
  }
}
