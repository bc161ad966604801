import CoreGraphics

/// A place or a length of a layer's frame.
public enum CAConstraintAttribute: Int32, Sendable {
  case minX
  case midX
  case maxX
  case width
  case minY
  case midY
  case maxY
  case height
}

/// Says where a layer lies: one place or length of its frame, by one of a layer beside it or of its
/// superlayer.
///
/// Layers beside it are known by their names, and `superlayer` is the superlayer, by its bounds.
open class CAConstraint: NSObject, NSSecureCoding {
  open var attribute: CAConstraintAttribute { ends.own }
  open var sourceName: String { source }
  open var sourceAttribute: CAConstraintAttribute { ends.source }
  /// The source's value is multiplied by it first,
  open var scale: CGFloat { factor }
  /// and then this is added.
  open var offset: CGFloat { addend }

  private let ends: (own: CAConstraintAttribute, source: CAConstraintAttribute)
  private let source: String
  private let factor: CGFloat
  private let addend: CGFloat

  public init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute, scale m: CGFloat, offset c: CGFloat
  ) {
    ends = (attr, srcAttr)
    (source, factor, addend) = (srcId, m, c)
    super.init()
  }

  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute, offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }

  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }

  /// Nil where the archive has no such attributes, or no name.
  public required init?(coder: NSCoder) {
    func attribute(_ key: String) -> CAConstraintAttribute? {
      (coder.decodeValue(forKey: key) as? NSNumber).flatMap {
        CAConstraintAttribute(rawValue: $0.int32Value)
      }
    }
    guard let own = attribute("attribute"), let other = attribute("sourceAttribute"),
      let source = coder.decodeValue(forKey: "sourceName") as? String
    else { return nil }
    ends = (own, other)
    self.source = source
    factor = (coder.decodeValue(forKey: "scale") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
    addend = (coder.decodeValue(forKey: "offset") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encodeValue(attribute.rawValue, forKey: "attribute")
    coder.encodeValue(sourceAttribute.rawValue, forKey: "sourceAttribute")
    coder.encodeValue(sourceName, forKey: "sourceName")
    coder.encodeValue(Double(scale), forKey: "scale")
    coder.encodeValue(Double(offset), forKey: "offset")
  }

  open class var supportsSecureCoding: Bool { true }
}
