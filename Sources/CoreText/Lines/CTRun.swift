import CoreGraphics
import Foundation
import Typography

/// What is special about a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Places of the text do not go one way along the glyphs.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The font leans, or is otherwise transformed.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Glyphs of a line that share all attributes, from left to right.
public final class CTRun {
  let laid: LaidRun
  let paint: TextPaint
  let attributes: [NSAttributedString.Key: Any]
  /// Its characters' place in the string that the line was made of.
  let range: Range<Int>
  lazy var glyphs = HeldArray(laid.glyphs.map { CGGlyph(truncatingIfNeeded: $0) })
  lazy var positions = HeldArray(laid.positions.map { CGPoint(x: $0.x, y: -$0.y) })
  lazy var advances = HeldArray(laid.advances.map { CGSize(width: $0, height: 0) })
  lazy var indices = HeldArray(laid.clusters)

  init(
    _ laid: LaidRun, _ paint: TextPaint, _ attributes: [NSAttributedString.Key: Any],
    range: Range<Int>
  ) {
    (self.laid, self.paint, self.attributes, self.range) = (laid, paint, attributes, range)
  }

  /// Another run of the same look.
  func with(_ laid: LaidRun) -> CTRun { CTRun(laid, paint, attributes, range: range) }

  /// The place right of its glyphs, from the line's left end.
  var end: CGFloat { laid.x + laid.width }

  var count: Int { laid.glyphs.count }

  /// The glyphs of a range; a length of 0 means all up to the end.
  func part(_ range: CFRange) -> Range<Int> {
    if range.length == 0 {
      return CFRange(location: range.location, length: count).clamped(to: count)
    }
    return range.clamped(to: count)
  }
}

/// Values at an address that stays as long as whoever holds them.
final class HeldArray<Value> {
  private let values: UnsafeMutableBufferPointer<Value>

  init(_ values: [Value]) {
    self.values = .allocate(capacity: max(1, values.count))
    _ = self.values.initialize(from: values)
    count = values.count
  }

  let count: Int

  var address: UnsafePointer<Value>? { values.baseAddress.map { UnsafePointer($0) } }

  /// Writes some of them to where a caller wants them.
  func copy(_ range: Range<Int>, to buffer: UnsafeMutablePointer<Value>) {
    for (offset, index) in range.enumerated() { buffer[offset] = values[index] }
  }

  deinit {
    // All values are plain numbers.
    values.deallocate()
  }
}
