import CoreGraphics
import Pixels

/// A context with short names for what tests ask.
@dynamicMemberLookup
struct TestCanvas {
  let context: CGContext

  init(_ width: Int, _ height: Int, pointsDown: Bool = false, scale: CGFloat = 1) {
    context = CGContext(width: width, height: height, scale: scale, pointsDown: pointsDown)
  }

  subscript<Value>(dynamicMember member: KeyPath<CGContext, Value>) -> Value {
    context[keyPath: member]
  }

  /// The pixel in a column of a row counted from the top, as 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 {
    context.makeImage()?.pixmap[x, y].value ?? 0
  }

  var pixmap: Pixmap? { context.makeImage()?.pixmap }

  /// The pixels of a row.
  func row(_ y: Int) -> [UInt32] {
    (0..<context.width).map { self[$0, y] }
  }
}

/// Whether two pixels differ by at most `levels` in each channel.
func isNear(_ left: UInt32, _ right: UInt32, _ levels: Int = 1) -> Bool {
  [0, 8, 16, 24].allSatisfy { shift in
    abs(Int(left >> shift & 255) - Int(right >> shift & 255)) <= levels
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
