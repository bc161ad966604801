import Testing
import UIKit

@testable import Scenes

@MainActor
struct PlainViewTests {
  private final class Badge: UILabel {}

  @Test("properties of a view that no scene made read as those of the nearest class in scenes")
  func values() {
    let badge = Badge()
    badge.text = "3"
    badge.alpha = 0.5
    #expect(PlainView(badge).value(of: "text")?.value.text == PropertyValue.text("3").text)
    #expect(PlainView(badge).value(of: "alpha")?.value.isClose(to: .number(0.5)) == true)
    #expect(PlainView(badge).value(of: "isOn") == nil)
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(PlainView(toggle).value(of: "isOn")?.value.isClose(to: .bool(true)) == true)
  }

  @Test("a path is split at its last dot, and constraints are no properties of views")
  func paths() {
    let path = PlainView.split("list.row.text")
    #expect(path?.name == "list.row" && path?.property == "text")
    #expect(PlainView.split("text") == nil && PlainView.split("a.constraints.top") == nil)
  }
}
