import CoreGraphics
import RenderTree

/// A layer that draws a path, filled and stroked, above its background.
///
/// The path is in the layer's own space and may run past the bounds.
open class CAShapeLayer: CALayer {
  var shape = ShapeState()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Taken as it is: changing a mutable path afterwards changes nothing.
  open var path: CGPath? {
    get { shape.path }
    set { CAShapeLayer.shapeKeys.path.set(newValue?.copy(), of: self) }
  }

  /// Opaque black at first; nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { CAShapeLayer.shapeKeys.fillColor.set(newValue, of: self) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { CAShapeLayer.shapeKeys.fillRule.set(newValue, of: self) }
  }

  /// Nil at first: no line is drawn.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { CAShapeLayer.shapeKeys.strokeColor.set(newValue, of: self) }
  }

  /// The share of the path's length at which the line begins.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { CAShapeLayer.shapeKeys.strokeStart.set(newValue, of: self) }
  }

  /// The share of the path's length at which the line ends.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { CAShapeLayer.shapeKeys.strokeEnd.set(newValue, of: self) }
  }

  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { CAShapeLayer.shapeKeys.lineWidth.set(newValue, of: self) }
  }

  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { CAShapeLayer.shapeKeys.miterLimit.set(newValue, of: self) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { CAShapeLayer.shapeKeys.lineCap.set(newValue, of: self) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { CAShapeLayer.shapeKeys.lineJoin.set(newValue, of: self) }
  }

  /// How far into the pattern the line begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { CAShapeLayer.shapeKeys.lineDashPhase.set(newValue, of: self) }
  }

  /// Lengths drawn and left out in turn; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
    set {
      CAShapeLayer.shapeKeys.lineDashPattern.set(
        newValue?.map { CGFloat($0.doubleValue) }, of: self)
    }
  }

  package override class var table: LayerTable { shapeTable }
  package override class func makeDefault() -> CALayer { CAShapeLayer() }
  package override var paintContent: Paint.Content? { shape.content ?? super.paintContent }
}
