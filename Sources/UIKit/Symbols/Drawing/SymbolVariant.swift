import CoreGraphics

/// How the variants of a symbol follow from it.
enum SymbolVariant {
  /// What becomes of the steps behind the first, whose inside is filled.
  enum Filling: Sendable {
    /// They are cut out.
    case details
    /// They are filled like it.
    case parts
    /// They stay as they are.
    case body

    init?(_ word: Substring) {
      switch word {
      case "fill": self = .details
      case "fills": self = .parts
      case "body": self = .body
      default: return nil
      }
    }
  }

  static func filled(_ steps: [SymbolStep], _ filling: Filling) -> [SymbolStep] {
    steps.enumerated().map { place, step in
      if step.erases || step.stays { return step }
      if place == 0 { return step.solid }
      switch filling {
      case .details:
        var cut = step
        cut.erases = true
        return cut
      case .parts: return step.solid
      case .body: return step
      }
    }
  }

  /// The left half filled, the rest an outline.
  static func halfFilled(_ steps: [SymbolStep]) -> [SymbolStep] {
    guard let path = steps.first?.path else { return steps }
    let right = CGPath(rect: CGRect(x: 12, y: -12, width: 24, height: 48), transform: nil)
    return [
      SymbolStep(content: .area(path)), SymbolStep(content: .area(right), erases: true),
    ] + steps
  }

  // MARK: Struck out

  static func struckOut(_ steps: [SymbolStep]) -> [SymbolStep] {
    let bar = CGMutablePath()
    bar.move(to: CGPoint(x: 3.2, y: 2.8))
    bar.addLine(to: CGPoint(x: 20.8, y: 21.2))
    return steps + [
      SymbolStep(content: .line(bar, widths: 1, extra: 2.6), erases: true),
      SymbolStep(content: .line(bar, widths: 1, extra: 0)),
    ]
  }

  // MARK: Frames

  /// A shape that others stand in, and the room in it.
  struct Frame: Sendable {
    let shape: String
    let room: CGRect

    private static let rooms: [Substring: (middle: CGFloat, width: CGFloat, height: CGFloat)] = [
      "circle": (12, 11, 9.6), "square": (12, 11.4, 10), "rectangle": (12, 13, 8.6),
      "triangle": (14, 7, 9), "octagon": (12, 9.4, 9.8), "seal": (12, 9.4, 8.8),
      "shield": (11.6, 9, 8.8), "diamond": (12, 8, 9), "app": (12, 10.4, 10.4),
      "bubble": (10.6, 11, 8.2), "folder": (15, 9, 7),
    ]

    init?(_ word: Substring) {
      guard let room = Self.rooms[word] else { return nil }
      shape = word == "bubble" ? "bubble.left" : String(word)
      self.room = CGRect(
        x: 12 - room.width / 2, y: room.middle - room.height / 2, width: room.width,
        height: room.height)
    }
  }

  static func framed(
    _ glyph: SymbolDrawing, in border: [SymbolStep], _ frame: Frame, isFilled: Bool
  ) -> [SymbolStep] {
    let box = glyph.steps.inkBox(lineWidth: SymbolMetrics.regularLine)
    let scale = min(frame.room.width / box.width, frame.room.height / box.height, 0.72)
    let map = CGAffineTransform(
      translationX: frame.room.midX + shift(of: glyph.name) * scale, y: frame.room.midY
    ).scaledBy(x: scale, y: scale).translatedBy(x: -box.midX, y: -box.midY)
    let inner = glyph.steps.map { $0.placed(map) }
    guard isFilled else {
      // What cuts the glyph must not cut its frame.
      return inner + border
    }
    return filled(border, .details) + [SymbolStep(content: .group(inner), erases: true)]
  }

  /// How far the eye's middle of a glyph is beside that of its box.
  private static func shift(of name: String) -> CGFloat {
    switch name {
    case "play.fill", "arrowtriangle.right.fill": 1.4
    case "arrowtriangle.left.fill": -1.4
    default: 0
    }
  }

  // MARK: Badges

  enum Badge: String, Sendable {
    case dot = "badge"
    case plus = "badge.plus"
    case minus = "badge.minus"
    case checkmark = "badge.checkmark"
    case xmark = "badge.xmark"

    init?(_ word: Substring) { self.init(rawValue: String(word)) }

    fileprivate var sign: [(CGPoint, CGPoint)] {
      func line(_ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ below: CGFloat) -> (
        CGPoint, CGPoint
      ) {
        (CGPoint(x: x, y: y), CGPoint(x: right, y: below))
      }
      return switch self {
      case .dot: []
      case .plus: [line(-2.6, 0, 2.6, 0), line(0, -2.6, 0, 2.6)]
      case .minus: [line(-2.6, 0, 2.6, 0)]
      case .checkmark: [line(-2.4, 0.4, -0.7, 2.3), line(-0.7, 2.3, 2.4, -1.9)]
      case .xmark: [line(-1.9, -1.9, 1.9, 1.9), line(-1.9, 1.9, 1.9, -1.9)]
      }
    }
  }

  /// A disc with the sign cut out, and some distance from what is below.
  static func steps(of badge: Badge) -> [SymbolStep] {
    let isDot = badge == .dot
    let middle = isDot ? CGPoint(x: 19, y: 5) : CGPoint(x: 18.8, y: 18.4)
    let radius: CGFloat = isDot ? 4 : 5
    func disc(_ radius: CGFloat) -> CGPath {
      CGPath(
        ellipseIn: CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
          .insetBy(dx: -radius, dy: -radius), transform: nil)
    }
    var steps = [
      SymbolStep(content: .area(disc(radius + 1.4)), erases: true),
      SymbolStep(content: .area(disc(radius))),
    ]
    let sign = CGMutablePath()
    for (start, end) in badge.sign {
      sign.move(to: CGPoint(x: middle.x + start.x, y: middle.y + start.y))
      sign.addLine(to: CGPoint(x: middle.x + end.x, y: middle.y + end.y))
    }
    if !sign.isEmpty {
      steps.append(SymbolStep(content: .line(sign, widths: 0.9, extra: 0), erases: true))
    }
    return steps
  }
}

extension SymbolStep {
  /// The step with its inside filled.
  fileprivate var solid: SymbolStep {
    var step = self
    if case .line(let path, let widths, _) = content { step.content = .solid(path, widths: widths) }
    return step
  }
}
