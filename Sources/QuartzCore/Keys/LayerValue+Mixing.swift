import CoreGraphics

// What animations do with values: mixing two, adding one to another, going a part of the way.

extension LayerValue {
  /// A value between this one (0) and another (1), or beyond them. Values that have nothing between
  /// them change in the middle.
  package func mixed(with other: LayerValue, at t: Double) -> LayerValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { t == 1 ? b : a + (b - a) * t }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: CGPoint(x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y)),
          size: CGSize(
            width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))))
    case (.transform(let a), .transform(let b)):
      return .transform(TransformMix.mix(a, b, at: t))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      return .numbers(zip(a, b).map { mix($0, $1) })
    case (.color(let a), .color(let b)): return .color(CGColor.mix(a, b, at: t))
    case (.colors(let a?), .colors(let b?)) where a.count == b.count:
      return .colors(zip(a, b).compactMap { CGColor.mix($0, $1, at: t) })
    case (.path(let a?), .path(let b?)):
      if let path = CGPath.mix(a, b, at: t) { return .path(path) }
    case (.image(let a?), .image(let b?)) where a !== b:
      if let image = CGImage.mix(a, b, at: t) { return .image(image) }
    // Two kinds, or one that has nothing between two values.
    default: break
    }
    return t < 0.5 ? self : other
  }

  /// The sum. For transforms: first the other's, then this one.
  package func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y),
          size: CGSize(
            width: a.size.width + b.size.width, height: a.size.height + b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 })
    case (.color(let a?), .color(let b?)): return .color(CGColor.sum(a, b))
    // Two kinds, or one that has no sum.
    default: return other
    }
  }

  /// What adds so many times as much; -1 inverts a transform. Colours and flags stay.
  package func scaled(by factor: Double) -> LayerValue {
    switch self {
    case .number(let a): return .number(a * factor)
    case .point(let a): return .point(CGPoint(x: a.x * factor, y: a.y * factor))
    case .size(let a): return .size(CGSize(width: a.width * factor, height: a.height * factor))
    case .rect(let a):
      return .rect(
        CGRect(
          origin: CGPoint(x: a.origin.x * factor, y: a.origin.y * factor),
          size: CGSize(width: a.size.width * factor, height: a.size.height * factor)))
    case .transform(let a):
      if factor == -1 { return .transform(CATransform3DInvert(a)) }
      return .transform(TransformMix.mix(CATransform3DIdentity, a, at: factor))
    case .numbers(let numbers): return .numbers(numbers?.map { $0 * factor })
    case .flag, .name, .color, .path, .image, .colors, .object: return self
    }
  }

  /// So much of each of four colours or paths, which together are a whole; nil for anything else.
  static func sum(of values: [LayerValue], _ weights: SIMD4<Double>) -> LayerValue? {
    guard let first = values.first else { return nil }
    switch first {
    case .color:
      let colors = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
      return colors.count == values.count ? .color(CGColor.sum(of: colors, weights)) : nil
    case .path:
      let paths = values.compactMap { if case .path(let path) = $0 { path } else { nil } }
      return paths.count == values.count ? CGPath.sum(of: paths, weights).map { .path($0) } : nil
    default: return nil
    }
  }

  /// Whether values of the kind can be added and scaled as vectors.
  var isVector: Bool {
    switch self {
    case .number, .point, .size, .rect, .numbers: true
    case .flag, .name, .transform, .color, .path, .image, .colors, .object: false
    }
  }

  /// What changes nothing when it is added.
  package var nothing: LayerValue {
    switch self {
    case .transform: .transform(CATransform3DIdentity)
    case .color(let color): .color(color?.copy(alpha: 0))
    case .number, .point, .size, .rect, .numbers, .flag, .name, .path, .image, .colors, .object:
      scaled(by: 0)
    }
  }

  /// How far it is to another value; where that has no meaning, all are equally far.
  func distance(to other: LayerValue) -> Double {
    let way = other.adding(scaled(by: -1))
    switch way {
    case _ where !isVector: return 1
    case .number(let a): return Double(a.magnitude)
    case .point(let a): return Double((a.x * a.x + a.y * a.y).squareRoot())
    case .size(let a): return Double((a.width * a.width + a.height * a.height).squareRoot())
    case .rect(let a):
      let origin = LayerValue.point(.zero).distance(to: .point(a.origin))
      let size = LayerValue.size(.zero).distance(to: .size(a.size))
      return (origin * origin + size * size).squareRoot()
    case .numbers(let a?): return Double(a.reduce(0) { $0 + $1 * $1 }.squareRoot())
    case .numbers(nil), .flag, .name, .transform, .color, .path, .image, .colors, .object: return 1
    }
  }

  /// Whether it is nothing, or no more than nothing: zero, no colour, not.
  var isZero: Bool {
    switch self {
    case .number(let a): a == 0
    case .flag(let a): !a
    case .point(let a): a == .zero
    case .size(let a): a == .zero
    case .rect(let a): a == .zero
    case .color(let a): a == nil
    case .path(let a): a == nil
    case .image(let a): a == nil
    case .numbers(let a): a == nil
    case .colors(let a): a == nil
    case .object(let a): a == nil
    case .name, .transform: false
    }
  }

  /// Whether all numbers in it are.
  var isFinite: Bool {
    switch self {
    case .number(let a): a.isFinite
    case .point(let a): a.isFinite
    case .size(let a): a.width.isFinite && a.height.isFinite
    case .rect(let a): a.isFinite && a.size.width.isFinite && a.size.height.isFinite
    case .transform(let a): a.isFinite
    case .numbers(let numbers): numbers?.allSatisfy(\.isFinite) ?? true
    case .flag, .name, .color, .path, .image, .colors, .object: true
    }
  }

  /// A value that a client gave; nil for none, and for one of another kind.
  init?(given any: Any?, as kind: Kind) {
    guard let any, !(any is NSNull) else { return nil }
    if let value = LayerValue(any, as: kind) {
      self = value
      return
    }
    switch kind {
    case .size:
      guard let point = any as? CGPoint else { return nil }
      self = .size(CGSize(width: point.x, height: point.y))
    case .point:
      guard let size = any as? CGSize else { return nil }
      self = .point(CGPoint(x: size.width, y: size.height))
    case .number, .flag, .name, .rect, .transform, .color, .path, .image, .numbers, .colors,
      .object:
      return nil
    }
  }
}

extension LayerValue {
  /// What, added to this value, gives another; nil where nothing does.
  package func wayBack(to old: LayerValue) -> LayerValue? {
    if case .transform(let new) = self, case .transform(let old) = old {
      let back = CATransform3DInvert(new)
      // What cannot be undone is given back as it is.
      guard back != new || CATransform3DConcat(new, back) == CATransform3DIdentity else {
        return nil
      }
      return .transform(CATransform3DConcat(old, back))
    }
    return isVector ? old.adding(scaled(by: -1)) : nil
  }
}
