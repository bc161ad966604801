import CoreGraphics
import Scenes

// Masks by lightness. A layer's mask counts alpha, so what is drawn with a lightness l and an alpha a over m has to
// leave m · (1 − a) + l · a: first as much is taken away as covers it, then its light is put there.

extension Importer {
  /// The layers of one ink in a mask; `make` makes those of the ink by itself.
  mutating func lightLayers(_ ink: Ink, _ make: (Ink) -> [LayerNode]) -> [LayerNode] {
    let (cover, light): (Ink, Ink)
    let isWhite: Bool
    switch ink {
    case .none: return []
    case .color(let color):
      isWhite = color.luminance > 0.999
      cover = .color(.black.faded(by: color.alpha))
      light = color.luminance < 0.001 ? .none : .color(Self.light(of: color))
    case .gradient(let gradient):
      isWhite = gradient.stops.allSatisfy { $0.color.luminance > 0.999 }
      cover = .gradient(gradient.mapped { .black.faded(by: $0.alpha) })
      light = .gradient(gradient.mapped(Self.light))
    }
    let eraser =
      maskHasContent && !isWhite ? make(cover).map { Self.blended($0, "destinationOut") } : []
    let adder = make(light)
    if !adder.isEmpty { maskHasContent = true }
    return eraser + (eraser.isEmpty ? adder : adder.map { Self.blended($0, "plusLighter") })
  }

  private static func light(of color: DrawingColor) -> DrawingColor {
    DrawingColor.black.faded(by: color.alpha * min(1, color.luminance))
  }

  private static func blended(_ layer: LayerNode, _ mode: String) -> LayerNode {
    var layer = layer
    layer.blendMode = mode
    return layer
  }
}
