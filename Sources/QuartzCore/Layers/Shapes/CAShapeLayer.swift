import CoreGraphics
import RenderTree

/// A layer that draws a path, filled and stroked, above its background.
///
/// The path is in the layer's own space and may run past the bounds.
open class CAShapeLayer: CALayer {
  var shape = ShapeState() {
    didSet { if shape != oldValue { markNeedsCommit() } }
  }

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
    set {
      change("path", path != newValue) { shape.path = newValue?.copy() }
    }
  }

  /// Opaque black at first; nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set {
      change("fillColor", fillColor != newValue) { shape.fillColor = newValue }
    }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set {
      change("fillRule", fillRule != newValue) { shape.fillRule = newValue }
    }
  }

  /// Nil at first: no line is drawn.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set {
      change("strokeColor", strokeColor != newValue) { shape.strokeColor = newValue }
    }
  }

  /// The share of the path's length at which the line begins.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set {
      change("strokeStart", strokeStart != newValue) { shape.strokeStart = newValue }
    }
  }

  /// The share of the path's length at which the line ends.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set {
      change("strokeEnd", strokeEnd != newValue) { shape.strokeEnd = newValue }
    }
  }

  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set {
      change("lineWidth", lineWidth != newValue) { shape.lineWidth = newValue }
    }
  }

  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set {
      change("miterLimit", miterLimit != newValue) { shape.miterLimit = newValue }
    }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set {
      change("lineCap", lineCap != newValue) { shape.lineCap = newValue }
    }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set {
      change("lineJoin", lineJoin != newValue) { shape.lineJoin = newValue }
    }
  }

  /// How far into the pattern the line begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      change("lineDashPhase", lineDashPhase != newValue) { shape.lineDashPhase = newValue }
    }
  }

  /// Lengths drawn and left out in turn; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
    set {
      change("lineDashPattern", lineDashPattern != newValue) {
        shape.lineDashPattern = newValue?.map { CGFloat($0.doubleValue) }
      }
    }
  }

  package override class var keyedProperties: [String: LayerProperty] { shapeProperties }
  package override class func makeDefault() -> CALayer { CAShapeLayer() }
  package override var paintContent: Paint.Content? { shape.content ?? super.paintContent }
}
