import CoreGraphics

/// A symbol as it is drawn, whatever its size and weight.
final class SymbolDrawing: @unchecked Sendable {
  /// As it is asked for.
  let name: String
  let steps: [SymbolStep]
  /// How many of the first steps are what is aligned with others; a badge hangs over.
  let alignedCount: Int

  init(name: String, steps: [SymbolStep], alignedCount: Int? = nil) {
    self.name = name
    self.steps = steps
    self.alignedCount = alignedCount ?? steps.count
  }

  /// Whether it points where reading goes, and so the other way from right to left.
  var followsReading: Bool {
    name.split(separator: ".").contains { Self.directions.contains($0) }
  }

  private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
}
