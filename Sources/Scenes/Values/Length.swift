import CoreGraphics

/// A length in points, or a share of the superview's size.
package enum Length: Hashable, Sendable {
  case points(CGFloat)
  /// 1 is the whole of the superview's side.
  case share(CGFloat)

  func resolved(in whole: CGFloat) -> CGFloat {
    switch self {
    case .points(let points): points
    // Shares of shares can grow without end; what no object may have is not passed on.
    case .share(let share):
      min(max(share * whole, -ValueKind.geometryLimit), ValueKind.geometryLimit)
    }
  }
}

/// Two lengths, along x and y: 17 bytes, as very many are kept.
package struct LengthPair: Hashable, Sendable {
  private var first: CGFloat
  private var second: CGFloat
  private var shares: Shares

  /// Which of them are shares.
  private struct Shares: OptionSet, Hashable {
    let rawValue: UInt8
    static let first = Shares(rawValue: 1)
    static let second = Shares(rawValue: 2)
  }

  /// A share of it is one of the width.
  package var x: Length { shares.contains(.first) ? .share(first) : .points(first) }
  /// A share of it is one of the height.
  package var y: Length { shares.contains(.second) ? .share(second) : .points(second) }

  package func point(in whole: CGSize) -> CGPoint {
    if shares.isEmpty { return CGPoint(x: first, y: second) }
    return CGPoint(x: x.resolved(in: whole.width), y: y.resolved(in: whole.height))
  }

  func size(in whole: CGSize) -> CGSize {
    let point = point(in: whole)
    return CGSize(width: point.x, height: point.y)
  }

  package init(x: Length, y: Length) {
    shares = []
    switch x {
    case .points(let points): first = points
    case .share(let share):
      first = share
      shares.insert(.first)
    }
    switch y {
    case .points(let points): second = points
    case .share(let share):
      second = share
      shares.insert(.second)
    }
  }

  init(_ point: CGPoint) { (first, second, shares) = (point.x, point.y, []) }
  init(_ size: CGSize) { (first, second, shares) = (size.width, size.height, []) }
}

/// An origin and a size, both of lengths. Most are numbers of points that are whole, or nearly, and take no
/// more than these need.
package struct LengthRect: Hashable, Sendable {
  private let form: Form

  /// Of what can be written as the one, nothing is written as the other.
  private enum Form: Hashable {
    /// In eighths of points.
    case near(SIMD4<Int16>)
    indirect case any(LengthPair, LengthPair)
  }

  init(origin: LengthPair, size: LengthPair) {
    if case (.points(let x), .points(let y)) = (origin.x, origin.y),
      case (.points(let width), .points(let height)) = (size.x, size.y)
    {
      form = Self.form(of: CGRect(x: x, y: y, width: width, height: height))
    } else {
      form = .any(origin, size)
    }
  }

  init(_ rect: CGRect) { form = Self.form(of: rect) }

  private static func form(of rect: CGRect) -> Form {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    let sides = SIMD4(x, y, Double(rect.size.width), Double(rect.size.height))
    if let near = eighths(sides) { return .near(near) }
    return .any(LengthPair(rect.origin), LengthPair(rect.size))
  }

  private static func eighths(_ sides: SIMD4<Double>) -> SIMD4<Int16>? {
    let eighths = sides * 8
    // What is no number is not among these either.
    guard all(eighths .>= -32_768), all(eighths .<= 32_767) else { return nil }
    let near = SIMD4(Int16(eighths.x), Int16(eighths.y), Int16(eighths.z), Int16(eighths.w))
    // Zeros below zero stay what they are.
    let bits = unsafeBitCast(SIMD4<Double>(near), to: SIMD4<UInt64>.self)
    return bits == unsafeBitCast(eighths, to: SIMD4<UInt64>.self) ? near : nil
  }

  package var origin: LengthPair {
    switch form {
    case .near(let eighths):
      LengthPair(CGPoint(x: Self.points(eighths.x), y: Self.points(eighths.y)))
    case .any(let origin, _): origin
    }
  }

  package var size: LengthPair {
    switch form {
    case .near(let eighths):
      LengthPair(CGSize(width: Self.points(eighths.z), height: Self.points(eighths.w)))
    case .any(_, let size): size
    }
  }

  private static func points(_ eighths: Int16) -> CGFloat { CGFloat(eighths) / 8 }

  /// Where it is in a superview of a size.
  package func rect(in whole: CGSize) -> CGRect {
    CGRect(origin: origin.point(in: whole), size: size.size(in: whole))
  }

  /// The four of them in the order in which files have them.
  package var lengths: [Length] { [origin.x, origin.y, size.x, size.y] }
}
