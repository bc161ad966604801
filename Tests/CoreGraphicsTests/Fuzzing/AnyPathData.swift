import CoreGraphics
import Pixels

/// What holds of any bytes that are taken for SVG path data; the fuzzer and the replay of its corpus
/// both ask it.
enum AnyPathData {
  /// Nil where all of it holds, else a sentence.
  static func brokenPromise(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let path: CGPath
    do throws(SVGPathError) {
      path = try CGPath(svg: text)
    } catch {
      return error.offset <= text.utf8.count ? nil : "the mistake lies behind the end"
    }
    return brokenRoundTrip(path) ?? brokenBounds(path) ?? brokenPainting(path) ?? brokenParts(path)
  }

  private static func brokenRoundTrip(_ path: CGPath) -> String? {
    guard let again = try? CGPath(svg: path.svgText) else { return "its own text is refused" }
    return again == path ? nil : "its own text makes another path"
  }

  private static func brokenBounds(_ path: CGPath) -> String? {
    let (around, exact) = (path.boundingBox, path.boundingBoxOfPath)
    guard !path.isEmpty else { return around.isNull ? nil : "an empty path has an extent" }
    let edges = [around.minX, around.minY, around.width, around.height]
    if edges.contains(where: \.isNaN) { return "the extent is no number" }
    // Curves are measured by their turns, which leaves a rounding error.
    let slack = 1e-9 * max(1, around.width, around.height, abs(around.minX), abs(around.minY))
    let isInside =
      exact.minX >= around.minX - slack && exact.maxX <= around.maxX + slack
      && exact.minY >= around.minY - slack && exact.maxY <= around.maxY + slack
    return isInside ? nil : "the curve leaves its control points"
  }

  /// Fills and strokes on a few pixels: whole, and in two halves that must give the same.
  private static func brokenPainting(_ path: CGPath) -> String? {
    let dashes = isShort(path) ? [3, 2, 0.5] : []
    let styles = [
      StrokeStyle(width: 3, cap: .round, join: .round),
      StrokeStyle(width: 0.3, cap: .square, join: .miter, miterLimit: 4, dashes: dashes),
    ]
    let strokes = styles.map { path.strokeOutline($0) }
    for outline in [path.outline()] + strokes {
      for rule in [FillRule.nonZero, .evenOdd] {
        let whole = painted(outline, rule, splitAt: nil)
        guard whole == painted(outline, rule, splitAt: 13) else { return "tiles show themselves" }
      }
    }
    return nil
  }

  /// Whether its dashes are not too many: a million of them take seconds under a sanitizer.
  private static func isShort(_ path: CGPath) -> Bool {
    let box = path.boundingBox
    return path.isEmpty || (box.width <= 2000 && box.height <= 2000)
  }

  private static func painted(_ outline: Outline, _ rule: FillRule, splitAt: Int?) -> Pixmap {
    let pixmap = Pixmap(width: 48, height: 32)
    let scratch = PaintScratch()
    let parts =
      splitAt.map {
        [
          PixelRect(x: 0, y: 0, width: $0, height: 32),
          PixelRect(x: $0, y: 0, width: 48 - $0, height: 32),
        ]
      } ?? [pixmap.bounds]
    for part in parts {
      let surface = pixmap.surface.clipped(to: part)
      surface.fill(outline, rule: rule, with: Pixel(0x80FF_4020), scratch: scratch)
    }
    return pixmap
  }

  /// The functions that make paths of paths.
  private static func brokenParts(_ path: CGPath) -> String? {
    // Finding what crosses what takes time with the square of the steps.
    guard path.elements.count <= 60 else { return nil }
    let pen = path.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    let dashed = isShort(path) ? path.copy(dashingWithPhase: 1, lengths: [4, 3]) : path
    let parts = [
      pen, dashed, path.trimmed(from: 0.2, to: 0.7),
      path.flattened(threshold: 0.1), path.union(CGPath(rect: unit, transform: nil)),
    ]
    _ = parts.map { $0.contains(CGPoint(x: 3, y: 4), using: .evenOdd) }
    return parts.contains { $0.boundingBox.width.isNaN } ? "a part has no extent" : nil
  }

  private static let unit = CGRect(x: 2, y: 3, width: 20, height: 10)
}
