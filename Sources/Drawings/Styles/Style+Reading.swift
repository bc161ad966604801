import CoreGraphics
import Scenes

extension Style {
  /// Takes what was declared; gives back what could not be understood and what is left out.
  mutating func take(_ declarations: [String: Declaration], within parent: Style) -> [Complaint] {
    var complaints: [Complaint] = []
    // Others are measured by these.
    let first = ["color", "font", "font-size"]
    for name in first {
      if let declaration = declarations[name] {
        take(declaration, within: parent, &complaints)
      }
    }
    for name in declarations.keys.sorted() where !first.contains(name) {
      if let declaration = declarations[name] { take(declaration, within: parent, &complaints) }
    }
    return complaints
  }

  /// Something about a declaration to tell the author.
  struct Complaint {
    let code: DiagnosticCode
    let message: String
    let range: SourceRange
  }

  private mutating func take(
    _ declaration: Declaration, within parent: Style, _ complaints: inout [Complaint]
  ) {
    let (name, value) = (declaration.name, declaration.value)
    switch value.lowercased() {
    case "inherit": return inherit(name, from: parent)
    case "initial", "unset", "revert": return
    default: break
    }
    let isUnderstood =
      takePaint(name, value) ?? takeLine(name, value) ?? takeText(name, value, within: parent)
      ?? takeEffect(name, value, at: declaration.range)
    if isUnderstood == false {
      complaints.append(
        Complaint(
          code: .wrongDrawingValue,
          message: "\(Diagnostic.quoted(value)) is no value of '\(name)'",
          range: declaration.range))
    } else if isUnderstood == nil, let reason = Self.reason(against: name, value.lowercased()) {
      complaints.append(
        Complaint(code: .notInScenes, message: reason, range: declaration.range))
    }
  }

  private mutating func inherit(_ name: String, from parent: Style) {
    // All others have come from there already.
    switch name {
    case "opacity": opacity = parent.opacity
    case "display": isDisplayed = parent.isDisplayed
    case "stop-color": stopColor = parent.stopColor
    case "stop-opacity": stopOpacity = parent.stopOpacity
    case "clip-path": clip = parent.clip
    case "mask": mask = parent.mask
    case "overflow": overflow = parent.overflow
    default: break
    }
  }

  // MARK: Groups of properties: nil for a name that is none of them, false for a wrong value

  private mutating func takePaint(_ name: String, _ value: String) -> Bool? {
    switch name {
    case "color": return set(\.color, color(value))
    case "fill": return set(\.fill, paint(value))
    case "stroke": return set(\.stroke, paint(value))
    case "stop-color": return set(\.stopColor, color(value))
    case "fill-opacity": return set(\.fillOpacity, Self.share(value))
    case "stroke-opacity": return set(\.strokeOpacity, Self.share(value))
    case "stop-opacity": return set(\.stopOpacity, Self.share(value))
    case "opacity": return set(\.opacity, Self.share(value))
    case "fill-rule": return set(\.fillRule, Self.rules[value])
    case "clip-rule": return set(\.clipRule, Self.rules[value])
    case "paint-order":
      let words = value.split(whereSeparator: \.isWhitespace)
      let stroke = words.firstIndex(of: "stroke")
      paintsStrokeFirst = stroke.map { $0 < words.firstIndex(of: "fill") ?? words.count } ?? false
      return true
    default: return nil
    }
  }

  private mutating func takeLine(_ name: String, _ value: String) -> Bool? {
    switch name {
    case "stroke-width":
      return set(\.lineWidth, DrawingLength(value).flatMap { $0.number >= 0 ? $0 : nil })
    case "stroke-linecap":
      return set(\.lineCap, ["butt", "round", "square"].contains(value) ? value : nil)
    case "stroke-linejoin":
      return set(\.lineJoin, ["miter", "round", "bevel"].contains(value) ? value : nil)
    case "stroke-miterlimit":
      return set(\.miterLimit, Double(value).flatMap { $0 >= 1 && $0 < 1e9 ? $0 : nil })
    case "stroke-dashoffset": return set(\.dashOffset, DrawingLength(value))
    case "stroke-dasharray":
      if value == "none" {
        dashes = []
        return true
      }
      let parts = value.split { ", \t\n".contains($0) }
      let lengths = parts.compactMap { DrawingLength($0) }
      guard lengths.count == parts.count, !lengths.isEmpty, lengths.count <= 1000,
        lengths.allSatisfy({ $0.number >= 0 })
      else { return false }
      dashes = lengths
      return true
    default: return nil
    }
  }

  private mutating func takeText(_ name: String, _ value: String, within parent: Style) -> Bool? {
    switch name {
    case "font-size": return set(\.fontSize, Self.size(value, within: parent.fontSize))
    case "font": return takeFont(value, within: parent)
    case "font-family": fontFamily = value
    case "font-weight":
      return set(\.fontWeight, Self.weight(value, within: parent.fontWeight))
    case "font-style":
      isItalic = value == "italic" || value.hasPrefix("oblique")
      return isItalic || value == "normal"
    case "text-anchor":
      return set(\.anchor, ["start": .start, "middle": .middle, "end": .end][value])
    case "letter-spacing":
      return set(\.letterSpacing, value == "normal" ? .zero : DrawingLength(value))
    case "dominant-baseline", "alignment-baseline": baseline = value
    case "white-space":
      keepsSpace = value.hasPrefix("pre") || value == "break-spaces"
    default: return nil
    }
    return true
  }

