import CoreGraphics
import RenderTree

@testable import QuartzCore

/// Layers on which every property can be seen, and other values for all of them.
enum LayerSample {
  /// Every class with rows of its own.
  static let classes: [CALayer.Type] = [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self,
    CAScrollLayer.self, CATiledLayer.self, CAEmitterLayer.self, CATextLayer.self,
    CATransformLayer.self,
  ]

  /// What a layer is prepared for: some properties show only beside some others.
  enum Dress: CaseIterable {
    case plain
    /// A picture with fewer pixels than the layer, in depth, with a shadow, a border and a child.
    case enlarging
    /// A picture with more pixels.
    case reducing
    /// What its class draws, in a plane, above a child that fades in.
    case drawing
  }

  static func image(side: Int, gray: CGFloat = 0.5) -> CGImage? {
    let context = CGContext(width: side, height: side)
    context.setFillColor(CGColor(gray: gray, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return context.makeImage()
  }

  static func dress(_ layer: CALayer, as dress: Dress) {
    layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    layer.position = CGPoint(x: 100, y: 80)
    layer.backgroundColor = CGColor(gray: 0.8, alpha: 1)
    guard dress != .plain else { return }
    if dress != .drawing { layer.contents = image(side: dress == .enlarging ? 4 : 400) }
    layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    layer.cornerRadius = 6
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    layer.masksToBounds = false
    layer.shouldRasterize = true
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    child.backgroundColor = CGColor(gray: 0.2, alpha: 1)
    layer.addSublayer(child)
    guard dress == .drawing else { return }
    let fading = CABasicAnimation(keyPath: "opacity")
    (fading.fromValue, fading.toValue, fading.duration) = (0, 1, 10)
    child.add(fading, forKey: "fading")
    dressClass(layer)
  }

  private static func dressClass(_ layer: CALayer) {
    switch layer {
    case let shape as CAShapeLayer:
      shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 30, height: 20), transform: nil)
      shape.strokeColor = CGColor(gray: 0.1, alpha: 1)
      (shape.lineWidth, shape.lineDashPattern) = (3, [6, 2])
    case let gradient as CAGradientLayer:
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    case let replicator as CAReplicatorLayer:
      replicator.instanceCount = 3
      replicator.instanceColor = CGColor(gray: 0.5, alpha: 0.5)
    case let text as CATextLayer: text.string = "some words"
    case let emitter as CAEmitterLayer: dress(emitter)
    default: break
    }
  }

  private static func dress(_ emitter: CAEmitterLayer) {
    let cell = CAEmitterCell()
    (cell.name, cell.contents) = ("spark", image(side: 4))
    (cell.birthRate, cell.lifetime, cell.velocity, cell.spin) = (20, 2, 30, 1)
    (cell.emissionRange, cell.emissionLatitude, cell.scaleRange) = (3, 1, 0.5)
    emitter.emitterCells = [cell]
    (emitter.emitterShape, emitter.emitterMode) = (.rectangle, .outline)
    emitter.emitterSize = CGSize(width: 20, height: 10)
  }

  /// A value that differs, of the kind of the row's; nil for what belongs to the tree.
  static func other(_ row: LayerProperty, than old: LayerValue) -> LayerValue? {
    switch old {
    case .number(let number): .number(self.number(row.form, than: number))
    case .flag(let flag): .flag(!flag)
    case .name(let name): .name(self.name(row, than: name))
    case .point(let point): .point(CGPoint(x: point.x + 0.25, y: point.y + 0.125))
    case .size(let size): .size(CGSize(width: size.width + 3, height: size.height + 5))
    case .rect(let rect):
      .rect(CGRect(x: rect.minX + 0.25, y: rect.minY, width: rect.width / 2 + 3, height: 0.5))
    case .transform(let transform):
      .transform(CATransform3DConcat(transform, CATransform3DMakeRotation(0.3, 0, 0, 1)))
    case .color: .color(CGColor(srgbRed: 1, green: 0.25, blue: 0.5, alpha: 0.75))
    case .path:
      .path(CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 20), transform: nil))
    case .image: .image(image(side: 8, gray: 0.25))
    case .numbers: .numbers([0.25, 0.75])
    case .colors:
      .colors([CGColor(gray: 0.25, alpha: 1), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)])
    case .object: object(row).map { .object($0) }
    }
  }

  private static func number(_ form: LayerProperty.Form, than old: CGFloat) -> CGFloat {
    switch form {
    case .flags: old == 0 ? 4 : 0
    case .wholeNumber: old + 1
    case .number(let range):
      [0.25, 7].first { range.contains($0) && $0 != Double(old) }.map { CGFloat($0) } ?? 0.5
    default: old == 3 ? 4 : 3
    }
  }

  private static func name(_ row: LayerProperty, than old: String) -> String {
    guard case .names(let names) = row.form else {
      return old == "both" || row.key != "fillMode" ? "Gray8" : "both"
    }
    return names.map(\.rawValue).last { $0 != old } ?? old
  }

  private static func object(_ row: LayerProperty) -> Any? {
    switch row.form {
    case .blendMode: CAFilter(name: "multiplyBlendMode")
    case .filters: [CAFilter.gaussianBlur(radius: 3)]
    case .emitterCells: [CAEmitterCell()]
    case .text: "other words"
    case .font: "JetBrains Mono"
    default: row.key == "mask" ? CALayer() : nil
    }
  }

  // MARK: Text that equal values have alike

  static func text(_ value: LayerValue) -> String { text(value.any as Any) }

  static func text(_ any: Any) -> String {
    switch any {
    case let color as CGColor: color.text
    case let filter as CAFilter: "\(filter.name) \(filter.value(forKey: "inputRadius") ?? "")"
    case let list as [Any]: "[\(list.map(text).joined(separator: ", "))]"
    case let path as CGPath: path.svgText
    default: "\(any)"
    }
  }
}
