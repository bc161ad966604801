import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// A scene that has mistakes when the window opens.
  @MainActor
  struct FaultyStart: InspectorHands {
    let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
    }

    private func write(_ views: String, to name: String = "scene.json") throws {
      try folder.write(
        """
        { "canvas": { "size": [300, 200] }, "root": { "id": "root", "subviews": [ \(views) ] } }
        """, to: name)
    }

    private func view(_ name: String, _ host: PreviewHost.Host) -> UIView? {
      host.stage.live.node(named: name)?.view
    }

    private static let right = #"{ "id": "a", "frame": [10, 10, 50, 50], "cornerRadius": 5 }"#
    private static let wrong = #"{ "id": "b", "frame": [90, 10, 50, 50], "cornerRadius": "ten" }"#
    private static let unknown = #"{ "id": "c", "class": "UIVew", "frame": [90, 80, 50, 50] }"#

    @Test func aWrongValueShowsTheRestOfTheScene() throws {
      try write([Self.right, Self.wrong, Self.unknown].joined(separator: ", "))
      let (host, _) = try host()
      let window = host.stage.live.window
      #expect(!window.isHidden && host.layout.showsBanner)
      #expect(view("a", host)?.layer.cornerRadius == 5)
      #expect(view("b", host)?.frame == CGRect(x: 90, y: 10, width: 50, height: 50))
      #expect(view("c", host) == nil)
      #expect(host.room.scene.points == CGSize(width: 300, height: 200))
      #expect(host.entrance.message?.hasPrefix("1 of 2: scene.json:") == true)
      view("a", host)?.alpha = 0.5

      // What is left of a later save takes its place, and what happened meanwhile stays.
      let moved = Self.right.replacing("10, 10", with: "20, 20")
      try write([moved, Self.wrong].joined(separator: ", "))
      try turn(host) { view("a", host)?.frame.minX == 20 }
      #expect(view("a", host)?.alpha == 0.5 && host.layout.showsBanner)

      try write(moved)
      try turn(host) { !host.layout.showsBanner }
      #expect(view("b", host) == nil && view("a", host)?.alpha == 0.5)

      // Of a scene that has been right the last good picture stays.
      try write(Self.wrong)
      try turn(host) { host.layout.showsBanner }
      #expect(view("a", host) != nil && view("b", host) == nil && !window.isHidden)
    }

    @Test(arguments: ["{", #"{ "root": 5 }"#, #"{ "root": { "subviews": [ {} } }"#])
    func ofAFileThatIsNoSceneNothingIsShown(text: String) throws {
      try folder.write(text, to: "scene.json")
      let (host, _) = try host()
      #expect(host.stage.live.window.isHidden && host.layout.showsBanner)
    }

    @Test func anotherSceneWithAMistakeIsNotTheOneBefore() throws {
      try write(Self.right, to: "1.json")
      try write(Self.wrong, to: "2.json")
      try folder.write("{", to: "3.json")
      var options = HostOptions()
      options.isQuiet = true
      let host = try PreviewHost.Host(path: folder.path, options: options)
      try host.turn()
      func next() throws {
        host.handle(arrow(.keyboardRightArrow, .alternate))
        try host.turn()
      }
      try next()
      #expect(view("b", host) != nil && view("a", host) == nil)
      #expect(!host.stage.live.window.isHidden)
      try next()
      #expect(host.stage.live.window.isHidden)
    }
  }
}
