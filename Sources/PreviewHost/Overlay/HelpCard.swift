import CoreGraphics
import QuartzCore

/// What the keys do, over the scene.
@MainActor
final class HelpCard {
  let layer = CALayer()
  private let keys = CAShapeLayer()
  private let words = CAShapeLayer()
  private var size: CGSize?

  private static let fontSize: CGFloat = 12
  private static let lineHeight: CGFloat = 18
  private static let keyWidth: CGFloat = 124
  private static let inset: CGFloat = 18
  private static let width: CGFloat = 386

  /// As `preview --help` has them, with what the inspector adds.
  private static let lines: [(keys: String, words: String)] = [
    ("R    Shift+R", "reload; as the file has it"),
    ("Space    T", "hold; slow"),
    (",    .", "a frame back, and on"),
    ("Alt+Left, Right", "the other scenes of a directory"),
    ("0    1    +    −", "fit, actual size, larger, smaller"),
    ("Middle, Space+drag", "move; Alt+wheel zooms"),
    ("Alt+drag", "two fingers; Ctrl+wheel pinches"),
    ("L", "the scenes beside this one, and those of lately"),
    ("D    V", "light or dark; variants side by side"),
    ("I", "inspector: S writes, Ctrl+Z takes back"),
    ("E", "layers apart: drag turns, wheel spreads"),
    ("H    U", "what frames cost; what is painted"),
    ("B    O", "blending; passes, and why"),
    ("G", "grid, rulers, safe area, baselines"),
    ("F12    C", "picture; Ctrl 2×, Shift too 3×; to the clipboard"),
    ("Shift+F12", "write down what hands do, as a script"),
    ("F11    ?", "full screen; these lines"),
    ("", "A key that the scene wants: with Ctrl."),
  ]

  init() {
    layer.name = "help"
    layer.backgroundColor = CGColor(red: 0.06, green: 0.06, blue: 0.08, alpha: 0.94)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 1, alpha: 0.14)
    layer.isHidden = true
    keys.fillColor = CGColor(red: 0.45, green: 0.72, blue: 1, alpha: 1)
    words.fillColor = CGColor(gray: 1, alpha: 0.92)
    layer.addSublayer(keys)
    layer.addSublayer(words)
  }

  func show(_ isWanted: Bool, in size: CGSize) {
    layer.isHidden = !isWanted
    guard isWanted, size != self.size else { return }
    self.size = size
    let height = CGFloat(Self.lines.count) * Self.lineHeight + 2 * Self.inset
    // A window that is smaller than the card has it smaller.
    let scale = min(1, (size.width - 16) / Self.width, (size.height - 16) / height)
    layer.bounds = CGRect(x: 0, y: 0, width: Self.width, height: height)
    layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    layer.setAffineTransform(CGAffineTransform(scaleX: max(0.2, scale), y: max(0.2, scale)))
    let (left, right) = (CGMutablePath(), CGMutablePath())
    for (index, line) in Self.lines.enumerated() {
      let y = Self.inset + CGFloat(index) * Self.lineHeight
      let key = OverlayText(line.keys, size: Self.fontSize, width: 200)
      let text = OverlayText(line.words, size: Self.fontSize, width: 300)
      left.addPath(key.path(at: Self.inset, baseline: y + key.ascent))
      right.addPath(text.path(at: Self.inset + Self.keyWidth, baseline: y + text.ascent))
    }
    keys.path = left
    words.path = right
  }
}
