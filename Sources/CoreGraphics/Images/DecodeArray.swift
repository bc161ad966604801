import Foundation
import Pixels

/// The numbers of a picture's decode array, at an address that stays.
final class DecodeArray: @unchecked Sendable {
  let base: UnsafeMutablePointer<CGFloat>
  let count: Int

  /// A pair for each colour; nil without an array.
  init?(_ numbers: UnsafePointer<CGFloat>?, colors: Int) {
    guard let numbers else { return nil }
    count = colors * 2
    base = .allocate(capacity: count)
    base.initialize(from: numbers, count: count)
  }

  deinit {
    base.deallocate()
  }

  /// What the least and the greatest sample of each colour stand for.
  var ranges: [SampleMeaning.Range] {
    stride(from: 0, to: count, by: 2).map { SampleMeaning.Range(base[$0], base[$0 + 1]) }
  }
}
