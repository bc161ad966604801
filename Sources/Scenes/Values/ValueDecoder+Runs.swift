// Attributed text: a string, or runs such as `{ "text": "Bold", "font": "bold 17" }`.

extension ValueDecoder {
  mutating func runs(_ value: JSONValue) -> [TextRunValue]? {
    if value.isNull { return [] }
    if value.string != nil { return plainText(value).map { [TextRunValue(text: $0)] } }
    return list(value, ValueKind.runs.expectation) { $0.run($1) }
  }

  private mutating func run(_ value: JSONValue) -> TextRunValue? {
    guard value.members != nil else { return mismatch(value, .runs) }
    guard variant(of: value, as: RunForm.form) != nil else { return nil }
    let keys = RunForm.keys
    return whole {
      var run = TextRunValue(text: $0.read(keys.text, of: value))
      run.font = $0.read(keys.font, of: value)
      run.color = $0.read(keys.color, of: value)
      run.background = $0.read(keys.background, of: value)
      run.underline = $0.read(keys.underline, of: value)
      run.strikethrough = $0.read(keys.strikethrough, of: value)
      run.alignment = $0.read(keys.alignment, of: value)
      for key in keys.numbers { run.numbers[key.name] = $0.read(key, of: value) }
      return run
    }
  }
}
