import Foundation

// `"$name"` stands for a defined value; `"${name}"` stands for a parameter of the component around
// it, as a whole or inside a text. A value is resolved once: what came out of it is not looked at
// again, so that `"$$5"` stays `"$5"`.

extension Expander {
  /// The value with all that it refers to put in its place; nil after an error was reported.
  mutating func resolve(_ value: JSONValue, in environment: Environment) -> JSONValue? {
    guard !environment.isResolved else { return value }
    valueCount += value.elements?.count ?? 0
    guard value.mayRefer else { return value }
    var resolution = Resolution(environment: environment, range: value.range)
    return resolve(value, &resolution)
  }

  /// The value of a key of a node.
  mutating func resolve(
    _ member: MergedNode.Member, in environment: Environment
  ) -> JSONValue? {
    member.isResolved ? member.value : resolve(member.value, in: environment)
  }

  /// One value on its way, and how far that led.
  struct Resolution {
    let environment: Environment
    /// The value that all this stands for.
    let range: SourceRange
    /// The definitions that are being resolved, outermost first.
    var names: [String] = []
    var depth = 0
    var count = 0
  }

  private mutating func resolve(
    _ value: JSONValue, _ resolution: inout Resolution
  ) -> JSONValue? {
    guard admitValue(value, &resolution) else { return nil }
    resolution.depth += 1
    defer { resolution.depth -= 1 }
    switch value.content {
    case .string(let text):
      return resolve(text, of: value, &resolution)
    case .array(let elements):
      var resolved: [JSONValue] = []
      resolved.reserveCapacity(elements.count)
      for element in elements {
        guard let element = resolve(element, &resolution) else { return nil }
        resolved.append(element)
      }
      return JSONValue(.array(resolved), range: value.range)
    case .object(let members):
      var resolved: [JSONMember] = []
      resolved.reserveCapacity(members.count)
      for member in members {
        guard let inner = resolve(member.value, &resolution) else { return nil }
        resolved.append(JSONMember(key: member.key, keyRange: member.keyRange, value: inner))
      }
      return JSONValue(.object(resolved), range: value.range)
    case .number, .bool, .null:
      return value
    }
  }

  /// Counts a value; false when there are too many or they are nested too deep.
  private mutating func admitValue(
    _ value: JSONValue, _ resolution: inout Resolution
  ) -> Bool {
    guard !isExhausted else { return false }
    resolution.count += 1
    valueCount += 1
    if resolution.count > limits.valuesAtOnce || valueCount > limits.values {
      giveUp(
        .tooManyValues,
        resolution.count > limits.valuesAtOnce
          ? "this stands for more than \(limits.valuesAtOnce) values"
          : "the scene has more than \(limits.values) values", at: resolution.range)
      return false
    }
    if resolution.depth >= limits.depth {
      diagnostics.error(
        .nestingTooDeep, "values are nested deeper than \(limits.depth)", at: resolution.range)
      return false
    }
    return true
  }

  private mutating func resolve(
    _ text: String, of value: JSONValue, _ resolution: inout Resolution
  ) -> JSONValue? {
    let environment = resolution.environment
    switch Reference(text) {
    case .none:
      guard environment.parameters != nil, text.contains("${") else { return value }
      return interpolated(text, at: value.range, in: environment)
    case .escaped(let plain):
      return JSONValue(.string(plain), range: value.range)
    case .parameter(let name):
      return parameter(name, at: value.range, in: environment)
    case .define(let name):
      guard let member = define(name, at: value.range, through: resolution.names) else {
        return nil
      }
      resolution.names.append(name)
      defer { resolution.names.removeLast() }
      return resolve(member.value, &resolution)
    }
  }

  /// What a whole text refers to.
  private enum Reference {
    case none
    /// `$$text`, which is the text with one dollar sign.
    case escaped(String)
    case define(String)
    case parameter(String)

    init(_ text: String) {
      guard text.utf8.first == UInt8(ascii: "$") else {
        self = .none
        return
      }
      let rest = text.dropFirst()
      if rest.hasPrefix("$") {
        self = .escaped(String(rest))
      } else if !rest.hasPrefix("{") {
        self = .define(String(rest))
      } else if rest.firstIndex(of: "}") == rest.indices.last {
        self = .parameter(String(rest.dropFirst().dropLast()))
      } else {
        self = .none
      }
    }
  }