  /// `italic bold 12px/1.2 Inter, serif`.
  private mutating func takeFont(_ value: String, within parent: Style) -> Bool {
    (fontWeight, isItalic) = (400, false)
    var words = value.split(separator: " ")
    while let word = words.first {
      words.removeFirst()
      if let weight = Self.weight(String(word), within: parent.fontWeight) {
        fontWeight = weight
      } else if word == "italic" || word == "oblique" {
        isItalic = true
      } else {
        let size = word.prefix { $0 != "/" }
        guard let points = Self.size(String(size), within: parent.fontSize), !words.isEmpty else {
          return false
        }
        fontSize = points
        fontFamily = words.joined(separator: " ")
        return true
      }
    }
    return false
  }

  private mutating func takeEffect(
    _ name: String, _ value: String, at range: SourceRange
  ) -> Bool? {
    switch name {
    case "display": isDisplayed = value != "none"
    case "visibility": isVisible = value == "visible"
    case "overflow": overflow = value
    case "clip-path", "mask":
      let path = name == "mask" ? \Style.mask : \Style.clip
      if value == "none" {
        self[keyPath: path] = nil
        return true
      }
      guard let reference = Self.reference(value), reference.rest.isEmpty else { return nil }
      self[keyPath: path] = reference.id
    case "filter":
      guard let reference = Self.reference(value), reference.rest.isEmpty else { return nil }
      filter = Reference(id: reference.id, range: range)
    case "mix-blend-mode":
      blendMode = value == "normal" ? nil : Self.blendModes[value]
      return value == "normal" || blendMode != nil
    default: return nil
    }
    return true
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<Style, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}

// MARK: Values

extension Style {
  static let rules: [String: FillRule] = ["nonzero": .nonZero, "evenodd": .evenOdd]

  static let blendModes = [
    "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken",
    "lighten": "lighten", "color-dodge": "colorDodge", "color-burn": "colorBurn",
    "hard-light": "hardLight", "soft-light": "softLight", "difference": "difference",
    "exclusion": "exclusion", "hue": "hue", "saturation": "saturation", "color": "color",
    "luminosity": "luminosity", "plus-lighter": "plusLighter",
  ]

  func color(_ value: String) -> DrawingColor? {
    value.lowercased() == "currentcolor" ? color : DrawingColor(value)
  }

  func paint(_ value: String) -> DrawingPaint? {
    if value == "none" { return DrawingPaint.none }
    if let reference = Self.reference(value) {
      guard !reference.rest.isEmpty else { return .reference(reference.id, otherwise: nil) }
      guard let otherwise = paint(String(reference.rest.prefix(100))) else { return nil }
      return .reference(reference.id, otherwise: otherwise)
    }
    // Colours of a profile have one for whoever does not know it before them.
    let plain = value.range(of: "icc-color(").map { value[..<$0.lowerBound] } ?? value[...]
    return color(trimmed(plain)).map { .color($0) }
  }

  /// `url(#id)` and what stands behind it.
  static func reference(_ value: String) -> (id: String, rest: String)? {
    guard value.hasPrefix("url("), let end = value.firstIndex(of: ")") else { return nil }
    let inner = trimmed(value[value.index(value.startIndex, offsetBy: 4)..<end])
      .trimmingCharacters(in: ["\"", "'"])
    guard inner.hasPrefix("#") else { return nil }
    return (String(inner.dropFirst()), trimmed(value[value.index(after: end)...]))
  }

  static func share(_ value: String) -> Double? {
    guard let length = DrawingLength(value), length.unit == .points || length.unit == .share else {
      return nil
    }
    return max(0, min(1, length.number))
  }

  private static func size(_ value: String, within parent: Double) -> Double? {
    let names: [String: Double] = [
      "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
      "xx-large": 32, "smaller": parent / 1.2, "larger": parent * 1.2,
    ]
    if let size = names[value] { return size }
    guard let length = DrawingLength(value) else { return nil }
    let size = length.points(of: parent, fontSize: parent)
    return size >= 0 && size <= 100_000 ? size : nil
  }

  private static func weight(_ value: String, within parent: Int) -> Int? {
    switch value {
    case "normal": 400
    case "bold": 700
    case "bolder": parent < 400 ? 400 : parent < 600 ? 700 : 900
    case "lighter": parent < 600 ? 100 : parent < 800 ? 400 : 700
    default: Int(value).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  /// Properties that are attributes in most drawings.
  private static let geometry: Set<String> = [
    "x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "d",
  ]

  /// Why a property that changes the picture is left out; nil for one that does not, and where its value says
  /// what is so anyway.
  private static func reason(against name: String, _ value: String) -> String? {
    let usual: [String: Set<String>] = [
      "filter": ["none"], "marker": ["none"], "marker-start": ["none"], "marker-mid": ["none"],
      "marker-end": ["none"], "clip-path": ["none"], "mask": ["none"],
      "vector-effect": ["none"], "text-decoration": ["none"], "text-decoration-line": ["none"],
      "word-spacing": ["normal", "0", "0px"],
      "writing-mode": ["lr", "lr-tb", "horizontal-tb"], "baseline-shift": ["baseline", "0"],
      "transform": ["none"], "transform-origin": ["0 0", "0px 0px"], "rotate": ["none"],
      "scale": ["none"], "translate": ["none"], "animation": ["none"], "animation-name": ["none"],
      "font-variant": ["normal"], "font-stretch": ["normal"], "backdrop-filter": ["none"],
    ]
    if geometry.contains(name), value != "auto", value != "100%" {
      return "'\(name)' in a style is left out; as an attribute it counts"
    }
    guard let usual = usual[name], !usual.contains(value) else { return nil }
    if name == "filter" { return "filters are not in scenes in this form; it is shown without one" }
    if name.hasPrefix("marker") { return "scenes have no markers; the line is shown without" }
    return "'\(name)' with \(Diagnostic.quoted(value)) is left out"
  }
}
