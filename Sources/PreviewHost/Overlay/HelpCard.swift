import CoreGraphics
import QuartzCore

/// What the keys do, over the scene: a card as large as its words, in a small window on several pages.
@MainActor
final class HelpCard {
  let layer = CALayer()
  private let keys = CAShapeLayer()
  private let words = CAShapeLayer()
  private var size: CGSize?
  /// Which lines are on show first, and how many there is room for.
  private var first = 0
  private(set) var linesOnPage = 0

  private static let fontSize: CGFloat = 12
  private static let lineHeight: CGFloat = 18
  private static let inset: CGFloat = 18
  /// Between keys and words.
  private static let gap: CGFloat = 14
  /// Smaller than by this nobody can read it.
  private static let leastScale: CGFloat = 0.8

  /// As `preview --help` has them, with what the inspector adds.
  static let lines: [(keys: String, words: String)] = [
    ("R    Shift+R", "reload; as the file has it"),
    ("Space    T", "hold; slow"),
    (",    .", "a frame back, and on"),
    ("Alt+Left, Right", "the other scenes of a directory"),
    ("0    1    +    −", "fit, actual size, larger, smaller"),
    ("Middle, Space+drag", "move; Alt+wheel zooms"),
    ("Alt+drag", "two fingers; Ctrl+wheel pinches"),
    ("L", "the scenes beside this one, and lately"),
    ("D    V", "light or dark; variants side by side"),
    ("I", "inspector: S writes, Ctrl+Z takes back"),
    ("E", "layers apart: drag turns, wheel spreads"),
    ("H    U", "what frames cost; what is painted"),
    ("B    O", "blending; passes, and why"),
    ("G", "grid, rulers, safe area, baselines"),
    ("F12    C", "picture, Ctrl 2×, Shift 3×; to copy"),
    ("Shift+F12", "write down what hands do, as a script"),
    ("F11    ?", "full screen; these lines"),
    ("", "A key that the scene wants: with Ctrl."),
  ]

  init() {
    layer.name = "help"
    layer.backgroundColor = CGColor(red: 0.06, green: 0.06, blue: 0.08, alpha: 1)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 1, alpha: 0.14)
    layer.isHidden = true
    keys.fillColor = CGColor(red: 0.45, green: 0.72, blue: 1, alpha: 1)
    words.fillColor = CGColor(gray: 1, alpha: 0.92)
    layer.addSublayer(keys)
    layer.addSublayer(words)
  }

  /// Goes on to the lines that there was no room for; false where there are none, and it begins anew.
  func turnPage() -> Bool {
    let next = first + linesOnPage
    size = nil
    first = linesOnPage > 0 && next < Self.lines.count ? next : 0
    return first > 0
  }

  func show(_ isWanted: Bool, in size: CGSize) {
    layer.isHidden = !isWanted
    guard isWanted, size != self.size else { return }
    if self.size != nil { first = 0 }
    self.size = size
    let columns = Self.lines.map { line in
      (
        OverlayText(line.keys, size: Self.fontSize, width: 300),
        OverlayText(line.words, size: Self.fontSize, width: 400)
      )
    }
    let keyWidth = (columns.map(\.0.width).max() ?? 0) + Self.gap
    let wordWidth = columns.map(\.1.width).max() ?? 0
    let beside = keyWidth + wordWidth + 2 * Self.inset
    // Where keys and words have no room beside each other, they stand below each other.
    let isNarrow = beside * Self.leastScale > size.width - 16
    let width = isNarrow ? max(keyWidth, wordWidth) + 2 * Self.inset : beside
    let linesEach: CGFloat = isNarrow ? 2 : 1
    let room = size.height - 16
    let whole = CGFloat(columns.count) * linesEach * Self.lineHeight + 2 * Self.inset
    let scale = max(0.55, min(1, (size.width - 16) / width, max(Self.leastScale, room / whole)))
    let onPage = Int((room / scale - 2 * Self.inset) / Self.lineHeight / linesEach)
    let isCut = onPage < columns.count
    // The last line of a page says that there is another.
    linesOnPage = isCut ? max(1, onPage - 1) : columns.count
    let page = columns[min(first, columns.count - 1)...].prefix(linesOnPage)
    let (left, right) = (CGMutablePath(), CGMutablePath())
    var y = Self.inset
    for (key, text) in page {
      left.addPath(key.path(at: Self.inset, baseline: y + key.ascent))
      if isNarrow, key.width > 0 { y += Self.lineHeight }
      right.addPath(
        text.path(at: Self.inset + (isNarrow ? 0 : keyWidth), baseline: y + text.ascent))
      y += Self.lineHeight
    }
    if isCut {
      let isLast = first + linesOnPage >= columns.count
      let more = OverlayText(
        isLast ? "?  the scene again" : "?  the next lines", size: Self.fontSize, width: 300)
      left.addPath(more.path(at: Self.inset, baseline: y + more.ascent))
      y += Self.lineHeight
    }
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: y + Self.inset)
    layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    (keys.path, words.path) = (left, right)
  }
}
