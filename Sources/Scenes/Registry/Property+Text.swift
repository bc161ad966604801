import UIKit

// Entries of the registry for what writes text.

extension Property {
  static func font<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: Double, doc: String,
    get: @escaping Get<Target, UIFont>, set: @escaping Set<Target, UIFont>
  ) -> Property {
    make(
      name, type, .font, .font(FontValue(size: initial)), false, .appearance, doc,
      get: { .font(FontValue(get($0))) },
      set: { target, value, _ in if case .font(let font) = value { set(target, font.font) } })
  }

  /// Text with attributes; nil where it has none. What is read back is its plain text.
  static func runs<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, String?>, set: @escaping Set<Target, StyledText?>
  ) -> Property {
    make(
      name, type, .runs, .runs([]), false, .appearance, doc,
      get: { target in .runs(get(target).map { [TextRunValue(text: $0)] } ?? []) },
      set: { target, value, _ in
        if case .runs(let runs) = value { set(target, TextRunValue.text(runs)) }
      })
  }
}
