import SceneCases
import Scenes
import TestSupport

// Values of every form. What a form says is what is made of it.

extension SceneMaker {
  mutating func value(_ form: ValueForm) -> JSONValue {
    if case .kind(let kind) = form, oneIn(6), let name = definition(of: kind) {
      return "$\(name)"
    }
    switch form {
    case .bool: return JSONValue(oneIn(2))
    case .number(let range): return number(in: range)
    case .integer(let range): return integer(in: range)
    case .text(let text): return self.text(text)
    case .choice(let names): return JSONValue(one(of: names) ?? "")
    case .exactly(let value): return value
    case .null: return nil
    case .list(let element, let count, _): return list(of: element, count)
    case .object(let name): return object(name)
    case .map(let element, _, let least): return map(of: element, atLeast: least)
    case .kind(.transform3D), .kind(.affine): return transform(form)
    case .kind(let kind): return value(kind.form)
    case .any(let forms): return value(choice(among: forms))
    case .anything: return number(in: 0...1)
    }
  }

  /// Nothing is less worth seeing than something.
  private mutating func choice(among forms: [ValueForm]) -> ValueForm {
    let choice = one(of: forms) ?? .null
    guard case .null = choice, !oneIn(3) else { return choice }
    return forms[0]
  }

  // MARK: Numbers

  mutating func number(in range: ClosedRange<Double>) -> JSONValue {
    func clamped(_ value: Double) -> JSONValue {
      JSONValue(min(max(value, range.lowerBound), range.upperBound))
    }
    if range.upperBound <= 1, range.lowerBound >= 0 {
      return JSONValue(one(of: [0, 0.25, 0.5, 0.75, 0.9, 1, numbers.number(0...1)]) ?? 1)
    }
    if wildness == .extreme, oneIn(12) { return extreme(range) }
    switch numbers.below(8) {
    case 0: return clamped(numbers.number(-60...120))
    case 1, 2: return clamped(one(of: [0, 1, 0.5, 2, 1.5, -1]) ?? 0)
    case 3: return clamped(numbers.number(0...4))
    default: return clamped(Double(numbers.below(50) - 6))
    }
  }

  private mutating func extreme(_ range: ClosedRange<Double>) -> JSONValue {
    let candidates = [
      range.lowerBound, range.upperBound, 1e-12, -1e-12, Double.leastNonzeroMagnitude, 65_536,
      -65_536, 99_999_999.5, 1e6,
      -1e4, 0.1 + 0.2, 4_096.25,
    ]
    return JSONValue(one(of: candidates.filter(range.contains)) ?? range.lowerBound)
  }

  mutating func integer(in range: ClosedRange<Double>) -> JSONValue {
    let number = number(in: range).number ?? 0
    let whole = number.rounded(.down)
    return JSONValue(range.contains(whole) ? whole : range.lowerBound)
  }

  // MARK: Texts

  private mutating func text(_ form: TextForm) -> JSONValue {
    if form.words == TextForm.any.words, form.pattern == nil, form.right == TextForm.any.right {
      return JSONValue(one(of: Self.texts) ?? "")
    }
    if form.right.contains("m1,2h3v-4z") { return JSONValue(pathData()) }
    if form.right.contains("#0A84FF"), oneIn(2) { return JSONValue(hexColor()) }
    let word = one(of: form.right) ?? ""
    return JSONValue(form.right == TextForm.imagePath.right ? self.picture(or: word) : word)
  }

  /// Now and then a picture that cannot be had, of numbers beside those of the rest: a seed's scenes are
  /// else as they would be.
  private func picture(or path: String) -> String {
    var beside = numbers
    guard beside.below(32) == 0 else { return path }
    return beside.below(2) == 0 ? CaseFiles.missing : CaseFiles.broken
  }

  private static let texts = [
    "", "a", "Hello", "two words", "three short lines\nof text\nhere", "Ünïcode — ß", "שלום עולם",
    "👍🏽 ok", "fi ffl AVATAR", "\t", "WWWWWWWWWWWWWWWWWWWWWWWW iiiiiiiiiiiiiiiiii jjj", "e\u{301}",
  ]

  private mutating func hexColor() -> String {
    let digits = Array("0123456789ABCDEF")
    return "#" + String((0..<(oneIn(3) ? 8 : 6)).map { _ in one(of: digits) ?? "0" })
  }

