import CoreGraphics
import Foundation
import QuartzCore

/// The bar at the bottom of the window that shows the scene's time while it is held, and by which a
/// hand sets it.
///
/// It shows a page of the time, as long as the scene's longest animation; the knob is where the scene
/// is.
@MainActor
final class Timeline {
  let layer = CALayer()
  private let track = CALayer()
  private let passed = CALayer()
  private let knob = CALayer()
  private let start = CAShapeLayer()
  private let end = CAShapeLayer()
  /// Whether a hand has asked for the bar; it goes when the scene goes on.
  var isWanted = false
  /// Whether the pointer holds the knob.
  private(set) var isHeld = false
  private var page = 0.0...1.0
  private var texts = (start: "", end: "")

  /// In points.
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 10
  private static let inset: CGFloat = 14
  private static let labelWidth: CGFloat = 56
  private static let knobSide: CGFloat = 14
  private static let trackHeight: CGFloat = 4
  private static let fontSize: CGFloat = 12

  init() {
    layer.name = "timeline"
    layer.backgroundColor = CGColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 0.92)
    layer.cornerRadius = Self.height / 2
    layer.cornerCurve = .continuous
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 1, alpha: 0.12)
    layer.isHidden = true
    track.backgroundColor = CGColor(gray: 1, alpha: 0.22)
    passed.backgroundColor = CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 1)
    knob.backgroundColor = .white
    knob.shadowOpacity = 0.4
    knob.shadowOffset = CGSize(width: 0, height: 1)
    for bar in [track, passed] { bar.cornerRadius = Self.trackHeight / 2 }
    knob.cornerRadius = Self.knobSide / 2
    start.fillColor = .white
    end.fillColor = CGColor(gray: 1, alpha: 0.55)
    for part in [track, passed, start, end, knob] { layer.addSublayer(part) }
  }

  // MARK: The hand

  /// What an event means to the bar.
  enum Answer: Equatable {
    /// It is for somebody else.
    case none
    case taken
    /// The scene is to be shown at a time.
    case seek(TimeInterval)
  }

  func take(_ event: HostEvent) -> Answer {
    switch event {
    case .press(let point, _) where contains(point):
      isHeld = true
      return .seek(time(at: point))
    case .move(let point) where isHeld: return .seek(time(at: point))
    case .release where isHeld:
      isHeld = false
      return .taken
    case .inputLost:
      isHeld = false
      return .none
    case .press, .move, .release, .clickSecondary, .hover, .wheel, .grab, .hidden, .finger,
      .keyDown, .keyUp, .text, .markedText, .resized, .exposed, .deviceReset, .wake, .quit:
      return .none
    }
  }

  /// Whether a point of the window is on the bar.
  private func contains(_ point: CGPoint) -> Bool {
    !layer.isHidden && layer.frame.contains(point)
  }

  /// The time at a point of the window, or at the nearest end of the track.
  private func time(at point: CGPoint) -> TimeInterval {
    let x = layer.convert(point, from: layer.superlayer).x - track.frame.minX
    let share = track.bounds.width > 0 ? max(0, min(x / track.bounds.width, 1)) : 0
    return page.lowerBound + Double(share) * (page.upperBound - page.lowerBound)
  }

  // MARK: The picture

  /// A time, on the page of a length that it is on.
  struct Shown: Equatable {
    var time: TimeInterval
    var pageLength: TimeInterval
  }

  /// Shows a time at the bottom of a window less `below`, or goes away for nil.
  func show(_ shown: Shown?, in size: CGSize, below: CGFloat) {
    layer.isHidden = shown == nil
    guard let shown else { return }
    turnPage(to: shown.time, length: shown.pageLength)
    layer.frame = CGRect(
      x: Self.margin, y: size.height - below - Self.margin - Self.height,
      width: max(0, size.width - 2 * Self.margin), height: Self.height)
    place(shown.time)
  }

  /// A page holds its end, so that a hand that drags the knob there does not turn it.
  private func turnPage(to time: TimeInterval, length: TimeInterval) {
    let isSame = (page.upperBound - page.lowerBound - length).magnitude < 1e-9
    if isSame, page.contains(time) { return }
    let first = (time / length).rounded(.down) * length
    page = first...(first + length)
  }

  private func place(_ time: TimeInterval) {
    let middle = Self.height / 2
    let left = Self.inset + Self.labelWidth
    let width = max(0, layer.bounds.width - 2 * left)
    let share = (time - page.lowerBound) / (page.upperBound - page.lowerBound)
    let x = left + width * CGFloat(max(0, min(share, 1)))
    func bar(to end: CGFloat) -> CGRect {
      CGRect(
        x: left, y: middle - Self.trackHeight / 2, width: end - left, height: Self.trackHeight)
    }
    track.frame = bar(to: left + width)
    passed.frame = bar(to: x)
    knob.frame = CGRect(
      x: x - Self.knobSide / 2, y: middle - Self.knobSide / 2, width: Self.knobSide,
      height: Self.knobSide)
    let texts = (start: Self.text(time, digits: 3), end: Self.text(page.upperBound, digits: 1))
    if texts.start != self.texts.start { start.path = Self.path(of: texts.start) }
    if texts.end != self.texts.end { end.path = Self.path(of: texts.end) }
    self.texts = texts
    start.position = CGPoint(x: Self.inset, y: middle)
    end.position = CGPoint(x: left + width + Self.inset, y: middle)
  }

  static func text(_ time: TimeInterval, digits: Int) -> String {
    String(format: "%.\(digits)f s", time)
  }

  /// A line of text, its left end at 0 and its capitals around it.
  private static func path(of text: String) -> CGPath {
    OverlayText(text, size: fontSize, width: 200).path(at: 0, baseline: 0.35 * fontSize)
  }
}
