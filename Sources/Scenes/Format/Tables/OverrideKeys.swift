import CoreGraphics

/// The keys of whatever is the scene on another canvas: a picture that is kept, or a variant.
struct OverrideKeys: KeyTable {
  let device = Key.choice(
    "device", Device.choices, "A device whose size, scale and safe area the canvas has.",
    "iPhone 15"
  ).literal.orElse("the canvas's")
  let size = Key.numbers(
    "size", in: 1...Double(Canvas.pixelLimit) / 0.25, count: 2...2,
    words: ValueKind.size.expectation, "The canvas's width and height in points.", [320, 568]
  ).literal.orElse("the canvas's")
  let scale = Key.number("scale", in: Canvas.scales, "Device pixels a point.", 1)
    .literal.orElse("the canvas's")
  let appearance = Key.choice(
    "appearance", Canvas.appearances, "Which of their colours adaptive colours have.", "dark"
  ).literal.orElse("the canvas's")
  let textSize = Key.choice(
    "textSize", Canvas.textSizes, "How large the fonts of text styles are.", "extraLarge"
  ).literal.orElse("the canvas's")
  let direction = Key.choice(
    "direction", Canvas.directions, "Where lines begin.", "rightToLeft"
  ).literal.orElse("the canvas's")
}
