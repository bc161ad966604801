import CoreGraphics

/// What is wrong in a sheet of drawings.
struct SymbolMistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Reads the steps of a drawing; see ``SymbolSheet``.
struct SymbolReader {
  let index: SymbolIndex

  init(index: SymbolIndex) { self.index = index }

  mutating func steps(of entry: SymbolSheet.Entry) throws(SymbolMistake) -> [SymbolStep] {
    var steps: [SymbolStep] = []
    for line in joined(entry.lines) {
      let halves = line.split(separator: " ", maxSplits: 1)
      guard let word = halves.first else { continue }
      steps += try self.steps(String(word), String(halves.count == 2 ? halves[1] : ""), entry.name)
    }
    guard !steps.isEmpty else { throw SymbolMistake("\(entry.name) draws nothing") }
    guard entry.variants.contains("dense") else { return steps }
    return steps.map { step in
      var step = step
      step.isDense = true
      return step
    }
  }

  /// Lines with those that continue them.
  private func joined(_ lines: [Substring]) -> [String] {
    lines.reduce(into: []) { lines, line in
      if line.hasPrefix("    "), let last = lines.last {
        lines[lines.count - 1] = last + " " + line.drop { $0 == " " }
      } else {
        lines.append(String(line.drop { $0 == " " }))
      }
    }
  }

  private func steps(
    _ word: String, _ rest: String, _ name: Substring
  ) throws(SymbolMistake) -> [SymbolStep] {
    let marks = word.split { $0 == "*" || $0 == "+" }.map(String.init)
    let numbers = marks.dropFirst().compactMap { Double($0) }
    let widths = word.contains("*") ? numbers.first ?? 1 : 1
    let extra = word.contains("+") ? numbers.last ?? 0 : 0
    func line() throws(SymbolMistake) -> SymbolStep.Content {
      .line(try path(rest, name), widths: widths, extra: extra)
    }
    switch marks.first {
    case "line": return [SymbolStep(content: try line())]
    case "over": return [SymbolStep(content: try line(), stays: true)]
    case "cut": return [SymbolStep(content: try line(), erases: true)]
    case "area": return [SymbolStep(content: .area(try path(rest, name)))]
    case "keep": return [SymbolStep(content: .area(try path(rest, name)), stays: true)]
    case "hole": return [SymbolStep(content: .area(try path(rest, name)), erases: true)]
    case "solid": return [SymbolStep(content: .solid(try path(rest, name), widths: widths))]
    case "use": return try other(rest, name)
    case "out": return [SymbolStep(content: .group(try other(rest, name)), erases: true)]
    case "flip": return try other(rest + " 12 12 1 0 mirror", name)
    case "turn": return try turned(rest, name)
    default: throw SymbolMistake("\(name) has a step \(word)")
    }
  }

  // MARK: Other drawings

  /// `name degrees`, and `mirror` where it is flipped first.
  private func turned(_ rest: String, _ name: Substring) throws(SymbolMistake) -> [SymbolStep] {
    let words = rest.split(separator: " ")
    guard words.count >= 2 else { throw SymbolMistake("\(name) turns by nothing") }
    return try other(
      "\(words[0]) 12 12 1 " + words.dropFirst().joined(separator: " "), name)
  }

  /// `name x y size degrees`, of which the name alone must be.
  private func other(_ rest: String, _ name: Substring) throws(SymbolMistake) -> [SymbolStep] {
    let words = rest.split(separator: " ")
    guard let used = words.first, used != name else { throw SymbolMistake("\(name) uses nothing") }
    let numbers = words.dropFirst().compactMap { Double($0) }
    let steps = try index.drawing(named: String(used)).steps
    guard numbers.count >= 3 else { return steps }
    var map = CGAffineTransform(translationX: numbers[0], y: numbers[1])
    if numbers.count > 3 { map = map.rotated(by: numbers[3] * .pi / 180) }
    map = map.scaledBy(x: words.last == "mirror" ? -numbers[2] : numbers[2], y: numbers[2])
    map = map.translatedBy(x: -12, y: -12)
    return steps.map { $0.placed(map) }
  }

  // MARK: Paths

  private func path(_ text: String, _ name: Substring) throws(SymbolMistake) -> CGPath {
    let path = CGMutablePath()
    for part in text.split(separator: "|").map({ $0.drop { $0 == " " } }) {
      if part.first == "@" {
        let steps = try index.drawing(named: String(part.dropFirst())).steps
        guard let first = steps.first?.path else {
          throw SymbolMistake("\(name) asks for the path of \(part)")
        }
        path.addPath(first)
      } else if part.first?.isLowercase == true, part.first != "m" {
        try add(shape: part, to: path, name)
      } else {
        do {
          path.addPath(try CGPath(svg: String(part)))
        } catch {
          throw SymbolMistake("\(name): \(error)")
        }
      }
    }
    return path
  }

  private func add(
    shape: Substring, to path: CGMutablePath, _ name: Substring
  ) throws(SymbolMistake) {
    let words = shape.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch (words.first, numbers.count) {
    case ("oval", 3), ("oval", 4):
      let (x, y) = (numbers[2], numbers.last ?? 0)
      path.addEllipse(
        in: CGRect(x: numbers[0] - x, y: numbers[1] - y, width: 2 * x, height: 2 * y))
    case ("rect", 5):
      path.addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerWidth: min(numbers[4], numbers[2] / 2), cornerHeight: min(numbers[4], numbers[3] / 2))
    case ("rays", 5):
      let (x, y, inner, outer) = (numbers[0], numbers[1], numbers[2], numbers[3])
      for angle in Self.angles(numbers[4]) {
        path.move(to: CGPoint(x: x + inner * cos(angle), y: y + inner * sin(angle)))
        path.addLine(to: CGPoint(x: x + outer * cos(angle), y: y + outer * sin(angle)))
      }
    case ("dots", 4):
      for angle in Self.angles(numbers[3]) {
        let point = CGPoint(
          x: numbers[0] + numbers[2] * cos(angle), y: numbers[1] + numbers[2] * sin(angle))
        path.move(to: point)
        path.addLine(to: CGPoint(x: point.x + 0.01, y: point.y))
      }
    case ("dash", 4):
      let reach = CGFloat.pi / numbers[3] * 0.58
      let middle = CGPoint(x: numbers[0], y: numbers[1])
      for angle in Self.angles(numbers[3]) {
        path.move(
          to: CGPoint(
            x: middle.x + numbers[2] * cos(angle - reach),
            y: middle.y + numbers[2] * sin(angle - reach)))
        path.addArc(
          center: middle, radius: numbers[2], startAngle: angle - reach, endAngle: angle + reach,
          clockwise: false)
      }
    default: throw SymbolMistake("\(name) has a shape \(shape)")
    }
  }

  /// So many directions, the first upwards.
  private static func angles(_ count: Double) -> [CGFloat] {
    (0..<max(0, Int(count))).map { CGFloat($0) / count * 2 * .pi - .pi / 2 }
  }
}
