import QuartzCore

// Geometry that the framework derives for parts of its own, such as the knob of a slider.
//
// A layer refuses geometry that is no number, as Apple's does: that is for mistakes of clients. What
// is derived here comes from sizes, insets and images of any kind, and is none of their mistakes; so
// every part of ours is placed by one of the functions below, which only ever set numbers. What a
// subclass says (`trackRect(forBounds:)` and its like) is the client's: it is set as it is given.

extension CGRect {
  /// What is left inside margins: in the middle and without a size where there is no room for them,
  /// while `insetBy` gives the null rectangle, which is no place.
  func inside(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (x, y) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(
      x: minX + x, y: minY + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y)
    ).settled
  }

  /// The rectangle with numbers alone.
  var settled: CGRect { CGRect(origin: origin.settled, size: size.settled) }
}

extension CGPoint {
  /// The point with numbers alone.
  var settled: CGPoint { CGPoint(x: x.settled, y: y.settled) }
}

extension CGSize {
  /// The size with numbers alone.
  var settled: CGSize { CGSize(width: width.settled, height: height.settled) }
}

extension CGFloat {
  /// So far away that nothing is ever seen there, and near enough that sums and products of a few
  /// such lengths are numbers still.
  private static let furthest: CGFloat = 1e15

  /// The nearest number within reach; 0 for what is none.
  var settled: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.furthest), Self.furthest) }
}

extension UIView {
  /// Places a part of the framework's own.
  func lie(in rect: CGRect) { frame = rect.settled }

  /// Places a part that is turned about its middle. It goes there first: what it has of the safe area
  /// stays with it where it ends beyond its superview, and is not to be that of the place before.
  func lie(around middle: CGPoint, size: CGSize) {
    center = middle.settled
    bounds = CGRect(origin: .zero, size: size.settled)
  }

  /// Places a part where a client's subclass may have said: what is no number ends the program.
  func lie(asGiven rect: CGRect) { frame = rect }
}

extension UIView {
  /// Adds a part that is made only when it is needed: above the uppermost of other parts, and below what
  /// clients have put into the view in the meantime.
  func addPart(_ part: UIView, above others: [UIView?]) {
    addPart(part, aboveLast: { view in others.contains { $0 === view } }, else: 0)
  }

  /// Puts a view above the uppermost that is one of some; where there is none, at a place.
  func addPart(_ part: UIView, aboveLast isOther: (UIView) -> Bool, else place: Int) {
    let isIn = part.superviewReference === self
    let place = subviews.place(of: part, isIn: isIn, aboveLast: isOther) ?? place
    // Nobody holds on to the list while it changes, which would copy it.
    if isIn, subviews.indices.contains(place), subviews[place] === part { return }
    insertSubview(part, at: place)
  }

  /// Whether any of some views lies above one.
  func hasSubview(above view: UIView, where isOther: (UIView) -> Bool) -> Bool {
    subviews.reversed().prefix { $0 !== view }.contains(where: isOther)
  }
}

extension RandomAccessCollection where Element == UIView, Index == Int {
  /// Where a view, which may be among these, comes to be above the uppermost other one of a kind; nil
  /// where there is none. What lies further down is looked at only for one that is among these.
  func place(of view: UIView, isIn: Bool, aboveLast isOther: (UIView) -> Bool) -> Int? {
    guard let last = lastIndex(where: { $0 !== view && isOther($0) }) else { return nil }
    // What comes from below leaves its place to those above.
    let isBelow = isIn && self[..<last].contains { $0 === view }
    return isBelow ? last : last + 1
  }
}

extension CALayer {
  /// Places a layer of the framework's own.
  func lie(in rect: CGRect) { frame = rect.settled }
}
