import CoreGraphics

/// Places sublayers as their constraints say.
///
/// Two constraints along an axis say where a layer lies and how large it is. One alone leaves the size,
/// or the place, as it is, and further ones do not count. A layer lies by where those beside it come to lie;
/// where that goes round in a circle, by where they are.
open class CAConstraintLayoutManager: NSObject, CALayoutManager, NSSecureCoding {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// There is nothing to archive.
  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  open func layoutSublayers(of layer: CALayer) {
    var layout = ConstrainedLayout(of: layer)
    for sublayer in layer.sublayers ?? [] { layout.place(sublayer) }
  }
}

/// One layout of a layer's sublayers.
private struct ConstrainedLayout {
  private let superlayer: CALayer
  private let named: [String: CALayer]
  /// Those that lie where they are to lie, or are on the way there.
  private var begun: Set<ObjectIdentifier> = []

  init(of superlayer: CALayer) {
    self.superlayer = superlayer
    let named = (superlayer.sublayers ?? []).compactMap { layer in layer.name.map { ($0, layer) } }
    self.named = Dictionary(named) { first, _ in first }
  }

  /// Those that a layer goes by are placed before it. A list in hand rather than a recursion: rows of
  /// layers may be longer than a stack is deep.
  mutating func place(_ layer: CALayer) {
    var pending = [layer]
    while let next = pending.last {
      if begun.insert(ObjectIdentifier(next)).inserted {
        let sources = (next.constraints ?? []).compactMap { named[$0.sourceName] }
        pending += sources.filter { !begun.contains(ObjectIdentifier($0)) }
      } else {
        pending.removeLast()
        settle(next)
      }
    }
  }

  private func settle(_ layer: CALayer) {
    guard let constraints = layer.constraints else { return }
    let frame = layer.frame
    var (x, y) = (ConstrainedSpan(), ConstrainedSpan())
    for constraint in constraints {
      guard let source = source(named: constraint.sourceName) else { continue }
      let value = source[constraint.sourceAttribute] * constraint.scale + constraint.offset
      if constraint.attribute.isVertical {
        y.take(value, for: constraint.attribute)
      } else {
        x.take(value, for: constraint.attribute)
      }
    }
    let (across, down) = (
      x.solved(from: frame.minX, frame.width), y.solved(from: frame.minY, frame.height)
    )
    let new = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    if new.isFinite, new != frame { layer.frame = new }
  }

  private func source(named name: String) -> CGRect? {
    name == "superlayer" ? superlayer.bounds : named[name]?.frame
  }
}

/// What is known of a stretch along an axis, in the order of the constraints.
private struct ConstrainedSpan {
  private var known: [(share: CGFloat?, value: CGFloat)] = []

  /// A place by how far along the stretch it is, or the length.
  mutating func take(_ value: CGFloat, for attribute: CAConstraintAttribute) {
    guard known.count < 2, !known.contains(where: { $0.share == attribute.share }) else { return }
    known.append((attribute.share, value))
  }

  func solved(from start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let places = known.compactMap { known in known.share.map { (share: $0, value: known.value) } }
    var length = length
    if let given = known.first(where: { $0.share == nil }) { length = given.value }
    if places.count == 2 {
      length = (places[1].value - places[0].value) / (places[1].share - places[0].share)
    }
    length = max(length, 0)
    return (places.first.map { $0.value - $0.share * length } ?? start, length)
  }
}

extension CAConstraintAttribute {
  fileprivate var isVertical: Bool { rawValue >= CAConstraintAttribute.minY.rawValue }

  /// How far along the frame the place is; nil for the length.
  fileprivate var share: CGFloat? {
    switch self {
    case .minX, .minY: 0
    case .midX, .midY: 0.5
    case .maxX, .maxY: 1
    case .width, .height: nil
    }
  }
}

extension CGRect {
  fileprivate subscript(attribute: CAConstraintAttribute) -> CGFloat {
    let (start, length) = attribute.isVertical ? (minY, height) : (minX, width)
    return attribute.share.map { start + $0 * length } ?? length
  }
}
