import CoreGraphics
import QuartzCore
import Scenes
import UIKit

/// All that is to be said of a scene's files, whole: a mark in the corner while there are only
/// warnings, and a list that a click on it or on the strip opens.
@MainActor
final class ProblemList {
  let layer = CALayer()
  private let mark = CALayer()
  private let markText = CAShapeLayer()
  private let list = CALayer()
  private let words = CAShapeLayer()
  private let places = CAShapeLayer()
  private let dots = (errors: CAShapeLayer(), warnings: CAShapeLayer())
  /// Whether somebody has opened it.
  var isOpen = false
  /// The first row that is shown.
  private var first = 0
  private var rows: [Row] = []
  private var shown: Shown?

  /// What is listed, in a window of a size, above something that is so high.
  struct Shown: Equatable {
    var problems: [Problem]
    var size: CGSize
    var below: CGFloat
    var isOpen: Bool
    var first: Int
  }

  /// One of them.
  struct Problem: Equatable {
    var isError: Bool
    /// `Samples/cards.json:41:9`; nil for what is nowhere.
    var place: String?
    var message: String
  }

  private struct Row {
    let problem: Problem
    let frame: CGRect
  }

  private static let fontSize: CGFloat = 12
  private static let inset: CGFloat = 12

  init() {
    layer.name = "problems"
    mark.backgroundColor = CGColor(red: 0.93, green: 0.62, blue: 0.05, alpha: 0.95)
    mark.cornerRadius = 11
    markText.fillColor = CGColor(gray: 0.05, alpha: 1)
    mark.addSublayer(markText)
    list.backgroundColor = CGColor(red: 0.09, green: 0.09, blue: 0.11, alpha: 0.97)
    list.borderWidth = 1
    list.borderColor = CGColor(gray: 1, alpha: 0.14)
    list.cornerRadius = 10
    list.masksToBounds = true
    words.fillColor = CGColor(gray: 1, alpha: 0.95)
    places.fillColor = CGColor(red: 0.5, green: 0.75, blue: 1, alpha: 1)
    dots.errors.fillColor = CGColor(red: 1, green: 0.32, blue: 0.28, alpha: 1)
    dots.warnings.fillColor = CGColor(red: 1, green: 0.72, blue: 0.2, alpha: 1)
    for part in [dots.errors, dots.warnings, places, words] { list.addSublayer(part) }
    for part in [mark, list] { layer.addSublayer(part) }
    layer.isHidden = true
  }

  // MARK: The hand

  enum Answer: Equatable {
    /// It is for somebody else.
    case none
    case taken
    /// The place of a problem was asked for.
    case place(String)
  }

  /// `isOnStrip` tells of a point whether the strip with the first mistake is there.
  func take(_ event: HostEvent, isOnStrip: (CGPoint) -> Bool) -> Answer {
    guard let shown, !shown.problems.isEmpty else { return .none }
    switch event {
    case .press(let point, _):
      if isOnStrip(point) || !mark.isHidden && mark.frame.contains(point) {
        isOpen.toggle()
        return .taken
      }
      guard isOpen, list.frame.contains(point) else { return .none }
      let inside = CGPoint(x: point.x - list.frame.minX, y: point.y - list.frame.minY)
      return rows.first { $0.frame.contains(inside) }?.problem.place.map { .place($0) } ?? .taken
    case .wheel(let point, _, let y, _)
    where isOpen && (list.frame.contains(point) || isOnStrip(point)):
      first = max(0, min(shown.problems.count - 1, first + (y > 0 ? 1 : -1)))
      return .taken
    case .keyDown(let press) where isOpen && press.code == .keyboardEscape:
      isOpen = false
      return .taken
    default: return .none
    }
  }

  // MARK: The picture

