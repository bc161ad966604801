/// The one key of a filter.
struct FilterKeys: KeyTable {
  let kind: FilterValue.Kind
  let amount: Key<Double>

  init(_ kind: FilterValue.Kind) {
    self.kind = kind
    if let range = kind.range {
      amount = .number(kind.rawValue, in: range, kind.doc, JSONValue(kind.example)).required
    } else {
      let yes = Key.yes(kind.rawValue, kind.doc).required
      amount = Key(yes.form) { decoder, value in yes.decode(&decoder, value).map { _ in 1 } }
    }
  }
}

enum FilterForm {
  /// As many are done to one layer; each takes a pass over all of its pixels.
  static let most = 16

  static let kinds = FilterValue.Kind.allCases.map { FilterKeys($0) }

  static let form = ObjectForm(
    .filter, "A filter: its name, with its one number.", noun: "filter", place: "",
    strictness: .error, choice: "expected \(ValueKind.filters.expectation)",
    variants: kinds.map { keys in
      ObjectForm.Variant(
        keys.kind.rawValue, tag: keys.amount.name, keys: keys,
        example: JSONValue(
          .object([JSONMember(key: keys.amount.name, value: keys.amount.form.example)])))
    })
}

extension FilterValue.Kind {
  fileprivate var doc: String {
    switch self {
    case .blur: "A Gaussian blur of this radius, in points."
    case .saturation: "Colours by this factor: 0 is grey, 1 as they are."
    case .brightness: "What is added to each channel."
    case .contrast: "How far colours are from grey, as a factor."
    case .hue: "By how many degrees hues are turned."
    case .invert: "Every channel is turned over."
    }
  }

  fileprivate var example: Double {
    switch self {
    case .blur: 12
    case .saturation: 1.8
    case .brightness: 0.1
    case .contrast: 1.2
    case .hue: 90
    case .invert: 1
    }
  }
}
