import UIKit

/// The keys by which a table or a collection says what its rows are.
struct RowsForm: Sendable {
  let keys: RowKeys
  /// Whether rows are cells; else they are views that cells are made for.
  let isOfCells: Bool

  /// What a row is that names no class.
  var standard: SceneClass { isOfCells ? .tableViewCell : .view }
}

struct RowKeys: KeyTable {
  let rows: Key<JSONValue>
  let sections: Key<JSONValue>
  let template: Key<JSONValue>

  init(rows name: String, template: String) {
    rows = .raw(
      name, .rows,
      "What is shown, one node each: in place, or the path of a JSON file that has the list.",
      [["text": "Wi-Fi"]])
    sections = .raw(
      "sections", .list(of: .object(.section), words: "a list of sections"),
      "Several lists below each other, in place of one.",
      [["header": "Network", "\(name)": [["text": "Wi-Fi"]]]])
    self.template = .raw(
      template, .map(of: .anything, keys: .any, atLeast: 0),
      "What every one of them is, under the keys that it has itself: a component for all, mostly.",
      ["component": "Card"])
  }
}

/// The keys of a section of a table or a collection.
struct SectionKeys: KeyTable {
  let header = Key.text("header", "What stands above it.", "Network")
  let footer = Key.text("footer", "What stands below it.", "Networks that are known are joined.")
  let indexTitle = Key.text(
    "indexTitle", "A letter or two at the edge of a table that lead here.", "N")
  let rows = Key.raw("rows", .rows, "The rows of a table's section.", [["text": "Wi-Fi"]])
  let items = Key.raw("items", .rows, "The items of a collection's section.", [["text": "Wi-Fi"]])
  let layout = Key.raw(
    "layout", .object(.itemLayout), "Where the items of a collection's section lie.",
    ["columns": 3])
}

enum SectionForm {
  static let keys = SectionKeys()
  static let form = ObjectForm(
    .section, "A part of a table or of a collection.", place: " on a section", keys: keys,
    example: ["header": "Network", "rows": [["text": "Wi-Fi"]]])
}

/// The keys of the layout of a collection, or of one of its sections.
struct ItemLayoutKeys: KeyTable {
  let columns = Key.integer("columns", in: 1...100, "How many items lie beside each other.", 3)
    .or(1, 1)
  let width = Key.number(
    "width", in: 1...1e5, "How wide an item is, where the section is scrolled sideways.", 120)
  let height = Key.number("height", in: 1...1e5, "How high an item is.", 80)
    .orElse("the aspect, or else what is in it")
  let aspect = Key.number("aspect", in: 0.01...100, "How wide an item is, in heights.", 1)
  let spacing = Key.number("spacing", in: 0...1e4, "Between items beside each other.", 8).or(0)
  let lineSpacing = Key.number("lineSpacing", in: 0...1e4, "Between lines of items.", 8).or(0)
  let insets = Key.numbers(
    "insets", in: ValueKind.length, count: 4...4, words: ValueKind.insets.expectation,
    "Around the items: top, left, bottom, right.", [16, 16, 16, 16])
  let scrolling = Key.choice(
    "scrolling", ItemLayout.scrollings, or: .none,
    "How the section is scrolled sideways by itself, if it is.", "continuous")
}

enum ItemLayoutForm {
  static let keys = ItemLayoutKeys()
  static let form = ObjectForm(
    .itemLayout, "Where the items of a collection lie.", place: " in 'layout'",
    strictness: .error, keys: keys, example: ["columns": 3, "aspect": 1, "spacing": 2])
}

extension ValueForm {
  /// What a row may have, the template decides.
  fileprivate static let rows = ValueForm.any([
    .list(of: .map(of: .anything, keys: .any, atLeast: 0), words: "a list of rows"),
    .text(.dataPath),
  ])
}
