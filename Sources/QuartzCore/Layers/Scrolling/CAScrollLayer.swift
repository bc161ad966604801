import CoreGraphics

/// A layer that shows a part of what is larger: its bounds move over its sublayers.
open class CAScrollLayer: CALayer {
  var mode = CAScrollLayerScrollMode.both

  /// The directions in which it scrolls.
  open var scrollMode: CAScrollLayerScrollMode {
    get { mode }
    set { CAScrollLayer.scrollKeys.scrollMode.set(newValue, of: self) }
  }

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { mode = other.mode } else { masksToBounds = true }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.holds("masksToBounds") { masksToBounds = true }
  }

  /// Brings a point of the layer's space to the bounds' origin, as far as the mode lets it.
  open func scroll(to p: CGPoint) {
    guard p.isFinite else { return }
    var origin = bounds.origin
    if scrollMode.isHorizontal { origin.x = p.x }
    if scrollMode.isVertical { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as shows a rectangle; of one that is larger than the bounds, its beginning.
  open func scroll(to r: CGRect) {
    guard r.isFinite else { return }
    let r = r.standardized
    func place(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    scroll(
      to: CGPoint(
        x: place(r.minX, r.maxX, bounds.minX, bounds.width),
        y: place(r.minY, r.maxY, bounds.minY, bounds.height)))
  }

  package override class var table: LayerTable { scrollTable }
  package override class func makeDefault() -> CALayer { CAScrollLayer() }
}

extension CAScrollLayer {
  static let scrollKeys = ScrollKeys()
  static let scrollTable = LayerTable(scrollKeys, after: layerTable)
}

/// What a scroll layer has beyond every layer.
struct ScrollKeys: Sendable {
  let scrollMode = LayerKey(
    "scrollMode", \CAScrollLayer.scrollMode, change: .nothing, options: .silent,
    "The directions in which it scrolls.",
    get: { $0.mode }, set: { $0.mode = $1 })
}

/// The directions in which a scroll layer scrolls; an unknown one is kept and taken as none.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var isVertical: Bool { self == .both || self == .vertically }
  var isHorizontal: Bool { self == .both || self == .horizontally }
}
