import QuartzCore

/// Recognises a quick stroke in one of some directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var timer: EventClock.Entry?

  /// How long a stroke may take, in seconds.
  private static let longest: TimeInterval = 0.5
  /// How far it has to go, and how far it may stray, in points.
  private static let distance: CGFloat = 50

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder { starts.append((touch, touch.moment.location)) }
    guard starts.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard timer == nil else { return }
    timer = clock?.schedule(after: Self.longest) { [weak self] in
      guard let self else { return }
      timer = nil
      if attempt.held.isEmpty { state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.state == .possible, attempt.held.isEmpty, !starts.isEmpty else { return }
    let count = CGFloat(starts.count)
    var move = CGPoint.zero
    for (touch, start) in starts {
      move.x += (touch.moment.location.x - start.x) / count
      move.y += (touch.moment.location.y - start.y) / count
    }
    if hasStrayed(move) {
      state = .failed
    } else if starts.count == numberOfTouchesRequired, hasArrived(move) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.held.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = []
    if let timer { clock?.cancel(timer) }
    timer = nil
  }

  private var isLevel: Bool { direction.contains(.left) || direction.contains(.right) }
  private var isUpright: Bool { direction.contains(.up) || direction.contains(.down) }

  private func hasStrayed(_ move: CGPoint) -> Bool {
    (!isUpright && abs(move.y) > Self.distance) || (!isLevel && abs(move.x) > Self.distance)
  }

  private func hasArrived(_ move: CGPoint) -> Bool {
    direction.contains(.right) && move.x >= Self.distance && move.x > abs(move.y)
      || direction.contains(.left) && -move.x >= Self.distance && -move.x > abs(move.y)
      || direction.contains(.down) && move.y >= Self.distance && move.y > abs(move.x)
      || direction.contains(.up) && -move.y >= Self.distance && -move.y > abs(move.x)
  }
}
