import QuartzCore

/// A path together with how it is drawn.
///
/// The path's data are a value: `cgPath` hands out a copy and keeps a copy of what it is given.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var style = BezierPathStyle()

  /// An empty path.
  public override init() {
    super.init()
  }

  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other || style == other.style && path == other.path
  }

  open override var hash: Int { path.hashValue }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }

  // As with Apple's, a step that needs a point to begin at does nothing without one.

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc, after a line to its start where the path has a point; `clockwise` as it looks on a
  /// screen whose y axis points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means the word in a space whose y axis points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// The same lines and curves drawn from their ends to their beginnings, each subpath by itself.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed)
    reversed.style = style
    return reversed
  }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  open var bounds: CGRect { path.boundingBox }

  /// Where the next line would begin; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether the filled area has a point, by the path's own fill rule.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: style.fillRule) }

  // MARK: Style

  open var lineWidth: CGFloat {
    get { style.lineWidth }
    set { style.lineWidth = newValue }
  }

  open var lineCapStyle: CGLineCap {
    get { style.lineCap }
    set { style.lineCap = newValue }
  }

  open var lineJoinStyle: CGLineJoin {
    get { style.lineJoin }
    set { style.lineJoin = newValue }
  }

  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  open var flatness: CGFloat {
    get { style.flatness }
    set { style.flatness = newValue }
  }

  open var usesEvenOddFillRule: Bool {
    get { style.fillRule == .evenOdd }
    set { style.fillRule = newValue ? .evenOdd : .winding }
  }

  /// The lengths drawn and left out in turn; none of them, a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dashes =
      pattern == nil ? [] : Array(UnsafeBufferPointer(start: pattern, count: max(0, count)))
    style.dashPhase = phase
  }

  /// The dashes; whoever wants the lengths asks for their count first.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: style.dashes, count: style.dashes.count)
    count?.pointee = style.dashes.count
    phase?.pointee = style.dashPhase
  }

  // MARK: Drawing in the current context; without one, nothing happens

  /// Fills the path with the fill colour, by its own fill rule.
  open func fill() { paint { $0.fillPath(using: style.fillRule) } }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { $0.fillPath(using: style.fillRule) }
  }

  /// Strokes the path with the stroke colour, in its own style.
  open func stroke() { paint { $0.strokePath() } }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { $0.strokePath() }
  }

  /// Clips what is drawn from now on to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: style.fillRule)
  }

  /// Draws the path and leaves the context as it was.
  private func paint(
    _ blendMode: CGBlendMode? = nil, _ alpha: CGFloat = 1, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let blendMode {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    style.setPen(of: context)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  // MARK: NSCopying

  /// A `UIBezierPath` with the same points and style, whatever subclass the receiver is of.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.style = style
    return copy
  }
}
