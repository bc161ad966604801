import CoreGraphics

/// A drawing as a list of numbers: for each step a code, the count of its numbers, the numbers.
///
/// Other renderers are given the same stream, so that pictures and times can be compared.
struct OpStream {
  enum Step {
    case setMatrix(CGAffineTransform)
    case fill(Box, CGColor)
    case gradient(Box, from: CGPoint, to: CGPoint, locations: [CGFloat], colors: [CGColor])
    case border(Box, width: CGFloat, CGColor)
    case image(Int, CGRect, alpha: CGFloat)
    case fillPath(CGPath, evenOdd: Bool, CGColor)
    case strokePath(CGPath, Pen, CGColor)
    case shadow(Box, radius: CGFloat, offset: CGSize, CGColor)
    case clip(Box)
    case endClip
    case group(alpha: CGFloat, CGRect)
    case endGroup
  }

  /// A rectangle with equal corners.
  struct Box {
    var rect: CGRect
    var radius: CGFloat
  }

  struct Pen {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var phase: CGFloat
    var dashes: [CGFloat]
  }

  var steps: [Step] = []

  init(_ numbers: [Double]) {
    var start = 0
    while start + 1 < numbers.count, numbers[start] > 0 {
      guard let code = Int(exactly: numbers[start]), let count = Int(exactly: numbers[start + 1]),
        count >= 0, count <= numbers.count - start - 2
      else { return }
      let end = start + 2 + count
      var reader = NumberReader(numbers: numbers[start + 2..<end])
      if let step = reader.step(code: code) { steps.append(step) }
      start = end
    }
  }
}

/// Reads the numbers of a step one after the other; those that are missing are zero.
private struct NumberReader {
  var numbers: ArraySlice<Double>

  mutating func next() -> CGFloat { numbers.popFirst() ?? 0 }

  /// A count or a number of a list; one that is none is 0.
  mutating func count() -> Int { max(0, Int(exactly: next()) ?? 0) }

  /// How long a list is, as far as there are numbers for it.
  mutating func length() -> Int { min(count(), numbers.count) }

  mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }

  mutating func rect() -> CGRect { CGRect(x: next(), y: next(), width: next(), height: next()) }

  mutating func box() -> OpStream.Box { OpStream.Box(rect: rect(), radius: next()) }

  mutating func color() -> CGColor {
    CGColor(srgbRed: next(), green: next(), blue: next(), alpha: next())
  }

  mutating func step(code: Int) -> OpStream.Step? {
    switch code {
    case 1: .setMatrix(CGAffineTransform(next(), next(), next(), next(), next(), next()))
    case 2: .fill(box(), color())
    case 3: gradient()
    case 4: .border(box(), width: next(), color())
    case 5: .image(count(), rect(), alpha: next())
    case 6: fillPath()
    case 7: strokePath()
    case 8:
      .shadow(box(), radius: next(), offset: CGSize(width: next(), height: next()), color())
    case 9: .clip(box())
    case 10: .endClip
    case 11: .group(alpha: next(), rect())
    case 12: .endGroup
    default: nil
    }
  }

  private mutating func gradient() -> OpStream.Step {
    let box = box()
    let (from, to) = (point(), point())
    var locations: [CGFloat] = []
    var colors: [CGColor] = []
    for _ in 0..<length() {
      locations.append(next())
      colors.append(color())
    }
    return .gradient(box, from: from, to: to, locations: locations, colors: colors)
  }

  private mutating func fillPath() -> OpStream.Step {
    let color = color()
    let isEvenOdd = next() != 0
    return .fillPath(path(), evenOdd: isEvenOdd, color)
  }

  private mutating func strokePath() -> OpStream.Step {
    let color = color()
    var pen = OpStream.Pen(
      width: next(), cap: CGLineCap(rawValue: Int32(truncatingIfNeeded: count())) ?? .butt,
      join: CGLineJoin(rawValue: Int32(truncatingIfNeeded: count())) ?? .miter, miterLimit: next(),
      phase: next(),
      dashes: [])
    for _ in 0..<length() { pen.dashes.append(next()) }
    return .strokePath(path(), pen, color)
  }

  private mutating func path() -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<length() {
      switch count() {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2:
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      default: path.closeSubpath()
      }
    }
    return path
  }
}
