import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// What frames cost: how many come, how long each stage takes, and how much of the picture is painted.
@MainActor
final class FrameFigures {
  let layer = CALayer()
  private let text = CAShapeLayer()
  private var frames: [TimeInterval] = []
  private var last: (report: FrameReport, commit: CommitReport, upload: TimeInterval)?
  private var isNew = false
  private var lastShown = -TimeInterval.infinity
  private var isShown = false
  private var height: CGFloat = 0
  /// The layers that cost most, with how long each takes.
  private var worst: [String] = []

  /// Figures that change with every frame cannot be read.
  private static let interval: TimeInterval = 0.25
  private static let fontSize: CGFloat = 11
  private static let lineHeight: CGFloat = 15

  init() {
    layer.name = "figures"
    layer.backgroundColor = CGColor(red: 0.05, green: 0.05, blue: 0.07, alpha: 1)
    layer.cornerRadius = 8
    layer.isHidden = true
    text.fillColor = .white
    layer.addSublayer(text)
  }

  func take(
    _ report: FrameReport, commit: CommitReport, upload: TimeInterval, at now: TimeInterval
  ) {
    frames.append(now)
    frames.removeAll { now - $0 > 1 }
    last = (report, commit, upload)
    isNew = true
  }

  /// Takes in which layers cost most.
  func take(worst: [String]) {
    guard worst != self.worst else { return }
    self.worst = worst
    isNew = true
  }

  /// When there is something else to be read.
  func wait(at now: TimeInterval) -> TimeInterval? {
    isNew ? max(0, lastShown + Self.interval - now) : nil
  }

  /// In a window so high; what does not fit is what matters least.
  func show(_ isWanted: Bool, in height: CGFloat, at now: TimeInterval) {
    layer.isHidden = !isWanted
    defer { isShown = isWanted }
    let isOther = height != self.height
    guard isWanted, !isShown || isOther || isNew && now - lastShown >= Self.interval else {
      return
    }
    (lastShown, isNew, self.height) = (now, false, height)
    let lines = self.lines.prefix(max(1, Int((height - 34) / Self.lineHeight)))
    let path = CGMutablePath()
    for (index, line) in lines.enumerated() {
      let words = OverlayText(line, size: Self.fontSize, width: 260)
      path.addPath(
        words.path(at: 10, baseline: 8 + CGFloat(index) * Self.lineHeight + words.ascent))
    }
    text.path = path
    layer.frame = CGRect(
      x: 10, y: 10, width: 214, height: CGFloat(lines.count) * Self.lineHeight + 14)
  }

  private var lines: [String] {
    guard let (report, commit, upload) = last else { return ["no frame yet"] }
    func ms(_ nanoseconds: Int) -> String { String(format: "%.2f ms", Double(nanoseconds) / 1e6) }
    let all = max(1, report.tilesTotal)
    return [
      "\(frames.count) \(frames.count == 1 ? "frame" : "frames") in the last second",
      "layers committed \(commit.recommitted)",
      "layout and animation \(ms(commit.sampling))",
      "difference \(ms(report.times.diff))",
      "flatten \(ms(report.times.flatten))",
      "paint \(ms(report.times.paint))",
      String(format: "show %.2f ms", upload * 1000),
      "tiles \(report.tilesPainted) of \(report.tilesTotal)"
        + " (\(report.tilesPainted * 100 / all) %)",
      "commands \(report.commands), hidden \(report.culledCommands)",
      "passes \(report.groups)",
    ] + (worst.isEmpty ? [] : ["by themselves, the worst:"] + worst)
  }
}
