import Foundation

// How numbers look in every dump: at most four decimals, no trailing zeros, no minus zero, so that
// a text difference is a difference that can be seen.

extension CGFloat {
  /// At most four decimals; what is not finite is written as Swift does.
  package var text: String {
    guard isFinite else { return "\(Double(self))" }
    let rounded = (Double(self) * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

extension CGPoint {
  /// `(x y)`.
  package var text: String { "(\(x.text) \(y.text))" }
}

extension CGSize {
  /// `(width height)`.
  package var text: String { "(\(width.text) \(height.text))" }
}

extension CGRect {
  /// `(x y width height)`, as it is stored: not standardised.
  package var text: String {
    "(\(origin.x.text) \(origin.y.text) \(size.width.text) \(size.height.text))"
  }
}

extension CGAffineTransform {
  /// `at (x y)` for a mere translation, else all six numbers.
  package var text: String {
    if a == 1, b == 0, c == 0, d == 1 { return "at (\(tx.text) \(ty.text))" }
    return "matrix (\([a, b, c, d, tx, ty].map(\.text).joined(separator: " ")))"
  }
}

extension CGColor {
  /// `#RRGGBBAA`.
  package var text: String {
    let (red, green, blue, alpha) = rgba
    let digits = [red, green, blue, alpha].map { component in
      let byte = Int((max(0, min(1, component.isNaN ? 0 : component)) * 255).rounded())
      let hex = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + hex : hex
    }
    return "#" + digits.joined()
  }
}
