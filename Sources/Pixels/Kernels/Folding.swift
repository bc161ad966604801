import CProcessor

// The kernels' own names for the ways in which a sum of signed areas becomes coverage.
extension Folding {
  init(_ rule: FillRule) {
    switch rule {
    case .nonZero: self = .nonZero
    case .evenOdd: self = .evenOdd
    }
  }

  /// The coverage, 0…255, of a sum in fixed point.
  @inline(__always)
  func coverage(_ sum: Int32) -> UInt8 {
    let one = Int32(Fixed.one)
    let part: Int32
    switch self {
    case .nonZero:
      let size = sum < 0 ? 0 &- sum : sum
      part = size < 0 || size > one ? one : size
    case .evenOdd:
      let turn = sum & (2 &* one &- 1)
      part = turn > one ? 2 &* one &- turn : turn
    case .difference:
      part = sum < 0 ? 0 : sum > one ? one : sum
    @unknown default:
      part = 0
    }
    return UInt8(truncatingIfNeeded: (part &* 255 &+ one / 2) >> Int32(Fixed.bits))
  }
}
