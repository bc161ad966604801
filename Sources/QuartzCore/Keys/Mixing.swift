import CoreGraphics

extension CGColor {
  // Layers have their colours in red, green and blue from the beginning.
  static let blackOfLayers = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  static let whiteOfLayers = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  /// A colour between two in sRGB; none counts as the other without alpha.
  static func mix(_ a: CGColor?, _ b: CGColor?, at t: Double) -> CGColor? {
    guard let a = a ?? b?.copy(alpha: 0), let b = b ?? a.copy(alpha: 0) else { return nil }
    if t == 0 || a === b { return a }
    if t == 1 { return b }
    let mixed = mixed(a, b, at: t)
    return CGColor(srgbRed: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
  }

  /// The components between two colours.
  static func mixed(_ a: CGColor, _ b: CGColor, at t: Double) -> SIMD4<Double> {
    var mixed = a.vector + (b.vector - a.vector) * t
    mixed.w = max(0, min(mixed.w, 1))
    return mixed
  }

  static func sum(_ a: CGColor, _ b: CGColor) -> CGColor {
    let sum = a.vector + b.vector
    return CGColor(srgbRed: sum.x, green: sum.y, blue: sum.z, alpha: max(0, min(sum.w, 1)))
  }

  /// So much of each.
  static func sum(of colors: [CGColor], _ weights: SIMD4<Double>) -> CGColor {
    var sum = SIMD4<Double>.zero
    for (index, color) in colors.enumerated() { sum += color.vector * weights[index] }
    return CGColor(srgbRed: sum.x, green: sum.y, blue: sum.z, alpha: max(0, min(sum.w, 1)))
  }

  private var vector: SIMD4<Double> {
    let (red, green, blue, alpha) = rgba
    return SIMD4(red, green, blue, alpha)
  }
}

extension CGPath {
  /// A path between two of the same steps; nil for others.
  static func mix(_ a: CGPath, _ b: CGPath, at t: Double) -> CGPath? {
    combine(a, b) { p, q in CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
  }

  /// So much of each; nil unless all have the same steps.
  static func sum(of paths: [CGPath], _ weights: SIMD4<Double>) -> CGPath? {
    guard let first = paths.first else { return nil }
    // The first, and so much of the way from it to each of the others: together they are a whole.
    var sum: CGPath? = first
    for (index, path) in paths.enumerated().dropFirst() {
      guard let way = combine(first, path, { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }) else {
        return nil
      }
      let weight = weights[index]
      sum = sum.flatMap {
        combine($0, way) { CGPoint(x: $0.x + $1.x * weight, y: $0.y + $1.y * weight) }
      }
    }
    return sum
  }

  /// A path whose points are made of those of two of the same steps; nil for others.
  private static func combine(
    _ a: CGPath, _ b: CGPath, _ mix: (CGPoint, CGPoint) -> CGPoint
  ) -> CGPath? {
    let (first, second) = (a.elements, b.elements)
    guard first.count == second.count else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(first.count)
    for pair in zip(first, second) {
      switch pair {
      case (.move(let p), .move(let q)): elements.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): elements.append(.line(mix(p, q)))
      case (.quad(let c, let p), .quad(let d, let q)):
        elements.append(.quad(control: mix(c, d), end: mix(p, q)))
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        elements.append(.cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(p, q)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: elements)
  }
}

extension CGImage {
  /// One picture fading into another of the same size; nil for others.
  static func mix(_ a: CGImage, _ b: CGImage, at t: Double) -> CGImage? {
    guard t > 0 else { return a }
    guard t < 1 else { return b }
    guard a.width == b.width, a.height == b.height else { return nil }
    let context = CGContext(width: a.width, height: a.height, scale: 1, pointsDown: false)
    let frame = CGRect(x: 0, y: 0, width: a.width, height: a.height)
    context.setAlpha(1 - t)
    context.draw(a, in: frame)
    context.setBlendMode(.plusLighter)
    context.setAlpha(t)
    context.draw(b, in: frame)
    return context.makeImage()
  }
}
