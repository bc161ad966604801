import CoreGraphics

// The cells of an emitter: a list of objects, which may have cells of their own.

extension ValueDecoder {
  /// Cells of cells deeper than this are none that anybody can follow.
  private static let deepest = 8

  mutating func cells(_ value: JSONValue, depth: Int = 0) -> [CellValue]? {
    if value.isNull { return [] }
    guard let elements = value.elements else { return mismatch(value, .cells) }
    guard depth < Self.deepest else {
      diagnostics.error(
        .nestingTooDeep, "cells are nested deeper than \(Self.deepest)", at: value.range)
      return nil
    }
    var cells: [CellValue] = []
    for element in elements {
      guard let cell = cell(element, depth: depth) else { return nil }
      cells.append(cell)
    }
    return cells
  }

  private mutating func cell(_ value: JSONValue, depth: Int) -> CellValue? {
    guard value.members != nil else { return mismatch(value, .cells) }
    guard variant(of: value, as: CellForm.form) != nil else { return nil }
    let keys = CellForm.keys
    return whole {
      var cell = CellValue()
      cell.name = $0.read(keys.name, of: value)
      cell.isEnabled = $0.read(keys.isEnabled, of: value)
      cell.color = $0.read(keys.color, of: value)
      if case .image(let image)? = $0.read(keys.contents, of: value) { cell.image = image }
      if case .rectangle(let rect)? = $0.read(keys.contentsRect, of: value) {
        cell.part = rect.rect(in: .zero)
      }
      $0.readNumbers(of: value, into: &cell)
      if let inner = $0.read(keys.emitterCells, of: value) {
        guard let cells = $0.cells(inner, depth: depth + 1) else { return nil }
        cell.cells = cells
      }
      return cell
    }
  }

  private mutating func readNumbers(of value: JSONValue, into cell: inout CellValue) {
    // A picture tells its scale where the cell does not.
    if let image = cell.image { cell.set(CellProperty.contentsScale, image.scale) }
    for property in CellForm.keys.numbers {
      if let number = read(property.key, of: value) { cell.set(property, number) }
    }
  }
}
