extension Pixmap {
  /// The pixels in a rectangle, in memory of their own; nil where there are none.
  public func cropped(to rect: PixelRect) -> Pixmap? {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return nil }
    let copy = Pixmap(width: part.width, height: part.height)
    for y in 0..<part.height {
      copy.surface.pointer(x: 0, y: y).update(
        from: surface.pointer(x: part.minX, y: part.minY + y), count: part.width)
    }
    return copy
  }

  /// Black pixels whose alpha is what the function says of the pixels here.
  public func alphas(_ alpha: (Pixel) -> UInt32) -> Pixmap {
    let result = Pixmap(width: width, height: height)
    let (from, to) = (surface.base, result.surface.base)
    for index in 0..<width * height {
      to[index] = min(alpha(Pixel(from[index])), 255) << 24
    }
    return result
  }

  /// The pixels times the alpha of another picture, which is stretched to this one's size.
  public func scaled(byAlphaOf mask: Pixmap) -> Pixmap {
    let result = copy()
    let isSameSize = mask.width == width && mask.height == height
    let map = SourceMap(
      a: Double(mask.width) / Double(width), b: 0, c: 0,
      d: Double(mask.height) / Double(height), tx: 0, ty: 0)
    guard let source = ImageSource(mask, map: map, sampling: isSameSize ? .nearest : .bilinear)
    else { return result }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    for y in 0..<height {
      source.fetch(x: 0, y: y, count: width, into: row)
      let target = result.surface.pointer(x: 0, y: y)
      for x in 0..<width {
        target[x] = Pixel(target[x]).scaled(by: row[x] >> 24).value
      }
    }
    return result
  }

  public var isOpaque: Bool {
    let pixels = surface.base
    return (0..<width * height).allSatisfy { pixels[$0] >= 0xFF00_0000 }
  }
}
