import Scenes

/// Makes a scene another one that is still JSON: a value changes, goes, comes twice, or takes the
/// place of another.
enum SceneMutator {
  /// Nil for what is no JSON. The same seed makes the same of the same bytes.
  static func mutated(_ bytes: [UInt8], seed: UInt32) -> [UInt8]? {
    var parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map(Array.init)
    var numbers = SplitMix(seed: UInt64(seed))
    // A second scene begins as the first.
    if parts.count == 1, numbers.oneIn(8) { parts.append(parts[0]) }
    let index = numbers.below(parts.count)
    var diagnostics = DiagnosticList()
    var files = FilesInMemory([:])
    files.contents["scene"] = parts[index]
    guard let value = diagnostics.parse("scene", from: files) else { return nil }
    var mutation = Mutation(numbers: numbers, whole: value)
    let text = JSONWriter(layout: .compact).text(of: mutation.run())
    parts[index] = Array(text.utf8)
    return Array(parts.joined(separator: [0]))
  }

  private struct Mutation {
    var numbers: SplitMix
    let whole: JSONValue

    mutating func run() -> JSONValue {
      var value = whole
      for _ in 0...numbers.below(3) { value = changed(value) }
      return value
    }

    /// Goes down to a part by chance and changes that.
    private mutating func changed(_ value: JSONValue) -> JSONValue {
      if var elements = value.elements, !elements.isEmpty, !numbers.oneIn(6) {
        let index = numbers.below(elements.count)
        switch numbers.below(12) {
        case 0: elements.remove(at: index)
        case 1: elements.insert(elements[index], at: index)
        case 2: elements.swapAt(index, numbers.below(elements.count))
        default: elements[index] = changed(elements[index])
        }
        return JSONValue(.array(elements))
      }
      if var members = value.members, !members.isEmpty, !numbers.oneIn(6) {
        let index = numbers.below(members.count)
        let key = members[index].key
        switch numbers.below(12) {
        case 0: members.remove(at: index)
        case 1, 2:
          if let other = member() { members = members.filter { $0.key != other.key } + [other] }
        default: members[index] = JSONMember(key: key, value: changed(members[index].value))
        }
        return JSONValue(.object(members))
      }
      return another(value)
    }

    private mutating func another(_ value: JSONValue) -> JSONValue {
      switch value.content {
      case .number(let number):
        let factors = [0, -1, 0.5, 2, 1e3, 1e-3, 1e9]
        return JSONValue(number * factors[numbers.below(factors.count)] + Double(numbers.below(3)))
      case .bool(let bool): return JSONValue(!bool)
      case .string, .null, .array, .object:
        // A value that a property has by itself is one that the tables take somewhere.
        return member()?.value ?? value
      }
    }

    /// A property with a value that the tables take, or a class.
    private mutating func member() -> JSONMember? {
      let sceneClass = SceneClass.all[numbers.below(SceneClass.all.count)]
      if numbers.oneIn(6) { return JSONMember(key: "class", value: JSONValue(sceneClass.name)) }
      let property = sceneClass.properties[numbers.below(sceneClass.properties.count)]
      return value(of: property.kind.form).map { JSONMember(key: property.name, value: $0) }
    }

    private mutating func value(of form: ValueForm) -> JSONValue? {
      switch form {
      case .bool: return JSONValue(numbers.oneIn(2))
      case .number, .integer: return JSONValue(numbers.below(60) - 5)
      case .text(let text):
        return text.right.isEmpty ? .none : JSONValue(text.right[numbers.below(text.right.count)])
      case .choice(let names): return JSONValue(names[numbers.below(names.count)])
      case .exactly(let value): return value
      case .null: return JSONValue(.null)
      case .list(let element, let count, _):
        let length = min(count.upperBound, max(count.lowerBound, 2))
        return JSONValue(.array((0..<length).compactMap { _ in value(of: element) }))
      case .object(let name):
        guard let form = SceneFormat.catalog[name] else { return .none }
        return form.variants[numbers.below(form.variants.count)].example
      case .kind(let kind): return value(of: kind.form)
      case .any(let forms): return value(of: forms[numbers.below(forms.count)])
      case .map, .anything: return .none
      }
    }
  }
}