  /// Shows what there is, above something that is `below` points high at the bottom.
  func show(_ problems: [Problem], in size: CGSize, below: CGFloat) {
    if problems != shown?.problems { first = 0 }
    if problems.isEmpty { isOpen = false }
    let new = Shown(problems: problems, size: size, below: below, isOpen: isOpen, first: first)
    guard new != shown else { return }
    shown = new
    layer.isHidden = problems.isEmpty
    layer.frame = CGRect(origin: .zero, size: size)
    showMark(problems, in: size, below: below)
    list.isHidden = !isOpen
    if isOpen { showList(problems, in: size, below: below) }
  }

  /// The strip says that there are mistakes; of warnings alone the mark does.
  private func showMark(_ problems: [Problem], in size: CGSize, below: CGFloat) {
    mark.isHidden = problems.contains(where: \.isError) || problems.isEmpty
    guard !mark.isHidden else { return }
    let count = problems.count
    let text = OverlayText(
      count == 1 ? "1 warning" : "\(count) warnings", size: 11, width: 120)
    let width = text.width + 20
    mark.frame = CGRect(
      x: size.width - width - 8, y: size.height - below - 30, width: width, height: 22)
    markText.path = text.path(at: 10, baseline: ((22 - text.height) / 2 + text.ascent).rounded())
  }

  private func showList(_ problems: [Problem], in size: CGSize, below: CGFloat) {
    let width = max(60, min(size.width - 16, 640))
    // It stays in the window, with a line that says where in the list it is.
    let most = max(40, size.height - below - 16)
    let foot: CGFloat = problems.count > 1 ? 18 : 0
    let (letters, links) = (CGMutablePath(), CGMutablePath())
    let (errors, warnings) = (CGMutablePath(), CGMutablePath())
    rows = []
    var y: CGFloat = 8
    for problem in problems[first...] {
      let inside = width - 2 * Self.inset - 16
      let place = problem.place.map {
        OverlayText($0, size: Self.fontSize - 1, width: inside, endsWithEllipsis: true)
      }
      var text = OverlayText(problem.message, size: Self.fontSize, width: inside, lines: 6)
      let room = most - foot - 26 - (place.map { $0.height + 2 } ?? 0)
      if rows.isEmpty, text.height > room {
        let line = OverlayText("l", size: Self.fontSize, width: inside).height
        text = OverlayText(
          problem.message, size: Self.fontSize, width: inside, endsWithEllipsis: true,
          lines: max(1, Int(room / line)))
      }
      let height = text.height + (place.map { $0.height + 2 } ?? 0) + 10
      guard y + height + 8 + foot <= most || rows.isEmpty else { break }
      let left = Self.inset + 16
      letters.addPath(text.path(at: left, baseline: y + 4 + text.ascent))
      if let place {
        links.addPath(place.path(at: left, baseline: y + 6 + text.height + place.ascent))
      }
      let dot = CGRect(x: Self.inset, y: y + 7, width: 8, height: 8)
      (problem.isError ? errors : warnings).addEllipse(in: dot)
      rows.append(Row(problem: problem, frame: CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    let isCut = rows.count < problems.count
    if isCut {
      let shown = rows.count == 1 ? "\(first + 1)" : "\(first + 1)–\(first + rows.count)"
      let text = OverlayText(
        "\(shown) of \(problems.count): the wheel shows the rest",
        size: Self.fontSize - 1, width: width - 2 * Self.inset, endsWithEllipsis: true)
      letters.addPath(text.path(at: Self.inset, baseline: y + 4 + text.ascent))
    }
    let height = y + (isCut ? foot : 0) + 8
    list.frame = CGRect(
      x: ((size.width - width) / 2).rounded(),
      y: max(8, size.height - below - 40 - height), width: width, height: height)
    (words.path, places.path) = (letters, links)
    (dots.errors.path, dots.warnings.path) = (errors, warnings)
  }
}

extension ProblemList.Problem {
  /// As the list has it; notes are left to the terminal.
  init?(_ diagnostic: Diagnostic) {
    guard diagnostic.severity != .note else { return nil }
    isError = diagnostic.severity == .error
    place = diagnostic.place.map(\.description)
    message = DiagnosticRenderer().headline(of: diagnostic)
  }
}
