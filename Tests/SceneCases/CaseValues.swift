import Scenes

/// Values of a form and values that are not of it, at and around every bound.
struct CaseValues {
  private(set) var right: [JSONValue] = []
  private(set) var wrong: [JSONValue] = []
  /// Values that the form itself does not tell.
  private(set) var open: [JSONValue] = []

  init(_ form: ValueForm, _ catalog: FormCatalog) {
    switch form {
    case .bool:
      right = [true, false]
      wrong = [1, "true", nil, [], [:]]
    case .number(let range): number(range, step: nil)
    case .integer(let range): number(range, step: 1)
    case .text(let text):
      right = text.right.map { JSONValue($0) }
      wrong = text.wrong.map { JSONValue($0) } + [1, true, nil, [], [:]]
    case .choice(let names):
      right = names.map { JSONValue($0) }
      let others = [names[0].uppercased() + "X", "", names[0] + " "]
      wrong = others.map { JSONValue($0) } + [1, nil, []]
    case .exactly(let value):
      right = [value]
      wrong = [false, "some thing", 1, nil, []].filter { !$0.isSame(as: value) }
    case .null:
      right = [nil]
      wrong = [[], 0, false]
    case .list(let element, let count, _): list(of: element, count, catalog)
    case .object(let name):
      right = catalog[name]?.variants.map(\.example) ?? []
      wrong = [[], 1, "some thing", true, nil]
    case .map(let value, let keys, let least): map(of: value, keys, least, catalog)
    case .kind(let kind): self = CaseValues(kind.form, catalog)
    case .any(let forms): any(of: forms, catalog)
    case .anything: break
    }
  }

  private mutating func number(_ range: ClosedRange<Double>, step: Double?) {
    let (low, high) = (range.lowerBound, range.upperBound)
    right = [JSONValue(low), JSONValue(high)]
    right += [0, 1].filter { range.contains($0) && $0 != low && $0 != high }.map { JSONValue($0) }
    wrong = [
      JSONValue(step.map { low - $0 } ?? low.nextDown),
      JSONValue(step.map { high + $0 } ?? high.nextUp),
      "1", nil, true, [], [1], [:],
    ]
    if step != nil { wrong.append(JSONValue(low + 0.5)) }
  }

  private mutating func list(
    of element: ValueForm, _ count: ClosedRange<Int>, _ catalog: FormCatalog
  ) {
    let values = CaseValues(element, catalog)
    let plain = values.right.first ?? 0
    func list(_ count: Int) -> [JSONValue] { Array(repeating: plain, count: count) }
    func ending(in last: JSONValue) -> JSONValue {
      JSONValue(.array(list(max(0, count.lowerBound - 1)) + [last]))
    }
    let most = count.upperBound == .max ? count.lowerBound + 3 : count.upperBound
    right = [JSONValue(.array(list(count.lowerBound))), JSONValue(.array(list(most)))]
    right += values.right.map(ending)
    wrong = values.wrong.map(ending) + [1, "some thing", true, [:], nil]
    if count.lowerBound > 0 { wrong.append(JSONValue(.array(list(count.lowerBound - 1)))) }
    if count.upperBound < .max { wrong.append(JSONValue(.array(list(count.upperBound + 1)))) }
    open = values.open.map(ending)
  }

  private mutating func map(
    of value: ValueForm, _ keys: TextForm, _ least: Int, _ catalog: FormCatalog
  ) {
    let values = CaseValues(value, catalog)
    func map(_ key: String, _ value: JSONValue) -> JSONValue {
      JSONValue(.object([JSONMember(key: key, value: value)]))
    }
    if least == 0 { right = [[:]] } else { wrong = [[:]] }
    let key = keys.right.first ?? ""
    right += values.right.map { map(key, $0) }
    wrong += [1, "some thing", [], nil] + values.wrong.map { map(key, $0) }
    wrong += keys.wrong.map { map($0, 1) }
  }

  private mutating func any(of forms: [ValueForm], _ catalog: FormCatalog) {
    let all = forms.map { CaseValues($0, catalog) }
    right = all.flatMap(\.right)
    open = all.flatMap(\.open)
    for (index, values) in all.enumerated() {
      var others = forms
      others.remove(at: index)
      let kinds = Set(others.flatMap(\.jsonKinds))
      for value in values.wrong {
        if kinds.contains(value.kindName) { open.append(value) } else { wrong.append(value) }
      }
    }
  }
}

extension ValueForm {
  /// What kinds of JSON values can be of the form.
  fileprivate var jsonKinds: [String] {
    switch self {
    case .bool: [JSONValue(true).kindName]
    case .number, .integer: [JSONValue(1).kindName]
    case .text, .choice: [JSONValue("").kindName]
    case .exactly(let value): [value.kindName]
    case .null: [JSONValue(.null).kindName]
    case .list: [JSONValue(.array([])).kindName]
    case .object, .map: [JSONValue(.object([])).kindName]
    case .kind(let kind): kind.form.jsonKinds
    case .any(let forms): forms.flatMap(\.jsonKinds)
    case .anything: []
    }
  }
}
