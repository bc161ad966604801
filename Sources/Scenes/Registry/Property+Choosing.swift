import UIKit

// Entries of the registry for what is chosen among: bits, rows, dates.

extension Property {
  /// An option set, by the names of its options.
  static func flags<Target: SceneTarget, Options: OptionSet & Sendable>(
    _ name: String, _ type: Target.Type, _ options: [(name: String, value: Options)],
    initial: Options = [], doc: String, get: @escaping Get<Target, Options>,
    set: @escaping Set<Target, Options>
  ) -> Property where Options.RawValue == UInt {
    make(
      name, type, .flags(options.map { .init($0.name, $0.value.rawValue) }),
      .flags(initial.rawValue), false, .appearance, doc,
      get: { .flags(get($0).rawValue) },
      set: { target, value, _ in
        if case .flags(let bits) = value { set(target, Options(rawValue: bits)) }
      })
  }

  /// Several lists of texts.
  static func textLists<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, [[String]]>, set: @escaping Set<Target, [[String]]>
  ) -> Property {
    make(
      name, type, .textLists, .textLists([]), false, .appearance, doc,
      get: { .textLists(get($0)) },
      set: { target, value, _ in if case .textLists(let lists) = value { set(target, lists) } })
  }

  /// A list of whole numbers.
  static func integers<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, in range: ClosedRange<Double>, doc: String,
    get: @escaping Get<Target, [Int]>, set: @escaping Set<Target, [Int]>
  ) -> Property {
    make(
      name, type, .integers(range), .numbers([]), false, .appearance, doc,
      get: { .numbers(get($0).map { Double($0) }) },
      set: { target, value, _ in
        if case .numbers(let numbers) = value { set(target, (numbers ?? []).map { Int($0) }) }
      })
  }

  /// A moment.
  static func date<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, Date>, set: @escaping Set<Target, Date>
  ) -> Property {
    make(
      name, type, .date, .text(SceneDate.today), false, .appearance, doc,
      get: { .text(SceneDate.text(get($0))) },
      set: { target, value, _ in
        if case .text(let text) = value, let date = SceneDate.date(text) { set(target, date) }
      })
  }

  /// A moment, or null for none.
  static func optionalDate<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, Date?>, set: @escaping Set<Target, Date?>
  ) -> Property {
    make(
      name, type, .optionalDate, .text(""), false, .appearance, doc,
      get: { .text(get($0).map { SceneDate.text($0) } ?? "") },
      set: { target, value, _ in
        if case .text(let text) = value { set(target, SceneDate.date(text)) }
      })
  }
}
