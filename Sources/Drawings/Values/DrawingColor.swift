import Foundation

/// A colour of a drawing, as bytes and an alpha.
struct DrawingColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: Double = 1

  static let black = DrawingColor(red: 0, green: 0, blue: 0)

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// All forms of CSS 3 and the functions of CSS 4 in sRGB; nil for what is none of them.
  init?(_ text: some StringProtocol) {
    let text = trimmed(text).lowercased()
    if text.hasPrefix("#") {
      guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
      self = color
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if let value = Self.names[text] {
      self.init(
        red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    } else {
      guard let color = Self.function(text) else { return nil }
      self = color
    }
  }

  private static func hexadecimal(_ digits: Substring) -> DrawingColor? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return DrawingColor(
      red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]),
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  // MARK: Functions

  /// A number of a function with the unit behind it.
  private struct Argument {
    var number: Double
    var unit: String

    /// Where a share is of `whole`.
    func value(of whole: Double) -> Double { unit == "%" ? number / 100 * whole : number }
  }

  private static func function(_ text: String) -> DrawingColor? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = trimmed(text[..<open])
    guard let arguments = arguments(text[text.index(after: open)...].dropLast()),
      (3...4).contains(arguments.count)
    else { return nil }
    let alpha = arguments.count == 4 ? unit(arguments[3].value(of: 1)) : 1
    switch name {
    case "rgb", "rgba":
      let channels = arguments.prefix(3).map { byte($0.value(of: 255) / 255) }
      return DrawingColor(
        red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    case "hsl", "hsla":
      guard let hue = degrees(arguments[0]) else { return nil }
      return hsl(
        hue, unit(arguments[1].number / 100), unit(arguments[2].number / 100), alpha: alpha)
    default: return nil
    }
  }

  /// Numbers with commas, blanks or a slash between them.
  private static func arguments(_ text: Substring) -> [Argument]? {
    var scanner = NumberScanner(text)
    var found: [Argument] = []
    while !scanner.isAtEnd {
      guard found.count < 4, let number = scanner.number() else { return nil }
      found.append(Argument(number: number, unit: scanner.take("%") ? "%" : scanner.word()))
      scanner.skipSeparator()
      if scanner.take("/") { scanner.skipSpace() }
    }
    return found
  }

  private static func degrees(_ argument: Argument) -> Double? {
    switch argument.unit {
    case "", "deg": argument.number
    case "rad": argument.number * 180 / .pi
    case "grad": argument.number * 0.9
    case "turn": argument.number * 360
    default: nil
    }
  }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, alpha: Double
  ) -> DrawingColor {
    let strength = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> UInt8 {
      var sector = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      if sector < 0 { sector += 12 }
      return byte(lightness - strength * max(-1, min(sector - 3, 9 - sector, 1)))
    }
    return DrawingColor(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  private static func unit(_ value: Double) -> Double { max(0, min(1, value)) }

  private static func byte(_ share: Double) -> UInt8 { UInt8((unit(share) * 255).rounded()) }
}

extension DrawingColor {
  /// How light it is, as masks take it: from 0 to 1.
  var luminance: Double {
    (0.2125 * Double(red) + 0.7154 * Double(green) + 0.0721 * Double(blue)) / 255
  }

  func faded(by opacity: Double) -> DrawingColor {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// A name where scenes have one that is plain, else hexadecimal digits.
  var sceneText: String {
    let alpha = UInt8((Self.unit(alpha) * 255).rounded())
    let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    if alpha == 255, let name = Self.sceneNames[rgb] { return name }
    if alpha == 0, rgb == 0 { return "clear" }
    let digits = Self.digits(rgb, 6)
    return "#" + digits + (alpha == 255 ? "" : Self.digits(UInt32(alpha), 2))
  }

  private static func digits(_ value: UInt32, _ count: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: count - text.count) + text
  }

  /// UIKit's names of colours that are what CSS calls so; its green is lime there.
  private static let sceneNames: [UInt32: String] = [
    0x000000: "black", 0xFFFFFF: "white", 0xFF0000: "red", 0x0000FF: "blue", 0xFFFF00: "yellow",
    0x00FFFF: "cyan", 0xFF00FF: "magenta",
  ]
}
