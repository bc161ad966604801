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
