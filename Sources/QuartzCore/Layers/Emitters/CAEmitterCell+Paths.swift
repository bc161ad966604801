// Cells by the names on the way to them: `spark.birthRate`, `spark.emitterCells.trail.scale`.

extension CAEmitterCell {
  /// The setting that the steps of a key path after `emitterCells` lead to; nil for none.
  static func part(at steps: [String], in cells: [CAEmitterCell]) -> MotionPart? {
    guard steps.count >= 2, steps.count.isMultiple(of: 2), let key = steps.last else { return nil }
    let path = steps.indices.filter { $0.isMultiple(of: 2) }.map { steps[$0] }
    let between = steps.indices.dropLast().filter { !$0.isMultiple(of: 2) }.map { steps[$0] }
    guard between.allSatisfy({ $0 == "emitterCells" }),
      LayerValue(guessing: find(path[...], in: cells)?.value(forKey: key)) != nil
    else { return nil }
    return .cell(path: path, key: key)
  }

  static func find(_ path: ArraySlice<String>, in cells: [CAEmitterCell]?) -> CAEmitterCell? {
    guard let cell = cells?.first(where: { $0.name == path.first }) else { return nil }
    return path.count > 1 ? find(path.dropFirst(), in: cell.emitterCells) : cell
  }
}

extension [CAEmitterCell] {
  /// The cells with one of them, and those on the way to it, replaced by copies: what a client set
  /// stays as it is.
  func setting(_ key: String, at path: ArraySlice<String>, to value: Any?) -> [CAEmitterCell] {
    map { cell in
      guard cell.name == path.first, let copy = cell.copy() as? CAEmitterCell else { return cell }
      if path.count > 1 {
        copy.emitterCells = cell.emitterCells?.setting(key, at: path.dropFirst(), to: value)
      } else {
        copy.setValue(value, forKey: key)
      }
      return copy
    }
  }
}
