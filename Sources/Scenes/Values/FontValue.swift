import UIKit

/// A font of a scene file.
package struct FontValue: Hashable, Sendable {
  /// A text style's name; then the rest is what it says.
  var style: String?
  /// A family that can be named; nil for the system's.
  var family: String?
  var weight = UIFont.Weight.regular
  var isItalic = false
  var size: Double

  static let weights = Choices<UIFont.Weight>([
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ])

  /// Words for families, shorter than their names.
  static let designs = Choices<String>([
    ("monospaced", "JetBrains Mono"), ("serif", "DejaVu Serif"),
  ])

  /// The sizes that fonts can have.
  static let sizes = 0.1...10_000.0

  init(size: Double) { self.size = size }

  init?(style name: String) {
    guard let style = UIFont.TextStyle.named.first(where: { $0.name == name })?.style else {
      return nil
    }
    self.init(UIFont.preferredFont(forTextStyle: style))
    self.style = name
  }

  init(_ font: UIFont) {
    let traits = font.fontDescriptor
    size = Double(font.pointSize)
    isItalic = traits.symbolicTraits.contains(.traitItalic)
    let heaviness = font.weight
    weight = Self.weights[Self.weights.name(of: heaviness)] == heaviness ? heaviness : .regular
    family = font.isSystemFont ? nil : font.familyName
  }

  /// The font to draw with, looked up at each call; a style's has the size that UIKit prefers.
  package var font: UIFont {
    if let style, let known = UIFont.TextStyle.named.first(where: { $0.name == style }) {
      return UIFont.preferredFont(forTextStyle: known.style)
    }
    return UIFont.font(family: family, size: size, weight: weight, isItalic: isItalic)
  }

  /// As a dump shows it, and as a file may have it.
  var text: String {
    if let style { return style }
    var words = family.map { [$0] } ?? []
    if weight != .regular { words.append(Self.weights.name(of: weight)) }
    if isItalic { words.append("italic") }
    return (words + [CGFloat(size).text]).joined(separator: " ")
  }
}
