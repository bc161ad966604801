import CoreGraphics

/// Where the variants of a scene lie beside each other.
struct VariantTable: Equatable {
  /// Of the scenes, in their own points.
  private let sizes: [CGSize]
  let columns: Int
  private let widths: [CGFloat]
  private let heights: [CGFloat]

  /// Around each scene, and above it for its title; in points of the window, whatever the zoom.
  private static let gap: CGFloat = 24
  static let titleHeight: CGFloat = 24

  /// Read row by row; without a number of columns there are as many as suit a display.
  init(sizes: [CGSize], columns: Int? = nil) {
    self.sizes = sizes
    let count = max(1, sizes.count)
    let columns =
      columns.map { max(1, min(count, $0)) }
      ?? (1...count).min { Self.waste($0, of: sizes) < Self.waste($1, of: sizes) } ?? 1
    self.columns = columns
    (widths, heights) = Self.sides(columns, of: sizes)
  }

  /// How a table of so many columns suits a display best: as it is, on its side, or in one row.
  static func bestTable<Element>(
    of elements: [Element], columns: Int, size: (Element) -> CGSize
  ) -> (elements: [Element], columns: Int) {
    let tables = [
      (elements, columns), (turned(elements, columns: columns), elements.count / max(1, columns)),
      (elements, elements.count),
    ]
    return tables.min { a, b in
      waste(a.1, of: a.0.map(size)) < waste(b.1, of: b.0.map(size))
    } ?? tables[0]
  }

  /// What is read row by row, to be read column by column.
  private static func turned<Element>(_ table: [Element], columns: Int) -> [Element] {
    (0..<columns).flatMap { column in
      stride(from: column, to: table.count, by: columns).map { table[$0] }
    }
  }

  /// How much of a display as wide as they are is left empty.
  private static func waste(_ columns: Int, of sizes: [CGSize]) -> CGFloat {
    let (widths, heights) = sides(columns, of: sizes)
    let width = widths.reduce(0) { $0 + $1 + gap } + gap
    let height = heights.reduce(0) { $0 + $1 + gap + titleHeight } + gap
    let display = max(width / 16, height / 10)
    return display * display - sizes.reduce(0) { $0 + $1.width * $1.height } / 160
  }

  private static func sides(
    _ columns: Int, of sizes: [CGSize]
  ) -> (widths: [CGFloat], heights: [CGFloat]) {
    var widths = [CGFloat](repeating: 0, count: columns)
    var heights = [CGFloat](repeating: 0, count: (sizes.count + columns - 1) / columns)
    for (index, size) in sizes.enumerated() {
      widths[index % columns] = max(widths[index % columns], size.width)
      heights[index / columns] = max(heights[index / columns], size.height)
    }
    return (widths, heights)
  }

  /// Of all of it, in points of the scenes.
  func size(at zoom: CGFloat) -> CGSize {
    let (gap, above) = (Self.gap / zoom, (Self.gap + Self.titleHeight) / zoom)
    return CGSize(
      width: widths.reduce(gap) { $0 + $1 + gap },
      height: heights.reduce(gap) { $0 + $1 + above })
  }

  /// The scenes' places, in their points.
  func frames(at zoom: CGFloat) -> [CGRect] {
    let (gap, above) = (Self.gap / zoom, (Self.gap + Self.titleHeight) / zoom)
    var xs = [gap]
    for width in widths { xs.append(xs[xs.count - 1] + width + gap) }
    var ys = [above]
    for height in heights { ys.append(ys[ys.count - 1] + height + above) }
    return sizes.enumerated().map { index, size in
      CGRect(origin: CGPoint(x: xs[index % columns], y: ys[index / columns]), size: size)
    }
  }
}
