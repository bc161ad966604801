import CoreGraphics
import Scenes

/// `A..B/FPS`: the frames from one time to another.
package struct FrameSequence: Equatable, Sendable {
  /// In seconds, in order.
  package let times: [TimeInterval]
  /// Frames a second.
  package let rate: Double

  /// The most frames that one run writes.
  package static let limit = 100_000

  /// Reads the written form; times are seconds, as `0..2/10` for 21 frames in two seconds.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let rate = Double(decimal: parts[1]), rate > 0, rate <= 1000,
      let dots = parts[0].range(of: ".."),
      let start = Double(decimal: parts[0][..<dots.lowerBound]),
      // `0...2` is no range here, and no 0.2 either.
      !parts[0][dots.upperBound...].hasPrefix("."),
      let end = Double(decimal: parts[0][dots.upperBound...]),
      start >= 0, end >= start, (end - start) * rate <= Double(Self.limit)
    else { return nil }
    let count = Int(((end - start) * rate + 1e-9).rounded(.down)) + 1
    self.rate = rate
    times = (0..<count).map { start + Double($0) / rate }
  }

  /// `picture.png` becomes `picture-0007.png`.
  package static func path(_ path: String, frame: Int) -> String {
    let digits = String(frame)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard path.lowercased().hasSuffix(".png") else { return "\(path)-\(number).png" }
    return "\(path.dropLast(4))-\(number).png"
  }
}
