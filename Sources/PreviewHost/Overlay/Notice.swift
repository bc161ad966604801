import CoreGraphics
import Foundation
import QuartzCore

/// Says in the window for a moment what a key has done that is not to be seen otherwise.
@MainActor
final class Notice {
  let layer = CALayer()
  private let words = CAShapeLayer()
  /// What is said; nil for nothing.
  private(set) var text: String?
  /// When it goes, in the host's time.
  private var end: TimeInterval?
  private var drawn: (text: String, size: CGSize)?

  private static let fontSize: CGFloat = 13
  private static let inset: CGFloat = 12
  private static let height: CGFloat = 30
  private static let duration: TimeInterval = 1.6

  init() {
    layer.name = "notice"
    layer.backgroundColor = CGColor(red: 0.06, green: 0.06, blue: 0.08, alpha: 0.92)
    layer.cornerRadius = Self.height / 2
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 1, alpha: 0.14)
    layer.isHidden = true
    words.fillColor = .white
    layer.addSublayer(words)
  }

  func show(_ text: String, at now: TimeInterval) {
    self.text = text
    end = now + Self.duration
  }

  /// When it goes by itself; nil for never.
  func wait(at now: TimeInterval) -> TimeInterval? { end.map { max(0, $0 - now) } }

  /// Brings it to the top of a window of a size, or takes it away when it is over.
  func update(in size: CGSize, at now: TimeInterval) {
    if let end, now >= end { (text, self.end) = (nil, nil) }
    layer.isHidden = text == nil
    guard let text, drawn?.text != text || drawn?.size != size else { return }
    drawn = (text, size)
    let line = OverlayText(
      text, size: Self.fontSize, width: max(20, size.width - 16 - 2 * Self.inset),
      endsWithEllipsis: true)
    let width = line.width + 2 * Self.inset
    layer.frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: 12, width: width, height: Self.height)
    words.path = line.path(
      at: Self.inset, baseline: ((Self.height - line.height) / 2 + line.ascent).rounded())
  }
}
