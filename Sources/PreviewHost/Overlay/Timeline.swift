import CoreGraphics
import Foundation
import QuartzCore

/// The bar at the bottom of the window that shows the scene's time while it is held, and by which a
/// hand sets it.
///
/// It shows a page of the time, whose ends are written beside it: all of it from the beginning on, or of
/// a scene that moves for ever the round that it is in. The knob is where the scene is, with the time
/// above it.
@MainActor
final class Timeline {
  let layer = CALayer()
  private let track = CALayer()
  private let passed = CALayer()
  private let knob = CALayer()
  private let now = CAShapeLayer()
  private let start = CAShapeLayer()
  private let end = CAShapeLayer()
  /// Whether a hand has asked for the bar; it goes when the scene goes on.
  var isWanted = false
  /// Whether the pointer holds the knob.
  private(set) var isHeld = false
  private var page = 0.0...1.0
  private var texts = (now: "", start: "", end: "")

  /// In points.
  private static let height: CGFloat = 38
  /// Where the track is, from the top.
  private static let middle: CGFloat = 26
  private static let margin: CGFloat = 10
  private static let inset: CGFloat = 14
  private static let labelWidth: CGFloat = 56
  private static let knobSide: CGFloat = 14
  private static let trackHeight: CGFloat = 4
  private static let fontSize: CGFloat = 12

  init() {
    layer.name = "timeline"
    layer.backgroundColor = CGColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 0.92)
    layer.cornerRadius = 14
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
    now.fillColor = .white
    for text in [start, end] { text.fillColor = CGColor(gray: 1, alpha: 0.55) }
    for part in [track, passed, now, start, end, knob] { layer.addSublayer(part) }
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
    /// Whether there is another page after each; else one goes from the beginning as far as it has to.
    var turnsPages = true
  }

  /// Shows a time at the bottom of a window less `below`, or goes away for nil.
  func show(_ shown: Shown?, in size: CGSize, below: CGFloat) {
    layer.isHidden = shown == nil
    guard let shown else {
      page = 0...0
      return
    }
    if shown.turnsPages {
      turnPage(to: shown.time, length: shown.pageLength)
    } else {
      growPage(to: shown.time, length: shown.pageLength)
    }
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

  /// One that is on show gets no shorter, so that a hand that drags the knob back does not change it.
  private func growPage(to time: TimeInterval, length: TimeInterval) {
    if page.lowerBound == 0, page.upperBound >= length, page.contains(time) { return }
    var end = length
    // 1, 2, 5, 10, 20, 50 …
    for step in 0..<40 where end < time {
      end = pow(10, Double(step / 3)) * [1, 2, 5][step % 3]
    }
    page = 0...max(end, time)
  }

  private func place(_ time: TimeInterval) {
    let middle = Self.middle
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
    let texts = (
      now: Self.text(time, digits: 3), start: Self.text(page.lowerBound, digits: 1),
      end: Self.text(page.upperBound, digits: 1)
    )
    if texts.now != self.texts.now { now.path = Self.path(of: texts.now) }
    if texts.start != self.texts.start { start.path = Self.path(of: texts.start) }
    if texts.end != self.texts.end { end.path = Self.path(of: texts.end) }
    self.texts = texts
    let nowWidth = now.path?.boundingBox.width ?? 0
    now.position = CGPoint(
      x: max(Self.inset, min(x - nowWidth / 2, layer.bounds.width - Self.inset - nowWidth)), y: 11)
    let startWidth = start.path?.boundingBox.width ?? 0
    start.position = CGPoint(x: left - Self.inset - startWidth, y: middle)
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
