import CoreGraphics
import Foundation

extension CGImage {
  /// The image with no side longer than so many pixels, its proportions kept to the nearest one;
  /// itself where none is, and where that would leave nothing.
  func shrunk(toSide side: Double) -> CGImage {
    let longest = Double(max(width, height))
    guard side >= 1, side < longest else { return self }
    let scale = side.rounded(.down) / longest
    func shrunk(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
    let context = CGContext(width: shrunk(width), height: shrunk(height))
    context.draw(self, in: CGRect(x: 0, y: 0, width: context.width, height: context.height))
    return context.makeImage() ?? self
  }
}
