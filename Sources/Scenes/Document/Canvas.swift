import CoreGraphics

/// The stage of a scene: how large, how fine, and what lies behind the root.
package struct Canvas: Equatable, Sendable {
  /// In points.
  package var size = CGSize(
    width: CanvasForm.keys.size.standard[0], height: CanvasForm.keys.size.standard[1])
  /// Device pixels a point; nil where the scene leaves it to the display.
  package var scale: CGFloat?
  /// What lies behind the root; white where the scene does not say.
  package var background = CanvasForm.keys.background.standard
  /// Which of their colours adaptive colours have; light where the scene does not say.
  package var appearance = CanvasForm.keys.appearance.standard

  /// The two looks of an interface, by their words in the file.
  package enum Appearance: String, Sendable, CaseIterable {
    case light
    case dark
  }

  package init() {}

  /// The scale of headless runs whose scene does not name one.
  package static let headlessScale: CGFloat = 2
  /// The longest side in device pixels.
  package static let pixelLimit = CGFloat(CGContext.longestSide)
}
