import Synchronization

/// All symbols by name. Names are known at once, drawings are made when somebody asks.
final class SymbolIndex: Sendable {
  static let shared = SymbolIndex(SymbolSheet.all)

  /// How a symbol comes about.
  enum Recipe: Sendable {
    /// As it stands in a sheet.
    case drawn(SymbolSheet.Entry)
    case filled(String, SymbolVariant.Filling)
    case halfFilled(String)
    case struckOut(String)
    case framed(String, SymbolVariant.Frame, isFilled: Bool)
    case badged(String, SymbolVariant.Badge)
  }

  private let recipes: [String: Recipe]
  /// The names that can be asked for, in alphabetical order.
  let names: [String]
  /// Names that sheets have twice, for tests.
  let repeatedNames: [String]
  private let made = Mutex<[String: SymbolDrawing]>([:])

  init(_ sheets: [SymbolSheet]) {
    var table = Table()
    let entries = sheets.flatMap(\.entries)
    for entry in entries { table.add(String(entry.name), .drawn(entry)) }
    for entry in entries { table.addVariants(of: entry) }
    recipes = table.recipes
    repeatedNames = table.repeated
    names = table.recipes.keys.filter { !$0.hasPrefix("_") }.sorted()
  }

  /// Nil for a name that there is no drawing of.
  subscript(name: String) -> SymbolDrawing? {
    if let known = made.withLock({ $0[name] }) { return known }
    guard !name.hasPrefix("_"), let drawing = try? drawing(named: name) else { return nil }
    made.withLock { $0[name] = drawing }
    return drawing
  }

  /// Reads the steps; what is wrong in a sheet is thrown.
  func drawing(named name: String) throws(SymbolMistake) -> SymbolDrawing {
    guard let recipe = recipes[name] else { throw SymbolMistake("there is no \(name)") }
    switch recipe {
    case .drawn(let entry):
      if let original = entry.original {
        let drawing = try drawing(named: String(original))
        return SymbolDrawing(
          name: name, steps: drawing.steps, alignedCount: drawing.alignedCount)
      }
      var reader = SymbolReader(index: self)
      return SymbolDrawing(name: name, steps: try reader.steps(of: entry))
    case .filled(let base, let filling):
      return SymbolDrawing(
        name: name, steps: SymbolVariant.filled(try drawing(named: base).steps, filling))
    case .halfFilled(let base):
      return SymbolDrawing(
        name: name, steps: SymbolVariant.halfFilled(try drawing(named: base).steps))
    case .struckOut(let base):
      return SymbolDrawing(
        name: name, steps: SymbolVariant.struckOut(try drawing(named: base).steps))
    case .framed(let base, let frame, let isFilled):
      let glyph = try drawing(named: hasFilled(base) ? base + ".fill" : base)
      let border = try drawing(named: frame.shape)
      return SymbolDrawing(
        name: name,
        steps: SymbolVariant.framed(glyph, in: border.steps, frame, isFilled: isFilled))
    case .badged(let base, let badge):
      let drawing = try drawing(named: base)
      return SymbolDrawing(
        name: name, steps: drawing.steps + SymbolVariant.steps(of: badge),
        alignedCount: drawing.steps.count)
    }
  }

  private func hasFilled(_ name: String) -> Bool { recipes[name + ".fill"] != nil }

  /// Recipes as they gather.
  private struct Table {
    var recipes: [String: Recipe] = [:]
    var repeated: [String] = []

    mutating func add(_ name: String, _ recipe: Recipe) {
      if recipes.updateValue(recipe, forKey: name) != nil { repeated.append(name) }
    }

    /// The fillings come first: other variants ask for them.
    mutating func addVariants(of entry: SymbolSheet.Entry) {
      let name = String(entry.name)
      for case let filling? in entry.variants.map(SymbolVariant.Filling.init) {
        add(name + ".fill", .filled(name, filling))
      }
      let isFilled = recipes[name + ".fill"] != nil
      for variant in entry.variants {
        if variant == "slash" {
          add(name + ".slash", .struckOut(name))
          if isFilled { add(name + ".slash.fill", .struckOut(name + ".fill")) }
        } else if variant == "leadinghalf" {
          add(name + ".leadinghalf.filled", .halfFilled(name))
        } else if let frame = SymbolVariant.Frame(variant) {
          // Figures and letters stand in frames alone.
          let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
          add("\(plain).\(variant)", .framed(name, frame, isFilled: false))
          add("\(plain).\(variant).fill", .framed(name, frame, isFilled: true))
        } else if let badge = SymbolVariant.Badge(variant) {
          add("\(name).\(variant)", .badged(name, badge))
          guard isFilled else { continue }
          let filled = badge == .dot ? "\(name).badge.fill" : "\(name).fill.\(variant)"
          add(filled, .badged(name + ".fill", badge))
        }
      }
    }
  }
}
