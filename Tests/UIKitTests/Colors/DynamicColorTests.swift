import Testing
import UIKit

@Suite struct DynamicColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func text(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let components = color.resolvedColor(with: traits).cgColor.components ?? []
    return components.map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
  }

  @Test(
    "colours of the system have iOS's values in light and dark",
    arguments: [
      (UIColor.systemBlue, "0 122 255 255", "10 132 255 255"),
      (.systemRed, "255 59 48 255", "255 69 58 255"),
      (.systemTeal, "48 176 199 255", "64 200 224 255"),
      (.systemGray6, "242 242 247 255", "28 28 30 255"),
      (.label, "0 0 0 255", "255 255 255 255"),
      (.secondaryLabel, "60 60 67 153", "235 235 245 153"),
      (.systemBackground, "255 255 255 255", "0 0 0 255"),
      (.tertiarySystemFill, "118 118 128 31", "118 118 128 61"),
      (.tintColor, "0 122 255 255", "10 132 255 255"),
    ])
  func systemColors(_ color: UIColor, _ inLight: String, _ inDark: String) {
    #expect(text(color, light) == inLight)
    #expect(text(color, dark) == inDark)
  }

  @Test("a rule is asked each time, and keeps its alpha")
  func rules() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(color == color && color != UIColor { _ in .black })
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.systemPink)
  }

  @Test("a rule that gives a rule is followed to the end")
  func nested() {
    let color = UIColor { _ in .label }
    #expect(color.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.cgColor == UIColor.label.resolvedColor(with: .current).cgColor)
  }
}
