import QuartzCore

// Who turns a wheel: fingers, a mouse's wheel, keys, and programs.

extension PickerWheel: UIScrollViewDelegate {
  func prepareHands() {
    scroll.delegate = self
    scroll.onTurn = { [weak self] way in self?.step(by: way) }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] tap in
      guard let self, tap.state == .ended,
        let row = self.row(at: tap.location(in: self).y)
      else { return }
      turn(to: row)
    }
    scroll.addGestureRecognizer(tap)
  }

  /// Whether anything moves it.
  var isTurning: Bool { !scroll.isAtRest }

  // MARK: Programs

  func select(_ row: Int, animated: Bool) {
    guard row >= 0, row < rowCount else { return }
    guard animated, !scroll.dragging.isUnderWay else { return rest(at: row) }
    (told, isByHand, goal) = (row, false, nil)
    scroll.setContentOffset(offset(of: row), animated: true)
    goal = scroll.motion.isUnderWay ? row : nil
  }

  // MARK: Hands

  /// Turns to a row as the user asks.
  func turn(to row: Int) {
    guard row >= 0, row < rowCount else { return }
    isByHand = true
    goal = row
    scroll.go(smoothlyTo: offset(of: row))
    if !scroll.motion.isUnderWay { settle() }
  }

  /// Turns by so many rows from where it is on its way to; tells whether there are any.
  @discardableResult
  func step(by way: Int) -> Bool {
    guard rowCount > 0 else { return false }
    let from = goal ?? selectedRow
    let row = min(max(from + way, 0), rowCount - 1)
    guard row != from else { return false }
    turn(to: row)
    return true
  }

  /// Keys turn it while it has the focus; at its ends the arrows are the focus's again. They are
  /// commands because a key that is held repeats those.
  var turningCommands: [UIKeyCommand] {
    guard isFocused, rowCount > 1 else { return [] }
    let from = goal ?? selectedRow
    let page = max(1, Int(drum.reach))
    let ways = [
      (UIKeyCommand.inputUpArrow, -1), (UIKeyCommand.inputDownArrow, 1),
      (UIKeyCommand.inputPageUp, -page), (UIKeyCommand.inputPageDown, page),
      (UIKeyCommand.inputHome, -rowCount), (UIKeyCommand.inputEnd, rowCount),
    ]
    return ways.filter { $0.1 < 0 ? from > 0 : from < rowCount - 1 }.map { key, way in
      let command = UIKeyCommand(input: key) { [weak self] _ in self?.step(by: way) }
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  /// Nothing moves it any more.
  private func settle() {
    guard rowCount > 0, !scroll.dragging.isUnderWay else { return }
    let wasByHand = isByHand
    let (row, before) = (selectedRow, told)
    rest(at: row)
    if wasByHand, row != before { tell(row) }
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // Whatever a program wanted, it is where it is now.
    goal = nil
    isByHand = true
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
