extension FormatReference {
  static let introduction = """
    # The scene format

    Every object of a scene file, with its keys, every class with its properties, and every kind of value.

    ## Overview

    This page is the output of `preview schema --markdown`, made from the same tables that read files and
    that make the JSON Schema of `preview schema`. Do not edit it: change the tables
    (`Sources/Scenes/Format/Tables`), or the registry, and write it anew.

    A scene is JSON in UTF-8; comments (`//` and `/* */`) and commas behind the last element are allowed.

    - `"$name"` stands for what `define` has under the name, wherever the tables do not say otherwise: for a
      whole value or for a part of one. `"${name}"` stands for a parameter of the component around it, also
      inside a text. A text that begins with a dollar sign is written with two.
    - Unknown keys are warnings with a suggestion, errors with `--strict`. In conditions, steps, images,
      paths, fonts, runs, filters, cells and steps of transforms they are errors, because what such an object
      does depends on all its keys.
    - Wrong values are errors. A picture that cannot be read is an error and a hatched placeholder.
    - Times of animations and of steps of actions are seconds, plain numbers. Times of scripts and of pictures that
      are kept are milliseconds where they are numbers, and may be texts with a unit: `"250ms"`, `"2s"`.
    - Angles are degrees, those of `transform.rotation` in animations too.
    - Values are what the file says: a step sets one, and cannot have it from somewhere else. A label cannot show where
      a slider stands.
    - What the schema cannot know, `preview check` knows: whether ids, names, key paths and files are there,
      what a value of `from`, `to`, `by`, `values`, `set` or `expect` has to be, and limits that several keys
      have together.
    """

  static let views = """
    A view node has the properties of the class that it names. Under each class stands what it has more than
    another one, or with other defaults. *Moves* says whether an `animate` step moves it.
    """

  static let layers = """
    A layer node has the properties of the class that it names; a view's `layer` has those of CALayer.
    """

  static let values = """
    What the tables above call by name. A number alone is from -1000000000 to 1000000000.
    """

  static let events = """
    What `preview --headless --play` does to a scene. `"$name"` is a text like others here.
    """
}

extension ValueForm {
  /// What a value is, as a cell of a table says it.
  var markdown: String {
    switch self {
    case .bool: "true or false"
    case .number(let range): "number\(range.words(ValueKind.geometry))"
    case .integer(let range): "whole number\(range.words(ValueKind.integers))"
    case .text(let form): form.words
    case .choice(let names) where names.count > 100:
      "one of \(names.count) names, which `preview schema` has"
    case .choice(let names): names.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .exactly(let value): "`\(value.inline)`"
    case .null: "`null`"
    case .list(let element, let count, let words): list(element, count, words)
    case .object(let name): name.title
    case .map(_, let keys, let least):
      (keys.pattern == nil ? "object with names of the author's" : "object by \(keys.words)")
        + (least > 0 ? ", not empty" : "")
    case .kind(let kind): kind.definition?.title ?? kind.form.markdown
    case .any(let forms): forms.map(\.alternative).joined(separator: " or ")
    case .anything: "any value"
    }
  }

  /// The form among others; colours have too many names to list them each time.
  private var alternative: String {
    if case .choice(let names) = self, names.count > 30 {
      return "one of " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
    return markdown
  }

  private func list(_ element: ValueForm, _ count: ClosedRange<Int>, _ words: String) -> String {
    let most =
      count.upperBound == .max
      ? (count.lowerBound > 0 ? " of \(count.lowerBound) or more" : "")
      : count.lowerBound == count.upperBound
        ? " of \(count.lowerBound)" : " of \(count.lowerBound) to \(count.upperBound)"
    let name = words.contains("[") ? "\(words), each" : "list\(most), each"
    return "\(name) \(element.markdown)"
  }
}

extension ClosedRange<Double> {
  /// ` from 0 to 1`; nothing where there is but the limit of all numbers.
  fileprivate func words(_ whole: ClosedRange<Double>) -> String {
    if self == whole { return "" }
    if lowerBound == upperBound { return " \(JSONText.number(lowerBound))" }
    let from = " from \(JSONText.number(lowerBound))"
    return upperBound == whole.upperBound ? from : from + " to \(JSONText.number(upperBound))"
  }
}
