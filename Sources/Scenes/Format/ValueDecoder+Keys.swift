// How decoders read what a table has.

extension ValueDecoder {
  /// What an object has under a key; nil where it has none, or after an error.
  package mutating func read<Value>(_ key: Key<Value>, of object: JSONValue) -> Value? {
    guard let value = object[key] else { return nil }
    guard let read = key.decode(&self, value) else {
      failures += 1
      return nil
    }
    return read
  }

  /// What an object has under a key, or what the table has for it.
  package mutating func read<Value>(_ key: KeyWithDefault<Value>, of object: JSONValue) -> Value {
    read(key.key, of: object) ?? key.standard
  }

  /// What is made of values that are all right; nil where one of them was not.
  mutating func whole<Value>(_ make: (inout ValueDecoder) -> Value?) -> Value? {
    let before = failures
    let made = make(&self)
    return failures == before ? made : nil
  }

  /// Looks at the keys of an object; see ``DiagnosticList/variant(of:as:)``.
  package mutating func variant(
    of object: JSONValue, as form: ObjectForm
  ) -> ObjectForm.Variant? {
    diagnostics.variant(of: object, as: form)
  }

  /// Reports that a value is something else; always nil.
  package mutating func mismatch<Value>(_ value: JSONValue, expected: String) -> Value? {
    diagnostics.error(.wrongValue, "expected \(expected), found \(value.kindName)", at: value.range)
    return nil
  }
}

extension JSONValue {
  /// What stands under a key of a table, not yet decoded; nil where nothing does.
  package subscript(key: some FormatKey) -> JSONValue? { self[key.form.name] }
}

extension DiagnosticList {
  /// Which of its variants an object is. Unknown keys are reported, and missing ones; nil after an
  /// error with which the object cannot be read.
  package mutating func variant(
    of object: JSONValue, as form: ObjectForm
  ) -> ObjectForm.Variant? {
    guard let members = object.members else {
      error(
        .wrongValue,
        "expected \(form.name.title) such as \(form.example.inline), found \(object.kindName)",
        at: object.range)
      return nil
    }
    guard let variant = form.variant(of: object) else {
      return reportChoice(object, members, form)
    }
    let errors = errorCount
    checkKeys(members, of: variant, form)
    guard errorCount == errors || form.strictness != .error else { return nil }
    return hasAll(object, variant, form) ? variant : nil
  }

  /// Reports the keys of an object that its table does not have.
  mutating func checkKeys(
    _ members: [JSONMember], of variant: ObjectForm.Variant, _ form: ObjectForm
  ) {
    for member in members where variant.key(member.key) == nil {
      let owners = form.variants.filter { $0.key(member.key) != nil }.compactMap(\.tag)
      guard owners.isEmpty else {
        add(
          form.strictness, .wrongValue,
          "'\(member.key)' belongs to \(owners.map(\.withArticle).joined(separator: " or "))",
          at: member.keyRange)
        continue
      }
      if let tag = variant.tag, variant.key(tag)?.form.takesObject(with: member.key) == true {
        add(
          form.strictness, .wrongPlace,
          "'\(member.key)' stands in the object of '\(tag)', such as"
            + " \(variant.example.inline)", at: member.keyRange)
        continue
      }
      reportUnknown(member, form, variant.keys.map(\.name))
    }
  }

  private mutating func reportUnknown(
    _ member: JSONMember, _ form: ObjectForm, _ known: [String], as severity: Severity? = nil
  ) {
    let guess = KeyGuess(member.key, among: known)
    add(
      severity ?? form.strictness, .unknownKey,
      "unknown \(form.noun) \(Diagnostic.quoted(member.key))\(form.place)", at: member.keyRange,
      suggestion: guess.suggestion, notes: guess.notes)
  }

  /// Reports an object that is none of its variants, or two of them; always nil.
  private mutating func reportChoice(
    _ object: JSONValue, _ members: [JSONMember], _ form: ObjectForm
  ) -> ObjectForm.Variant? {
    let own = members.filter { form.tags.contains($0.key) }
    let unknown = members.filter { !form.keyNames.contains($0.key) }
    // A mistyped key is what is wrong, not that there is none.
    if own.isEmpty, !unknown.isEmpty {
      for member in unknown { reportUnknown(member, form, form.keyNames, as: .error) }
    } else {
      error(.wrongValue, form.choice, at: own.count > 1 ? own[1].keyRange : object.range)
    }
    return nil
  }

  /// Whether an object has the keys that it needs; those that are missing are reported.
  private mutating func hasAll(
    _ object: JSONValue, _ variant: ObjectForm.Variant, _ form: ObjectForm
  ) -> Bool {
    let title = variant.tag.map(\.withArticle) ?? form.name.title
    var missing = variant.keys.filter { $0.isRequired && object[$0.name] == nil }.map {
      "'\($0.name)', such as \($0.example.inline)"
    }
    if !variant.needsOneOf.isEmpty, variant.needsOneOf.allSatisfy({ object[$0] == nil }) {
      missing.append(variant.needsOneOf.map { "'\($0)'" }.joined(separator: " or "))
    }
    for missing in missing {
      error(.missingKey, "\(title) needs \(missing)", at: object.range)
    }
    return missing.isEmpty
  }

  private mutating func add(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    suggestion: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add(
      Diagnostic(severity, code, message, at: files.place(of: range), notes: notes),
      suggestion: suggestion())
  }
}

extension String {
  /// `a 'drag'`, `an 'add'`.
  fileprivate var withArticle: String {
    "\("aeiou".contains(prefix(1)) ? "an" : "a") '\(self)'"
  }
}

extension ValueForm {
  /// Whether what stands there can be an object of the format that has a key.
  fileprivate func takesObject(with key: String) -> Bool {
    alternatives.contains { form in
      if case .object(let name) = form {
        SceneFormat.catalog[name]?.keySet.contains(key) == true
      } else {
        false
      }
    }
  }
}