  private mutating func pathData() -> String {
    var words: [String] = []
    func number(_ maker: inout SceneMaker) -> String {
      String(maker.number(in: -1000...1000).number ?? 0)
    }
    for part in 0...numbers.below(5) {
      let (letter, count) =
        part == 0
        ? ("M", 2)
        : one(of: [
          ("L", 2), ("l", 2), ("C", 6), ("q", 4), ("Q", 4), ("H", 1), ("v", 1), ("S", 4), ("t", 2),
          ("Z", 0), ("M", 2),
        ]) ?? ("Z", 0)
      words.append(([letter] + (0..<count).map { _ in number(&self) }).joined(separator: " "))
    }
    if oneIn(4) { words.append("A 9 5 30 1 0 \(number(&self)) \(number(&self))") }
    if oneIn(2) { words.append("Z") }
    return words.joined(separator: " ")
  }

  // MARK: Lists and objects

  private mutating func list(of element: ValueForm, _ count: ClosedRange<Int>) -> JSONValue {
    let most = min(count.upperBound, max(count.lowerBound, 3))
    let length = count.lowerBound + numbers.below(most - count.lowerBound + 1)
    return JSONValue(.array((0..<length).map { _ in value(element) }))
  }

  private mutating func map(of element: ValueForm, atLeast least: Int) -> JSONValue {
    // What is set on whom: an owner's, or that of another node.
    var map = Draft()
    for _ in 0..<max(least, 1 + numbers.below(2)) {
      let other = oneIn(2) ? one(of: named) : nil
      let (id, sceneClass) = other ?? ("self", owner)
      guard let property = one(of: sceneClass.properties) else { continue }
      map.set("\(id).\(property.name)", to: value(of: property))
    }
    return map.value
  }

  /// Transforms by steps, because sixteen numbers by chance show next to nothing.
  private mutating func transform(_ form: ValueForm) -> JSONValue {
    guard case .kind(let kind) = form, case .any(let forms) = kind.form else { return [] }
    return value(oneIn(wildness == .extreme ? 4 : 24) ? forms[0] : forms[forms.count - 1])
  }

  /// An object of a form: a variant, what it has to have, and some of the rest.
  mutating func object(_ name: FormName) -> JSONValue {
    switch name {
    case .animation: return animation()
    case .view, .layer, .rootLayer: return node(name, depth: 4, components: [])
    case .controller, .presented:
      guard hasApps, !isBrought else { return ["title": "deep"] }
      isBrought = true
      defer { isBrought = false }
      return node(name, depth: 2, components: [])
    default: break
    }
    guard let form = SceneFormat.catalog[name], let variant = one(of: form.variants) else {
      return [:]
    }
    var object = Draft()
    let needed = one(of: variant.needsOneOf)
    // Objects with many keys are about a few of them.
    let share = variant.keys.count > 8 ? 4 : 2
    for key in variant.keys where key.isRequired || key.name == needed || oneIn(share) {
      object.set(key.name, to: value(of: key, in: name))
      note(name.id, key.name)
    }
    spoil(&object)
    return object.value
  }

  private mutating func value(of key: KeyForm, in form: FormName) -> JSONValue {
    switch (form, key.name) {
    case (.actionStep, "to"), (.actionStep, "from"):
      return JSONValue(oneIn(2) ? "self" : one(of: named)?.id ?? "self")
    case (.actionStep, "toggle"):
      let flags = owner.properties.filter { if case .bool = $0.kind { true } else { false } }
      return JSONValue("self.\(one(of: flags)?.name ?? "isHidden")")
    case (.constraints, _) where isRelated && key.name != "aspect": return relation(of: key.name)
    case (.cell, "birthRate"), (.cell, "lifetime"): return JSONValue(1 + numbers.below(9))
    // Cells in cells multiply.
    case (.cell, "emitterCells"): return oneIn(4) ? [object(.cell)] : JSONValue(.null)
    case (.image, "size"):
      return [JSONValue(1 + numbers.below(40)), JSONValue(1 + numbers.below(40))]
    case (.image, "checkerboard"): return JSONValue(1 + numbers.below(9))
    case (.font, "size"): return JSONValue(4 + numbers.below(30))
    case (.condition, _) where !oneIn(4): return key.name.hasPrefix("min") ? 10 : value(key.form)
    default: return value(key.form)
    }
  }

  // MARK: Spoiling

  /// Makes an object nearly right: a key with a slip of the pen, or a value of another form.
  mutating func spoil(_ object: inout Draft) {
    guard wildness == .wrong, oneIn(6), let key = one(of: object.keys) else { return }
    switch numbers.below(4) {
    case 0: object.set(key + "x", to: 1)
    case 1: object.set(key, to: .none)
    case 2: object.set(key, to: one(of: [nil, true, "", [], [:], -1, "$nothing"] as [JSONValue]))
    default: object.set(key.uppercased(), to: object.members.first?.value)
    }
  }
}
