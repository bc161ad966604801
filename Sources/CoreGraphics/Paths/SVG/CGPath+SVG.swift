import Foundation

extension CGPath {
  /// The path that SVG path data describes: every command, absolute and relative, of SVG 1.1 and 2.
  ///
  /// Arcs become cubic curves. Data without any command gives an empty path. Reading ends as soon as
  /// there are more steps than `limit`.
  package convenience init(svg text: String, limit: Int = .max) throws(SVGPathError) {
    var reader = SVGPathReader(text, limit: limit)
    try reader.read()
    self.init(elements: reader.elements)
  }

  /// The path as SVG path data, with absolute commands and numbers that read back unchanged.
  ///
  /// A subpath is left out from the first step on that has a coordinate which is not finite.
  package var svgText: String { data { Double($0).svgText } }

  /// The same with four decimals, for dumps: what lies behind them depends on the processor, as the
  /// sines of arcs do.
  package var dumpText: String { data { $0.text } }

  private func data(_ number: (CGFloat) -> String) -> String {
    var words: [String] = []
    var isLeftOut = true
    for element in elements {
      if case .move = element { isLeftOut = false }
      if !element.points.allSatisfy(\.isFinite) { isLeftOut = true }
      if isLeftOut { continue }
      words.append(element.svgLetter)
      for point in element.points {
        words += [number(point.x), number(point.y)]
      }
    }
    return words.joined(separator: " ")
  }
}

extension CGPath.Element {
  fileprivate var svgLetter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}

extension Double {
  /// The shortest text that reads back as the same number.
  fileprivate var svgText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
