import CoreGraphics

// Two fingers of one pointer, so that a mouse can pinch and rotate: the second finger is where the
// first would be on the other side of a middle.

extension WindowInput {
  private static var pairIDs: [Int] { [-2, -3] }

  /// Whether the two fingers are down.
  package var isPairDown: Bool { touch(Self.pairIDs[0]) != nil }

  /// Both fingers come down; a press of the pointer is over.
  package func pressPair(at point: CGPoint, around middle: CGPoint, time: TimeInterval) {
    cancel(time: time)
    sendPair(.began, at: point, around: middle, time: time)
  }

  package func movePair(to point: CGPoint, around middle: CGPoint, time: TimeInterval) {
    sendPair(.moved, at: point, around: middle, time: time)
  }

  /// Both fingers are lifted where they are.
  package func releasePair(time: TimeInterval) {
    let changes = Self.pairIDs.compactMap { id in
      touch(id).map { Change(id, .ended, at: $0.moment.location) }
    }
    send(changes, time: time)
  }

  private func sendPair(
    _ phase: UITouch.Phase, at point: CGPoint, around middle: CGPoint, time: TimeInterval
  ) {
    let mirrored = CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
    guard point.isFinite, mirrored.isFinite else { return advance(to: time) }
    let changes = zip(Self.pairIDs, [point, mirrored]).map { Change($0, phase, at: $1) }
    send(changes, time: time)
  }
}