  /// What a node stands for: the node itself, or what its `"$name"` or `"${name}"` leads to, whose
  /// own values are not yet resolved; nil after an error was reported.
  mutating func referred(
    _ value: JSONValue, in environment: Environment
  ) -> (value: JSONValue, isResolved: Bool)? {
    var value = value
    var names: [String] = []
    while !environment.isResolved, let text = value.string {
      switch Reference(text) {
      case .none, .escaped:
        return (value, false)
      case .parameter(let name):
        return parameter(name, at: value.range, in: environment).map { ($0, true) }
      case .define(let name):
        guard let member = define(name, at: value.range, through: names) else { return nil }
        names.append(name)
        value = member.value
      }
    }
    return (value, environment.isResolved)
  }

  /// What is wrong as it stands and the name of a definition lacks its dollar sign.
  mutating func suggestDefinitions() {
    guard !document.defines.isEmpty else { return }
    let defines = document.defines
    diagnostics.suggest { diagnostic in
      guard diagnostic.code == .wrongValue, let place = diagnostic.place else { return nil }
      let text = place.file.text(in: place.range)
      guard text.hasPrefix("\""), text.count > 2 else { return nil }
      let name = String(text.dropFirst().dropLast())
      return defines[name] == nil ? nil : "$" + name
    }
  }

  /// The text as one in which nothing refers to anything, where it looks like a price.
  private static func plainText(_ name: String) -> String? {
    name.first.map { $0.isNumber || $0 == " " } == true || name.contains(" ") ? "$$" + name : nil
  }

  private mutating func define(
    _ name: String, at range: SourceRange, through names: [String]
  ) -> JSONMember? {
    guard let member = document.defines[name] else {
      let known = indexes.index(.defines, of: document.defines.keys)
      diagnostics.error(
        .unknownName, "nothing is defined as \(Diagnostic.quoted("$" + name))", at: range,
        suggestion: known.nearest(to: name).map { "$" + $0 } ?? Self.plainText(name))
      return nil
    }
    guard names.count < limits.depth else {
      diagnostics.error(
        .nestingTooDeep, "values are nested deeper than \(limits.depth)", at: range)
      return nil
    }
    if let cycle = Cycle.text(names, closedBy: name, prefix: "$") {
      diagnostics.error(.defineCycle, "the definitions use each other: \(cycle)", at: range)
      return nil
    }
    return member
  }

  /// Nil where there is none, which is reported, and where there was a mistake in it.
  private mutating func parameter(
    _ name: String, at range: SourceRange, in environment: Environment
  ) -> JSONValue? {
    guard let parameters = environment.parameters else {
      diagnostics.error(
        .unknownName, "\(Diagnostic.quoted("${\(name)}")) stands outside a component", at: range)
      return nil
    }
    guard let value = parameters[name] else {
      diagnostics.error(
        .unknownName, "the component has no parameter \(Diagnostic.quoted(name))", at: range,
        suggestion: closestMatch(to: name, among: parameters.keys.sorted()).map { "${\($0)}" })
      return nil
    }
    return value
  }

  /// A text with parameters in it: `"Hello, ${name}"`.
  private mutating func interpolated(
    _ text: String, at range: SourceRange, in environment: Environment
  ) -> JSONValue? {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "${") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        rest = rest[start.lowerBound...]
        break
      }
      let name = String(rest[start.upperBound..<end])
      guard let value = parameter(name, at: range, in: environment),
        let part = part(value, at: range)
      else { return nil }
      result += part
      guard result.utf8.count <= limits.textBytes else {
        giveUp(.tooManyValues, "this text has more than \(limits.textBytes) bytes", at: range)
        return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    // A long text costs as many short values do.
    valueCount += result.utf8.count / 32
    return JSONValue(.string(result + rest), range: range)
  }

  private mutating func part(_ value: JSONValue, at range: SourceRange) -> String? {
    switch value.content {
    case .string(let string): return string
    case .number(let number): return JSONText.number(number)
    case .bool(let bool): return String(bool)
    case .array, .object, .null:
      diagnostics.error(
        .wrongValue, "\(value.kindName) cannot stand inside a text", at: range)
      return nil
    }
  }
}

extension JSONValue {
  /// Whether something in the value may refer to something; false spares the walk.
  var mayRefer: Bool {
    switch stored {
    case .known(.string(let text)): text.utf8.contains(UInt8(ascii: "$"))
    case .known(.array(let elements)): elements.contains { $0.isContainer || $0.mayRefer }
    case .known(.object), .unread: true
    case .known(.number), .known(.bool), .known(.null): false
    }
  }
}
