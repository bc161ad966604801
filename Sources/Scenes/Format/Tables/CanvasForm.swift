import CoreGraphics
import UIKit

/// The keys of a scene's `canvas`.
struct CanvasKeys: KeyTable {
  let device = Key.choice(
    "device", Device.choices,
    "A device whose size, scale and safe area the canvas has, where they are not given.",
    "iPhone 15")
  let orientation = Key.choice(
    "orientation", Canvas.orientations, or: .portrait,
    "How the device is held: on its side the standard size is turned and other edges are covered.",
    "landscape")
  let size = Key.numbers(
    "size", in: 1...Double(Canvas.pixelLimit) / 0.25, count: 2...2,
    words: ValueKind.size.expectation,
    "Width and height in points; times the scale, a side has at most 16384 pixels.", [390, 844]
  ).or([390, 844], [390, 844])
  let isResizable = Key.flag(
    "isResizable",
    "Whether the scene is laid out anew for the size of the window whenever a hand resizes that."
  ).or(false)
  let scale = Key.number("scale", in: Canvas.scales, "Device pixels a point.", 2)
    .orElse("the device's, else the display's; 2 without a display")
  let safeArea = Key.numbers(
    "safeArea", in: 0...Double(Canvas.pixelLimit), count: 4...4,
    words: ValueKind.insets.expectation,
    "How much of each side is covered, so that views lay out as on a device.", [59, 0, 34, 0]
  ).orElse("the device's, else nothing")
  let background = Key.color("background", "What lies behind the root.", "#F2F2F7")
    .or(.named("white"), "white")
  let appearance = Key.choice(
    "appearance", Canvas.appearances, or: .light, "Which of their colours adaptive colours have.",
    "dark")
  let textSize = Key.choice(
    "textSize", Canvas.textSizes, or: .large,
    "How large whoever looks wants text: fonts of text styles follow.", "extraExtraLarge")
  let direction = Key.choice(
    "direction", Canvas.directions, or: .leftToRight,
    "Where lines begin, and with them whatever is leading or trailing.", "rightToLeft")
}

enum CanvasForm {
  static let keys = CanvasKeys()
  static let form = ObjectForm(
    .canvas, "The stage of a scene.", place: " on canvas", keys: keys,
    example: ["size": [320, 200], "background": "#F2F2F7"])
}

extension Canvas {
  /// Device pixels a point.
  static let scales = 0.25...16.0
  static let orientations = Choices<Orientation>(.portrait, .landscape)
  static let appearances = Choices<Appearance>(.light, .dark)
  static let directions = Choices<Direction>(.leftToRight, .rightToLeft)
  package static let textSizes = Choices<UIContentSizeCategory>([
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ])
}

extension Device {
  static let choices = Choices<Device>(all.map { ($0.name, $0) })
}
