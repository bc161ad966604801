import CoreGraphics

/// Finds what those who do not see the screen are told of.
///
/// Lists that clients give keep their order. What is found in views is read row by row, wherever in the
/// tree it stands, but that a group is read before what lies beside it.
@MainActor
struct AccessibilityWalk {
  let isMirrored: Bool
  /// Lists may name what they are in.
  private var seen: Set<ObjectIdentifier> = []

  /// Groups that stand deeper are no groups any more.
  private static let deepest = 200
  /// Tops of one row are no farther apart, as Apple's are not.
  private static let rowTolerance: CGFloat = 8

  init(isMirrored: Bool) {
    self.isMirrored = isMirrored
  }

  /// What is in a container, in order.
  mutating func content(of container: UIResponder, depth: Int) -> [AccessibilityNode] {
    if let list = list(of: container) {
      guard depth < Self.deepest else { return [] }
      return list.flatMap { node(of: $0, depth: depth + 1) }
    }
    guard let view = container as? UIView else { return [] }
    var found: [AccessibilityNode] = []
    var pending = reachable(in: view)
    while let next = pending.popLast() {
      guard !next.isPassedByAccessibility else { continue }
      let isPlain =
        !next.isAccessibilityElement && list(of: next) == nil
        && (!next.shouldGroupAccessibilityChildren || depth >= Self.deepest)
      guard isPlain else {
        found += node(of: next, depth: depth + 1)
        continue
      }
      guard seen.insert(ObjectIdentifier(next)).inserted, !next.isSilencedControl else { continue }
      pending += reachable(in: next)
    }
    return inReadingOrder(found)
  }

  /// An object as an element or a group; none for what shows and says nothing.
  private mutating func node(of object: UIResponder, depth: Int) -> [AccessibilityNode] {
    if let view = object as? UIView, view.isPassedByAccessibility { return [] }
    guard seen.insert(ObjectIdentifier(object)).inserted else { return [] }
    if object.isAccessibilityElement {
      let node = AccessibilityNode(object: object, children: nil)
      let isSeen = !(object is UIView) || !node.frame.isEmpty
      let isSilent = object is UILabel && (node.label ?? "").isEmpty && (node.value ?? "").isEmpty
      return isSeen && !isSilent ? [node] : []
    }
    let children = content(of: object, depth: depth)
    return children.isEmpty ? [] : [AccessibilityNode(object: object, children: children)]
  }

  /// What a container says that it consists of; nil where that is what is found in it.
  private func list(of container: UIResponder) -> [UIResponder]? {
    if let elements = container.accessibilityElements {
      return elements.compactMap { $0 as? UIResponder }
    }
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    // Nobody listens to more.
    return (0..<min(count, 10_000)).compactMap {
      container.accessibilityElement(at: $0) as? UIResponder
    }
  }

  /// The subviews, the last first; of those that shut off what is behind them only the frontmost.
  private func reachable(in view: UIView) -> [UIView] {
    let subviews = view.subviews
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isPassedByAccessibility }
    return modal.map { [$0] } ?? subviews.reversed()
  }

  /// From top to bottom, and in each row in the direction of reading.
  private func inReadingOrder(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let placed = nodes.enumerated().map { (index: $0.offset, place: $0.element.place) }
      .sorted { ($0.place.minY, $0.index) < ($1.place.minY, $1.index) }
    var order: [Int] = []
    var row: [(index: Int, place: CGRect)] = []
    func endRow() {
      order += row.sorted {
        isMirrored
          ? (-$0.place.maxX, $0.place.minY, $0.index) < (-$1.place.maxX, $1.place.minY, $1.index)
          : ($0.place.minX, $0.place.minY, $0.index) < ($1.place.minX, $1.place.minY, $1.index)
      }.map(\.index)
      row = []
    }
    for entry in placed {
      if let first = row.first, entry.place.minY - first.place.minY > Self.rowTolerance { endRow() }
      row.append(entry)
    }
    endRow()
    return order.map { nodes[$0] }
  }
}

extension UIView {
  /// A control that is not to be told of is not told of by its parts either.
  fileprivate var isSilencedControl: Bool {
    accessibility?.isElement == false && self is UIControl && describedAccessibility.isElement
  }
}

extension AccessibilityNode {
  /// Where the node is read: a group with a place of its own there, others where their content is.
  fileprivate var place: CGRect {
    let own = frame
    guard let children, own.isEmpty else { return own }
    return children.reduce(CGRect.null) { $0.union($1.frame) }.settled
  }
}
