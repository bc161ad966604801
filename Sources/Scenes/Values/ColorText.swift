/// Reads the colours that a scene file writes as text: hexadecimal digits and functions.
enum ColorText {
  /// Nil where the text is neither; the colour names are looked up elsewhere.
  static func parse(_ text: String) -> ColorValue? {
    guard text.utf8.first == UInt8(ascii: "#") else { return function(text) }
    var text = text
    return text.withUTF8 { hexadecimal($0) }
  }

  /// `RGB`, `RGBA`, `RRGGBB`, `RRGGBBAA`.
  private static func hexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> ColorValue? {
    let count = text.count - 1
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var bits: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = hexadecimal(byte) else { return nil }
      // A single digit stands for two.
      bits = count <= 4 ? bits << 8 | digit * 17 : bits << 4 | digit
    }
    if count == 3 || count == 6 { bits = bits << 8 | 0xFF }
    return .bytes(bits)
  }

  /// A colour in the digits that stand somewhere, and how many these are.
  static func digits(_ text: Span<UInt8>, from start: Int) -> (bits: UInt32, count: Int)? {
    var (bits, count) = (UInt32(0), 0)
    while count <= 8, start + count < text.count, let digit = hexadecimal(text[start + count]) {
      bits = bits << 4 | digit
      count += 1
    }
    switch count {
    case 6: return (bits << 8 | 0xFF, count)
    case 8: return (bits, count)
    default: return nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// `rgb(255, 0, 0)`, `rgba(255, 0, 0, 0.5)`, `hsl(210, 100%, 50%)`, `hsla(…)`.
  private static func function(_ text: String) -> ColorValue? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
      .map { trimmed($0) }
    switch (name, parts.count) {
    case ("rgb", 3), ("rgb", 4), ("rgba", 4):
      let channels = parts.prefix(3).compactMap { number($0, percentOf: 255) }
      guard channels.count == 3, let alpha = alpha(parts) else { return nil }
      return .fixed(
        red: unit(channels[0] / 255), green: unit(channels[1] / 255),
        blue: unit(channels[2] / 255), alpha: alpha)
    case ("hsl", 3), ("hsl", 4), ("hsla", 4):
      guard let hue = number(parts[0], percentOf: 360),
        let saturation = percentage(parts[1]), let lightness = percentage(parts[2]),
        let alpha = alpha(parts)
      else { return nil }
      return hsl(hue, saturation, lightness, alpha)
    default: return nil
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func number(_ text: Substring, percentOf whole: Double) -> Double? {
    if let share = percentage(text) { return share * whole }
    return Double(decimal: text)
  }

  /// `50%` as 0.5.
  private static func percentage(_ text: Substring) -> Double? {
    guard text.hasSuffix("%"), let value = Double(decimal: text.dropLast()) else { return nil }
    return unit(value / 100)
  }

  private static func alpha(_ parts: [Substring]) -> Double? {
    guard parts.count == 4 else { return 1 }
    return number(parts[3], percentOf: 1).map(unit)
  }

  private static func unit(_ value: Double) -> Double { max(0, min(1, value)) }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double
  ) -> ColorValue {
    let strength = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      var sector = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      if sector < 0 { sector += 12 }
      return unit(lightness - strength * max(-1, min(sector - 3, 9 - sector, 1)))
    }
    return .fixed(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }
}
