import CoreGraphics
import UIKit

extension ColorValue {
  /// The channels in the light, from 0 to 1.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    return cgColor(for: traits).rgba
  }

  /// `#0A84FF`, with two digits more where it lets something through.
  package var hexadecimal: String {
    let (red, green, blue, alpha) = rgba
    return Self.hexadecimal(red: red, green: green, blue: blue, alpha: alpha)
  }

  package static func hexadecimal(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> String {
    let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + channels.map { channel in
        let byte = UInt8((min(max(channel, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
