import CoreGraphics

/// A map of space by a 4 × 4 matrix on row vectors: `[x y z 1] · m`.
public struct CATransform3D: Equatable, Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// All zeros, as Apple's; the map that changes nothing is `CATransform3DIdentity`.
  public init() {
    self.init(rows: SIMD4(), SIMD4(), SIMD4(), SIMD4())
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    self.init(
      m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
      m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
  }

  var rows: Rows<SIMD4<Double>> {
    Rows(
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44))
  }

  /// Rows of a matrix, numbered from 0: a list that asks for no memory.
  struct Rows<Row> {
    private var rows: (Row, Row, Row, Row)

    init(_ a: Row, _ b: Row, _ c: Row, _ d: Row) { rows = (a, b, c, d) }

    /// Beyond the fourth row there is the fourth.
    subscript(index: Int) -> Row {
      get {
        switch index {
        case 0: rows.0
        case 1: rows.1
        case 2: rows.2
        default: rows.3
        }
      }
      set {
        switch index {
        case 0: rows.0 = newValue
        case 1: rows.1 = newValue
        case 2: rows.2 = newValue
        default: rows.3 = newValue
        }
      }
    }

    mutating func swapAt(_ first: Int, _ second: Int) {
      (self[first], self[second]) = (self[second], self[first])
    }

    func map<Other>(_ body: (Row) -> Other) -> Rows<Other> {
      .init(body(rows.0), body(rows.1), body(rows.2), body(rows.3))
    }
  }
}

public let CATransform3DIdentity = CATransform3D(
  rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

extension CATransform3D {
  /// What the map does to the plane of its layer when depth is dropped.
  package var planar: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether every element is a finite number.
  package var isFinite: Bool {
    // Zero times a finite number is zero, times any other it is not; every commit asks, so
    // without an array.
    let upper = SIMD4<Double>(m11, m12, m13, m14) * 0 + SIMD4<Double>(m21, m22, m23, m24) * 0
    let lower = SIMD4<Double>(m31, m32, m33, m34) * 0 + SIMD4<Double>(m41, m42, m43, m44) * 0
    return upper + lower == SIMD4()
  }

  /// Whether the map has a part that makes far things small.
  package var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }
}
