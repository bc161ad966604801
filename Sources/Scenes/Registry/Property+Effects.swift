import UIKit

// Entries of the registry for shadows, blending and filters.

extension Property {
  /// An offset of two plain numbers.
  static func vector<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: CGSize, doc: String,
    get: @escaping Get<Target, CGSize>, set: @escaping Set<Target, CGSize>
  ) -> Property {
    make(
      name, type, .vector, .pair(LengthPair(initial)), true, .appearance, doc,
      get: { .pair(LengthPair(get($0))) },
      set: { target, value, _ in
        if case .pair(let pair) = value { set(target, pair.size(in: .zero)) }
      })
  }

  /// The name of a blend mode, or none.
  static func blendMode<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, String?>, set: @escaping Set<Target, String?>
  ) -> Property {
    make(
      name, type, .blendMode, .text(""), true, .appearance, doc,
      get: { .text(get($0) ?? "") },
      set: { target, value, _ in
        if case .text(let name) = value { set(target, name.isEmpty ? nil : name) }
      })
  }

  /// The cells of an emitter.
  static func cells<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, [CAEmitterCell]?>, set: @escaping Set<Target, [CAEmitterCell]?>
  ) -> Property {
    make(
      name, type, .cells, .cells([]), true, .appearance, doc,
      get: { .cells((get($0) ?? []).map { CellValue($0) }) },
      set: { target, value, context in
        guard case .cells(let cells) = value else { return }
        set(target, cells.isEmpty ? nil : cells.map { $0.makeCell(for: context.traits) })
      })
  }

  /// A list of filters, or none.
  static func filters<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, [Any]?>, set: @escaping Set<Target, [Any]?>
  ) -> Property {
    make(
      name, type, .filters, .filters([]), true, .appearance, doc,
      get: { .filters((get($0) ?? []).compactMap { ($0 as? CAFilter).flatMap(FilterValue.init) }) },
      set: { target, value, _ in
        if case .filters(let filters) = value {
          set(target, filters.isEmpty ? nil : filters.map(\.filter))
        }
      })
  }
}
