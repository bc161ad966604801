import CoreGraphics
import RenderTree

/// A layer that draws a gradient over its background, in its rounded bounds.
open class CAGradientLayer: CALayer {
  var gradient = GradientState()
  /// Of the node that the contents are, above the gradient.
  private let contentsNumber = CALayer.nextNumber()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `CGColor`s; with fewer than two, nothing is drawn. What is no colour is left out.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      CAGradientLayer.gradientKeys.colors.set(newValue?.compactMap { $0 as? CGColor }, of: self)
    }
  }

  /// A place from 0 to 1 for each colour; without any, the colours are evenly spread.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      CAGradientLayer.gradientKeys.locations.set(
        newValue?.map { CGFloat($0.doubleValue) }, of: self)
    }
  }

  /// In fractions of the bounds.
  open var startPoint: CGPoint {
    get { gradient.start }
    set { CAGradientLayer.gradientKeys.startPoint.set(newValue, of: self) }
  }

  /// In fractions of the bounds.
  open var endPoint: CGPoint {
    get { gradient.end }
    set { CAGradientLayer.gradientKeys.endPoint.set(newValue, of: self) }
  }

  open var type: CAGradientLayerType {
    get { gradient.type }
    set { CAGradientLayer.gradientKeys.type.set(newValue, of: self) }
  }

  package override class var table: LayerTable { gradientTable }
  package override class func makeDefault() -> CALayer { CAGradientLayer() }
  package override var paintContent: Paint.Content? { gradient.content ?? super.paintContent }

  /// The contents, where there is a gradient below them.
  private var contentsAbove: Paint.Content? {
    state.contents.image == nil || gradient.content == nil ? nil : super.paintContent
  }

  package override var arrangesNodes: Bool { contentsAbove != nil }

  package override func arrange(_ nodes: inout [RenderNode], late seconds: Double) {
    guard let contentsAbove else { return }
    let node = RenderNode(
      id: contentsNumber, geometry: Geometry(bounds: bounds, transform: .identity),
      paint: Paint(content: contentsAbove), effect: .none, children: [])
    nodes.insert(node, at: 0)
  }
}

/// The shape of a gradient; an unknown one is kept and drawn as `axial`.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
