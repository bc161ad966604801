import CoreGraphics

/// One of several names that Core Animation knows; others may be set, and each property says what
/// it takes them for.
protocol KeyedName: KeyedValue, RawRepresentable<String>, Equatable {
  /// Those that mean something, in the order of the reference.
  static var known: [Self] { get }
}

extension KeyedName {
  static var kind: LayerValue.Kind { .name }
  static var form: LayerProperty.Form {
    .names(known.map { LayerProperty.Name(name: $0.swiftName, rawValue: $0.rawValue) })
  }
  var layerValue: LayerValue { .name(rawValue) }
  init?(_ value: LayerValue) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  var isKnown: Bool { Self.known.contains(self) }

  /// Core Animation's names have hyphens where Swift's have capitals: `even-odd`.
  private var swiftName: String {
    let words = rawValue.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }
}

/// Bits that have names.
protocol KeyedFlags: KeyedValue, OptionSet where RawValue: UnsignedInteger & FixedWidthInteger {
  static var names: [(name: String, bit: Self)] { get }
}

extension KeyedFlags {
  static var kind: LayerValue.Kind { .number }
  static var form: LayerProperty.Form {
    .flags(names.map { LayerProperty.Flag(name: $0.name, bits: UInt($0.bit.rawValue)) })
  }
  var layerValue: LayerValue { .number(CGFloat(rawValue)) }
  init?(_ value: LayerValue) {
    guard let bits = Int(value) else { return nil }
    self.init(rawValue: RawValue(clamping: bits))
  }
}

// MARK: The names of every layer

extension CALayerCornerCurve: KeyedName {
  static var known: [Self] { [.circular, .continuous] }
}

extension CALayerContentsGravity: KeyedName {
  static var known: [Self] {
    [
      .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
      .resize, .resizeAspect, .resizeAspectFill,
    ]
  }
}

extension CALayerContentsFilter: KeyedName {
  static var known: [Self] { [.nearest, .linear, .trilinear] }
}

extension CALayerContentsFormat: KeyedName {
  static var known: [Self] { [.RGBA8Uint, .RGBA16Float, .gray8Uint, .automatic] }
}

extension CALayer.DynamicRange: KeyedName {
  static var known: [Self] { [.automatic, .standard, .constrainedHigh, .high] }
}

extension CALayer.ToneMapMode: KeyedName {
  static var known: [Self] { [.automatic, .never, .ifSupported] }
}

extension CAMediaTimingFillMode: KeyedName {
  static var known: [Self] { [.removed, .forwards, .backwards, .both] }
}

extension CACornerMask: KeyedFlags {
  static var names: [(name: String, bit: Self)] {
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }
}

extension CAEdgeAntialiasingMask: KeyedFlags {
  static var names: [(name: String, bit: Self)] {
    [
      ("layerLeftEdge", .layerLeftEdge), ("layerRightEdge", .layerRightEdge),
      ("layerBottomEdge", .layerBottomEdge), ("layerTopEdge", .layerTopEdge),
    ]
  }
}

// MARK: The names of some classes

extension CAShapeLayerFillRule: KeyedName {
  static var known: [Self] { [.nonZero, .evenOdd] }
}

extension CAShapeLayerLineCap: KeyedName {
  static var known: [Self] { [.butt, .round, .square] }
}

extension CAShapeLayerLineJoin: KeyedName {
  static var known: [Self] { [.miter, .round, .bevel] }
}

extension CAGradientLayerType: KeyedName {
  static var known: [Self] { [.axial, .radial, .conic] }
}

extension CAScrollLayerScrollMode: KeyedName {
  static var known: [Self] { [.none, .vertically, .horizontally, .both] }
}

extension CAEmitterLayerEmitterShape: KeyedName {
  static var known: [Self] { [.point, .line, .rectangle, .cuboid, .circle, .sphere] }
}

extension CAEmitterLayerEmitterMode: KeyedName {
  static var known: [Self] { [.points, .outline, .surface, .volume] }
}

extension CAEmitterLayerRenderMode: KeyedName {
  static var known: [Self] { [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive] }
}

extension CATextLayerAlignmentMode: KeyedName {
  static var known: [Self] { [.natural, .left, .right, .center, .justified] }
}

extension CATextLayerTruncationMode: KeyedName {
  static var known: [Self] { [.none, .start, .end, .middle] }
}

extension CAAnimationCalculationMode: KeyedName {
  static var known: [Self] { [.linear, .discrete, .paced, .cubic, .cubicPaced] }
}

extension CATransitionType: KeyedName {
  static var known: [Self] { [.fade, .moveIn, .push, .reveal] }
}
