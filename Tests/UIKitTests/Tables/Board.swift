import CoreGraphics
import Foundation
import TestSupport

@testable import QuartzCore
@testable import UIKit

/// A table that fills a window of 390 × 600, with rows by numbers that a test can change, and fingers,
/// keys and frames at times that it names. What the delegate hears is noted.
@MainActor
class Board: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600)).shown()
  let table: UITableView
  let input: WindowInput
  private(set) var time = 0.0
  /// The rows of each section, by what they say.
  var rows: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var notesDisplay = false
  var notesTouches = false
  private(set) var cellsMade = 0
  /// Changes a cell before the table has it.
  var dress: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ style: UITableView.Style = .plain, _ rows: [[String]]) {
    table = UITableView(frame: window.bounds, style: style)
    self.rows = rows
    input = WindowInput(window: window)
    super.init()
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(displayScale: 2),
    ])
    table.contentScaleFactor = 2
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  /// One section of so many rows.
  convenience init(_ style: UITableView.Style = .plain, count: Int) {
    self.init(style, [(0..<count).map { "Row \($0)" }])
  }

  // MARK: Time

  func frame(at time: Double) {
    self.time = time
    LayerClock.$staged.withValue(time) {
      input.advance(to: time)
      _ = window.layer.commitTree()
      UIApplication.shared.runAfterCommit()
    }
  }

  func frame() { frame(at: time) }

  /// Makes frames for a while.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 { frame(at: min(time + 1.0 / 60, end)) }
  }

  /// Makes what happens now, and the frame after it.
  @discardableResult
  func now<Result>(_ change: () -> Result) -> Result {
    let result = LayerClock.$staged.withValue(time) { change() }
    frame()
    return result
  }

  // MARK: Fingers and keys

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    LayerClock.$staged.withValue(time) {
      input.send([.init(1, phase, at: CGPoint(x: x, y: y))], time: time)
    }
    frame()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    time += 0.05
    touch(.ended, x, y)
    // Two taps at one place are not a series.
    time += 1
  }

  func drag(_ x: CGFloat, _ start: CGFloat, to end: CGFloat, by sideways: CGFloat = 0) {
    touch(.began, x, start)
    for step in 1...10 {
      time += 0.01
      let share = CGFloat(step) / 10
      touch(.moved, x + sideways * share, start + (end - start) * share)
    }
    time += 0.5
    touch(.ended, x + sideways, end)
  }

  @discardableResult
  func key(_ key: UIKeyboardHIDUsage) -> Bool {
    let isUsed = LayerClock.$staged.withValue(time) { input.keyDown(UIKey(key), time: time) }
    LayerClock.$staged.withValue(time) { input.keyUp(key, time: time) }
    frame()
    return isUsed
  }

  // MARK: What is seen

  /// What the rows that are seen say.
  var seen: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Where a view is on show now.
  func onShow(_ view: UIView) -> CGRect? {
    LayerClock.$staged.withValue(time) { view.layer.presentation()?.frame }
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellsMade += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    dress(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  // MARK: UITableViewDelegate

  private func note(_ call: String, _ path: IndexPath) {
    CallRecord.note("\(call) \(path.section).\(path.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if notesDisplay { note("will display", indexPath) }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if notesDisplay { note("did end", indexPath) }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if notesTouches { note("should highlight", indexPath) }
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if notesTouches { note("did highlight", indexPath) }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    if notesTouches { note("did unhighlight", indexPath) }
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if notesTouches { note("will select", indexPath) }
    return indexPath
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if notesTouches { note("will deselect", indexPath) }
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if notesTouches { note("did select", indexPath) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if notesTouches { note("did deselect", indexPath) }
  }

  // MARK: Menus

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
