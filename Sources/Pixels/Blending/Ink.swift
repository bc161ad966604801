/// What a drawing is done with: a colour or the pixels of a source, how strongly, in which mode,
/// and only where a mask lets it.
public struct Ink {
  public enum Content {
    case color(Pixel)
    case source(any PixelSource)
  }

  public var content: Content
  /// 0…255, over all.
  public var opacity: UInt8
  public var mode: BlendMode
  /// Nil lets everything through.
  public var mask: Mask?

  public init(
    _ content: Content, opacity: UInt8 = 255, mode: BlendMode = .normal, mask: Mask? = nil
  ) {
    self.content = content
    self.opacity = opacity
    self.mode = mode
    self.mask = mask
  }
}

extension Surface {
  /// Draws the inside of a path.
  public func draw(
    _ outline: Outline, rule: FillRule, with ink: Ink, scratch: PaintScratch
  ) {
    let area = area(of: outline.pixelBounds, under: ink)
    guard !area.isEmpty else { return }
    if let color = ink.plainColor {
      return clipped(to: area).fill(outline, rule: rule, with: color, scratch: scratch)
    }
    let width = area.width
    let isDone = ink.withPlainSource {
      let rows = rows(of: $0, ink, width: width, scratch)
      outline.paint(rule, in: area, with: rows, scratch: scratch)
    } _: {
      let rows = rows(of: $0, ink, width: width, scratch)
      outline.paint(rule, in: area, with: rows, scratch: scratch)
    }
    if isDone { return }
    let paint = InkPaint(surface: self, ink: ink, width: width, scratch: scratch)
    outline.paint(rule, in: area, with: paint, scratch: scratch)
  }

  /// Draws a rounded rectangle along the axes.
  public func draw(_ shape: RoundedRect, with ink: Ink, scratch: PaintScratch) {
    let area = area(of: shape.pixelBounds, under: ink)
    guard !area.isEmpty else { return }
    if let color = ink.plainColor {
      return clipped(to: area).fill(shape, with: color, scratch: scratch)
    }
    let (edges, width) = (RoundedRectEdges(shape), area.width)
    let isDone = ink.withPlainSource {
      edges.paint(in: area, with: rows(of: $0, ink, width: width, scratch), scratch: scratch)
    } _: {
      if ink.opacity == 255, fill(shape, with: $0, in: area, scratch: scratch) { return }
      edges.paint(in: area, with: rows(of: $0, ink, width: width, scratch), scratch: scratch)
    }
    if isDone { return }
    let paint = InkPaint(surface: self, ink: ink, width: width, scratch: scratch)
    edges.paint(in: area, with: paint, scratch: scratch)
  }

  /// Fills a part of a small shape with a gradient that has one colour in each row; false for any other.
  private func fill(
    _ shape: RoundedRect, with gradient: LinearGradient, in area: PixelRect, scratch: PaintScratch
  ) -> Bool {
    guard gradient.isVertical,
      var small = SmallRoundedRect(
        shape.fitted, bounds: shape.pixelBounds, in: area, with: .clear, on: self,
        scratch: scratch)
    else { return false }
    let colors = scratch.pixels(count: area.height)
    gradient.writeColors(ofRows: area.minY..<area.maxY, to: colors)
    small.paint(rows: colors, scratch.kernels.coverage)
    return true
  }

  /// Draws whole pixels.
  public func draw(_ rect: PixelRect, with ink: Ink, scratch: PaintScratch) {
    let area = area(of: rect, under: ink)
    guard !area.isEmpty else { return }
    if let color = ink.plainColor {
      return ColorPaint(surface: self, color: color, kernels: scratch.kernels)
        .paint(area, coverage: 255)
    }
    if let color = ink.storedColor {
      return replace(area, with: color, kernels: scratch.kernels)
    }
    let width = area.width
    let isDone = ink.withPlainSource {
      rows(of: $0, ink, width: width, scratch).paint(area, coverage: 255)
    } _: {
      rows(of: $0, ink, width: width, scratch).paint(area, coverage: 255)
    }
    if isDone { return }
    InkPaint(surface: self, ink: ink, width: width, scratch: scratch)
      .paint(area, coverage: 255)
  }

  private func area(of rect: PixelRect, under ink: Ink) -> PixelRect {
    let area = rect.intersection(bounds)
    return ink.mask.map { area.intersection($0.bounds) } ?? area
  }
}

extension Ink {
  /// The colour, where laying it over is all that is to be done.
  fileprivate var plainColor: Pixel? {
    guard case .color(let color) = content, mode == .normal, mask == nil else { return nil }
    return color.scaled(by: UInt32(opacity))
  }

  /// The colour that takes the place of whatever was there.
  fileprivate var storedColor: Pixel? {
    guard mask == nil else { return nil }
    if mode == .clear { return .clear }
    guard case .color(let color) = content, mode == .copy else { return nil }
    return color.scaled(by: UInt32(opacity))
  }
}
