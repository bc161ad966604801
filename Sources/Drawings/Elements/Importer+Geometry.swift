import CoreGraphics
import Scenes

extension Importer {
  /// The outline of a shape; nil where there is nothing to draw.
  mutating func geometry(of element: XMLElement, in context: Context) -> Geometry? {
    let style = context.style
    let (width, height) = (Double(context.viewport.width), Double(context.viewport.height))
    switch element.name {
    case "rect":
      let size = CGSize(
        width: length("width", of: element, width, style) ?? 0,
        height: length("height", of: element, height, style) ?? 0)
      guard size.width > 0, size.height > 0 else { return nil }
      let origin = CGPoint(
        x: length("x", of: element, width, style) ?? 0,
        y: length("y", of: element, height, style) ?? 0)
      let (rx, ry) = (
        length("rx", of: element, width, style), length("ry", of: element, height, style)
      )
      let radii = CGSize(
        width: min(max(0, rx ?? ry ?? 0), Double(size.width) / 2),
        height: min(max(0, ry ?? rx ?? 0), Double(size.height) / 2))
      return .rect(
        CGRect(origin: origin, size: size),
        radii.width > 0 && radii.height > 0 ? radii : .zero)
    case "circle":
      let radius = length("r", of: element, context.diagonal, style) ?? 0
      return ellipse(element, radius, radius, in: context)
    case "ellipse":
      let (rx, ry) = (
        length("rx", of: element, width, style), length("ry", of: element, height, style)
      )
      return ellipse(element, rx ?? ry ?? 0, ry ?? rx ?? 0, in: context)
    case "line":
      let (x1, y1) = (
        length("x1", of: element, width, style) ?? 0, length("y1", of: element, height, style) ?? 0
      )
      let (x2, y2) = (
        length("x2", of: element, width, style) ?? 0, length("y2", of: element, height, style) ?? 0
      )
      return .path(
        CGPath(elements: [.move(CGPoint(x: x1, y: y1)), .line(CGPoint(x: x2, y: y2))]), text: nil)
    case "path": return path(element, in: context)
    default: return points(element)
    }
  }

  private mutating func ellipse(
    _ element: XMLElement, _ rx: Double, _ ry: Double, in context: Context
  ) -> Geometry? {
    guard rx > 0, ry > 0 else { return nil }
    let x = length("cx", of: element, Double(context.viewport.width), context.style) ?? 0
    let y = length("cy", of: element, Double(context.viewport.height), context.style) ?? 0
    return .ellipse(CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private mutating func points(_ element: XMLElement) -> Geometry? {
    guard let attribute = element.attribute("points") else { return nil }
    var scanner = NumberScanner(attribute.value)
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      guard let number = scanner.number(), abs(number) <= Limits.farthest else {
        wrong(attribute)
        break
      }
      numbers.append(number)
      scanner.skipSeparator()
      guard numbers.count <= 2 * Limits.pathSteps else { break }
    }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard let first = points.first else { return nil }
    var elements: [CGPath.Element] = [.move(first)] + points.dropFirst().map { .line($0) }
    if element.name == "polygon" { elements.append(.close) }
    return .path(CGPath(elements: elements), text: nil)
  }

  private mutating func path(_ element: XMLElement, in context: Context) -> Geometry? {
    guard let attribute = element.attribute("d"), trimmed(attribute.value) != "none" else {
      return nil
    }
    var text = Substring(attribute.value)
    var found: CGPath?
    // What stands before a mistake is drawn.
    for attempt in 0..<4 where found == nil {
      do {
        found = try CGPath(svg: String(text), limit: Limits.pathSteps)
      } catch {
        if error.problem == .tooLong {
          stop(
            .drawingTooLarge, "paths have more than \(Limits.pathSteps) steps", at: attribute.range)
          return nil
        }
        if attempt == 0 {
          diagnostics.warning(
            .wrongDrawingValue, "no path data: \(error)", at: attribute.range)
          text = Self.prefix(of: text, bytes: error.offset)
        } else {
          text = text.lastIndex(where: \.isLetter).map { text[..<$0] } ?? ""
        }
      }
    }
    guard let path = found, !path.isEmpty else { return nil }
    let bounds = path.boundingBox
    guard
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy({
        abs($0) <= Limits.farthest
      })
    else {
      wrong(attribute)
      return nil
    }
    let isShort = PathText.isShort(String(text), decimals: context.decimals)
    return .path(path, text: isShort ? PathText.tidied(String(text)) : nil)
  }

  private static func prefix(of text: Substring, bytes: Int) -> Substring {
    // Mistakes are found at bytes of ASCII, so no character is cut.
    Substring(String(decoding: text.utf8.prefix(bytes), as: UTF8.self))
  }
}
