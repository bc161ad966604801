import Foundation

/// What computes a function: from its numbers at `in` to those at `out`.
public typealias CGFunctionEvaluateCallback = (
  _ info: UnsafeMutableRawPointer?, _ in: UnsafePointer<CGFloat>,
  _ out: UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What computes a function, and what is told when the function is no more.
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init() {
    version = 0
  }

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function of the caller's, from some numbers to others.
public final class CGFunction: Hashable {
  let domainDimension: Int
  let rangeDimension: Int
  private let info: UnsafeMutableRawPointer?
  /// What goes in and what comes out is cut to these; nil for all numbers.
  private let domain: [CGFloat]?
  private let range: [CGFloat]?
  private let callbacks: CGFunctionCallbacks

  /// `domain` and `range` have a least and a greatest number for each that goes in and comes out.
  ///
  /// Nil without anything that goes in or comes out, and without what computes it.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    let dimensions = 1...Self.mostDimensions
    guard dimensions.contains(domainDimension), dimensions.contains(rangeDimension),
      callbacks.pointee.evaluate != nil
    else { return nil }
    func pairs(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat]? {
      numbers.map { Array(UnsafeBufferPointer(start: $0, count: 2 * count)) }
    }
    (self.info, self.domainDimension, self.rangeDimension) = (info, domainDimension, rangeDimension)
    self.domain = pairs(domain, domainDimension)
    self.range = pairs(range, rangeDimension)
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// More than any colour has components.
  private static let mostDimensions = 1024

  /// What comes out for as many numbers as go in; 0 for what the function does not write.
  func evaluate(_ input: [CGFloat]) -> [CGFloat] {
    let input = Self.cut(input, domain)
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    callbacks.evaluate?(info, input, &output)
    return Self.cut(output, range)
  }

  private static func cut(_ numbers: [CGFloat], _ pairs: [CGFloat]?) -> [CGFloat] {
    guard let pairs else { return numbers }
    return numbers.enumerated().map { index, number in
      let (least, greatest) = (pairs[2 * index], pairs[2 * index + 1])
      return number > least ? min(number, greatest) : least
    }
  }

  public static func == (left: CGFunction, right: CGFunction) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
