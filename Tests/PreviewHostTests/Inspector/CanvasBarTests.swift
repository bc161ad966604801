import CoreGraphics
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

// The menus of the panel.

extension WatchingTests.Inspecting {
  private func choose(_ title: String, in menu: UIMenu?) throws {
    func find(_ menu: UIMenu) -> UIAction? {
      for element in menu.children {
        if let action = element as? UIAction, action.title == title { return action }
        if let group = element as? UIMenu, let found = find(group) { return found }
      }
      return nil
    }
    try #require(menu.flatMap(find), "no '\(title)'").performWithSender(nil, target: nil)
  }

  private func menus(_ inspector: Inspector) -> [UIMenu?] {
    inspector.panel.canvas.arrangedSubviews.map { ($0 as? UIButton)?.menu }
  }

  @Test func theBarSaysOnWhichCanvasTheSceneIs() throws {
    let (host, inspector) = try host()
    let titles = inspector.panel.canvas.arrangedSubviews.map { ($0 as? UIButton)?.currentTitle }
    #expect(titles == ["200 × 100", "Light", "Text L", "→", "Variants"])
    try choose("iPad", in: menus(inspector)[0])
    try choose("Dark", in: menus(inspector)[1])
    try host.turn()
    // The last wish of a turn counts; the menus know of the first then.
    #expect(host.stage.live.scene?.canvas.appearance == .dark)
    try choose("iPad", in: menus(inspector)[0])
    try host.turn()
    let canvas = try #require(host.stage.live.scene?.canvas)
    #expect(canvas.appearance == .dark && canvas.device?.name == "iPad")
    try choose("On its side", in: menus(inspector)[0])
    try host.turn()
    #expect(host.stage.live.scene?.canvas.size == CGSize(width: 1180, height: 820))
    try choose("As the file says", in: menus(inspector)[0])
    try host.turn()
    #expect(host.stage.live.scene?.canvas.size == CGSize(width: 100, height: 200))
    try choose("Text AX L", in: menus(inspector)[2])
    try host.turn()
    #expect(host.stage.live.scene?.canvas.textSize == .accessibilityLarge)
    try choose("Right to left", in: menus(inspector)[3])
    try host.turn()
    #expect(host.stage.live.scene?.canvas.direction == .rightToLeft)
  }

  @Test func variantsAreChosenThere() throws {
    let (host, inspector) = try host()
    try choose("Light and dark", in: menus(inspector)[4])
    try host.turn()
    #expect(host.layout.variants.cells.count == 2)
    try choose("Both directions", in: menus(inspector)[4])
    try host.turn()
    #expect(host.layout.variants.cells.count == 4)
    try choose("Light and dark", in: menus(inspector)[4])
    try host.turn()
    #expect(host.layout.variants.cells.map(\.title) == ["Left to right", "Right to left"])
    try choose("None", in: menus(inspector)[4])
    try host.turn()
    #expect(host.layout.variants.cells.isEmpty)
  }
}
