import CoreGraphics

/// The stage of a scene: how large, how fine, and what lies behind the root.
package struct Canvas: Equatable, Sendable {
  /// In points.
  package var size = CGSize(width: 390, height: 844)
  /// Device pixels a point; nil where the scene leaves it to the display.
  package var scale: CGFloat?
  package var background: ColorValue = .named("white")
  package var appearance: Appearance = .light

  package enum Appearance: String, Sendable, CaseIterable {
    case light
    case dark
  }

  package init() {}

  /// The scale of headless runs whose scene does not name one.
  package static let headlessScale: CGFloat = 2
  /// The longest side in device pixels.
  package static let pixelLimit: CGFloat = 16_384
}
