import Pixels
import RenderTree

/// What is below a node, filtered: painted before the tiles are, which show it as a source.
struct Backdrop: Sendable {
  /// What shows it reads from here; it belongs to the frame.
  var pixmap: Pixmap
  /// The pixels of the device that the pixmap stands for.
  var area: PixelRect
  /// What is below: commands of this group, or `CommandGroup.none`.
  var group: Int32
  /// Indices of the commands.
  var commands: Range<Int>
  /// Up to here they are whole: after it a clip begins that is around the node, and goes on.
  var whole: Int
  var filters: [Filter]
  /// Device pixels a point.
  var scale: Double
}

extension Pixmap {
  /// Does to the picture what filters say; a point has `scale` pixels.
  func apply(
    _ filters: [Filter], scale: Double, edge: GaussianBlur.Edge, bands: RowBands = .one
  ) {
    for filter in filters {
      switch filter {
      case .blur(let radius): blur(sigma: Double(radius) * scale, edge: edge, bands: bands)
      case .color(let matrix):
        surface.transform(bounds, by: matrix.transform, bands: bands)
      }
    }
  }
}

extension [Filter] {
  /// In pixels, as far as blurs go.
  func strongestBlur(scale: Double) -> Double {
    let strengths = map { filter in
      if case .blur(let radius) = filter { Double(radius) * scale } else { 0.0 }
    }
    return Swift.min(strengths.max() ?? 0, GaussianBlur.maximumSigma)
  }

  /// How many pixels away something can matter.
  func reach(scale: Double) -> Int {
    reduce(0) { sum, filter in
      switch filter {
      case .blur(let radius): sum + GaussianBlur.reach(sigma: Double(radius) * scale)
      case .color: sum
      }
    }
  }
}

extension ColorMatrix {
  var transform: ColorTransform {
    ColorTransform(red: red, green: green, blue: blue, alpha: alpha, bias: bias)
  }
}
