import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

/// What hands do in a window with an open inspector.
@MainActor
protocol InspectorHands {
  /// Has the scene, `scene.json`.
  var folder: TestFolder { get }
}

extension InspectorHands {
  func host() throws -> (host: PreviewHost.Host, inspector: Inspector) {
    var options = HostOptions()
    options.isQuiet = true
    options.threads = 1
    let host = try PreviewHost.Host(path: folder["scene.json"], options: options)
    try host.turn()
    host.handle(key("i"))
    try host.turn()
    return (host, try #require(host.inspector))
  }

  func key(
    _ character: Character, _ modifiers: UIKeyModifierFlags = []
  ) -> HostEvent {
    .keyDown(
      HostEvent.KeyPress(
        code: .keyboardErrorRollOver, character: character, modifiers: modifiers,
        isRepeat: false))
  }

  func arrow(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) -> HostEvent {
    .keyDown(
      HostEvent.KeyPress(code: code, character: nil, modifiers: modifiers, isRepeat: false))
  }

  func click(_ host: PreviewHost.Host, _ x: CGFloat, _ y: CGFloat) throws {
    host.handle(.press(CGPoint(x: x, y: y), modifiers: []))
    host.handle(.release(CGPoint(x: x, y: y)))
    try host.turn()
  }

  func drag(
    _ host: PreviewHost.Host, from start: CGPoint, to end: CGPoint
  ) throws {
    host.handle(.press(start, modifiers: []))
    host.handle(.move(CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)))
    host.handle(.move(end))
    host.handle(.release(end))
    try host.turn()
  }

  func turn(_ host: PreviewHost.Host, until holds: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !holds() {
      guard Date() < deadline else {
        Issue.record("it did not come")
        return
      }
      try host.turn()
    }
  }

  /// Until what the file says is on show.
  func turnUntilRead(_ host: PreviewHost.Host, _ inspector: Inspector) throws {
    try turn(host) {
      inspector.edits.text.files.all.first?.bytes.elementsEqual(text.utf8) == true
    }
    inspector.refresh()
  }

  var text: String {
    String(
      decoding: FileManager.default.contents(atPath: folder["scene.json"]) ?? Data(),
      as: UTF8.self)
  }

  func name(_ inspector: Inspector) -> String? {
    inspector.selectedItem?.node?.node.id?.description
  }

  func type(
    _ words: String, for name: String, _ host: PreviewHost.Host, _ inspector: Inspector
  ) throws {
    inspector.refresh()
    let row = try #require(
      inspector.sheet.sections.flatMap(\.rows).first { $0.name == name }?.inspected)
    inspector.beginTyping(row, at: CGRect(x: 0, y: 0, width: 300, height: 22))
    #expect(inspector.wantsText)
    host.handle(.text(words))
    host.handle(arrow(.keyboardReturnOrEnter))
  }
}
