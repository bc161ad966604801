import Foundation

/// A number of things, and the place of one among them.
public typealias CFIndex = Int

/// Some units of a text, or some things of an array, that stand side by side.
///
/// Not to be compared, as Apple's is not, so that code which makes it comparable compiles.
public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { (location, length) = (0, 0) }

  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The place of what is not there.
public let kCFNotFound: CFIndex = -1

extension CFRange {
  /// The part of it that is within a number of things; a length that is negative is none.
  package func clamped(to count: Int) -> Range<Int> {
    let lower = max(0, min(location, count))
    // The sum of both might be more than a number can be.
    let (taken, isTooMuch) =
      location < 0 ? length.addingReportingOverflow(location) : (length, false)
    let room = isTooMuch ? 0 : max(0, min(taken, count - lower))
    return lower..<lower + room
  }

  package init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}
