import CoreGraphics
import Scenes
import Testing
import UIKit

@testable import LiveCode

/// The scenes that previews are shown as.
@MainActor
struct PreviewTextTests {
  private final class Card: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 120.4, height: 48) }
  }

  private func load(_ preview: Preview, isController: Bool = false) throws -> ExpandedScene {
    let sceneClass = SceneClass(own: "#Preview", like: isController ? .viewController : .view) {
      isController ? .controller(UIViewController()) : .view(PreviewContainer(Card()))
    }
    SceneClass.own.append(sceneClass)
    defer { SceneClass.own.removeAll { $0 === sceneClass } }
    let text = PreviewText(preview, as: sceneClass).text
    let load = SceneLoad.load("a.swift#", from: FilesInMemory(["a.swift#": text]))
    #expect(load.diagnostics.isEmpty)
    return try #require(load.scene)
  }

  @Test func everyTraitIsOneOfTheCanvas() throws {
    let scene = try load(
      Preview(
        "All", traits: .device("iPhone SE"), .landscapeLeft, .appearance(.dark),
        .textSize(.extraLarge), .layoutDirection(.rightToLeft)
      ) { Card() })
    #expect(scene.canvas.device?.name == "iPhone SE")
    #expect(scene.canvas.size.width > scene.canvas.size.height)
    #expect(scene.canvas.appearance == .dark)
    #expect(scene.canvas.textSize == .extraLarge)
    #expect(scene.canvas.direction == .rightToLeft)
  }

  @Test func sizesAreTheCanvas() throws {
    let fixed = try load(
      Preview(traits: .fixedLayout(width: 200, height: 100.5)) { Card() })
    #expect(fixed.canvas.size == CGSize(width: 200, height: 100.5))
    let fitting = try load(Preview(traits: .sizeThatFitsLayout) { Card() })
    #expect(fitting.canvas.size == CGSize(width: 121, height: 48))
    let made = try load(
      Preview(traits: .sizeThatFitsLayout) {
        Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      })
    #expect(made.canvas.size == CGSize(width: 30, height: 20))
    #expect(try load(Preview { Card() }).canvas.size == Canvas().size)
  }

  @Test func aControllerIsTheRoot() throws {
    let scene = try load(Preview { UIViewController() }, isController: true)
    #expect(scene.root.sceneClass.isController)
    #expect(try load(Preview { Card() }).root.subviews.count == 1)
  }

  @Test func aViewStandsInTheMiddleAsItWantsTo() {
    func place(_ view: UIView, fills: Bool = false) -> CGRect {
      let container = PreviewContainer(view, fills: fills)
      container.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      container.layoutIfNeeded()
      return view.frame
    }
    #expect(place(Card()) == CGRect(x: 139.5, y: 126, width: 121, height: 48))
    let made = Card(frame: CGRect(x: 7, y: 7, width: 40, height: 30))
    #expect(place(made) == CGRect(x: 180, y: 135, width: 40, height: 30))
    #expect(place(Card(), fills: true) == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(place(UIView()) == CGRect(x: 0, y: 0, width: 400, height: 300))
  }
}
