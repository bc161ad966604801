/// Reads the colours that a scene file writes as text: hexadecimal digits and functions.
enum ColorText {
  /// Nil where the text is neither; the colour names are looked up elsewhere.
  static func parse(_ text: String) -> ColorValue? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    return function(text)
  }

  /// `RGB`, `RGBA`, `RRGGBB`, `RRGGBBAA`.
  private static func hexadecimal(_ digits: Substring) -> ColorValue? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let channels: [Double]
    switch values.count {
    case 3, 4: channels = values.map { Double($0 * 17) / 255 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map {
        Double(values[$0] * 16 + values[$0 + 1]) / 255
      }
    default: return nil
    }
    return .fixed(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 1)
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
