import Foundation
import Pixels

/// What is drawn on, in pixels.
enum Shape {
  /// Whole pixels, all of each.
  case rect(PixelRect)
  case rounded(RoundedRect)
  case outline(Outline, FillRule)
  /// Coverage that was found before.
  case mask(Mask)

  var pixelBounds: PixelRect {
    switch self {
    case .rect(let rect): rect
    case .rounded(let rect): rect.pixelBounds
    case .outline(let outline, _): outline.pixelBounds
    case .mask(let mask): mask.bounds
    }
  }

  /// The shape of a path in pixels, as far as a clip shows it. A rectangle that lies on the borders
  /// of pixels needs no coverage.
  init(_ path: CGPath, rule: CGPathFillRule, clip: PixelRect) {
    if let rect = path.asRect, let pixels = PixelRect(exactly: rect) {
      self = .rect(pixels)
    } else if let rect = path.roundedRect(largestRadius: 16) {
      self = .rounded(rect)
    } else {
      self = .outline(path.outline(clip: clip), rule == .winding ? .nonZero : .evenOdd)
    }
  }

  /// The same without smooth edges: a pixel belongs to it if at least half of it does.
  func sharpened(within area: PixelRect, scratch: PaintScratch) -> Shape {
    mask(within: area, scratch: scratch).map { .mask($0.thresholded()) } ?? self
  }

  /// The coverage of a shape with smooth edges; nil of others.
  func mask(within area: PixelRect, scratch: PaintScratch) -> Mask? {
    switch self {
    case .rect, .mask: nil
    case .rounded(let rect): Mask(rect, within: area, scratch: scratch)
    case .outline(let outline, let rule):
      Mask(outline, rule: rule, within: area, scratch: scratch)
    }
  }
}

extension Surface {
  func draw(_ shape: Shape, with ink: Ink, scratch: PaintScratch) {
    switch shape {
    case .rect(let rect): draw(rect, with: ink, scratch: scratch)
    case .rounded(let rect): draw(rect, with: ink, scratch: scratch)
    case .outline(let outline, let rule): draw(outline, rule: rule, with: ink, scratch: scratch)
    case .mask(let mask):
      var ink = ink
      ink.mask = ink.mask?.intersection(mask) ?? mask
      draw(mask.bounds, with: ink, scratch: scratch)
    }
  }
}

extension PixelRect {
  /// The rectangle if its edges lie on the borders of pixels, not too far out.
  init?(exactly rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    let limit = CGFloat(Self.coordinateLimit)
    let isExact = edges.allSatisfy {
      $0.magnitude <= limit && ($0 - $0.rounded()).magnitude < Self.borderDistance
    }
    guard isExact else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    self.init(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }

  var cgRect: CGRect {
    isEmpty ? .zero : CGRect(x: minX, y: minY, width: width, height: height)
  }
}

extension Mask {
  /// All or nothing: what is at least half there.
  fileprivate func thresholded() -> Mask {
    withBytes { coverage in
      Mask(bounds) { bytes in
        for index in bytes.indices { bytes[index] = coverage[index] >= 128 ? 255 : 0 }
      }
    }
  }
}
