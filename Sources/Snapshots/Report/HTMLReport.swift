import CoreGraphics
import Foundation

/// The report of a run as one page that needs nothing else: what is not as kept comes first, with its
/// pictures, what changed by node, and what was said.
package struct HTMLReport {
  private let report: TrialReport
  private let summary: String
  private let folder: ReportFolder
  /// What is left of what may be put into the page; pictures beyond are beside it.
  private var room: Int

  /// A browser reads as much in a second or two.
  private static let mostBytes = 96 << 20

  package init(
    _ report: TrialReport, summary: String, folder: ReportFolder, mostBytes: Int = mostBytes
  ) {
    (self.report, self.summary, self.folder, room) = (report, summary, folder, mostBytes)
  }

  package mutating func write() throws {
    try OwnFiles.write(Array(page().utf8), to: folder.page, below: folder.ground)
  }

  mutating func page() -> String {
    let order = TrialResult.Verdict.inReports
    let failures = order.flatMap { verdict in report.results.filter { $0.verdict == verdict } }
    var cards = ""
    for (number, result) in failures.enumerated() { cards += card(result, number) }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(failures.isEmpty ? "✓" : "✗ \(failures.count)") preview test</title>
      <style>
      \(ReportPage.style)
      </style>
      </head>
      <body data-mode="side" data-zoom="fit">
      \(header(failures))
      <main>
      \(cards)\(others)
      </main>
      <script>
      \(ReportPage.script)
      </script>
      </body>
      </html>

      """
  }

  // MARK: Parts

  private func header(_ failures: [TrialResult]) -> String {
    func buttons(_ kind: String, _ all: [(name: String, title: String, key: String)]) -> String {
      let buttons = all.map {
        "<button data-\(kind)=\"\($0.name)\" title=\"key \($0.key)\">\($0.title)</button>"
      }
      return "<div class=\"choice\" role=\"group\">\(buttons.joined())</div>"
    }
    let modes = buttons(
      "set-mode",
      [
        ("side", "Side by side", "1"), ("slider", "Slider", "2"), ("blink", "Blink", "3"),
        ("difference", "Difference", "4"),
      ])
    let zooms = buttons(
      "set-zoom", [("fit", "Fit", "f"), ("actual", "1:1", "a"), ("large", "3×", "l")])
    let tools =
      failures.isEmpty
      ? ""
      : """
      <div class="tools">\(modes)\(zooms)
      <input type="search" placeholder="Find by name" aria-label="Find by name"></div>
      """
    return """
      <header class="top">
      <div class="line"><h1>\(failures.isEmpty ? "All as kept" : "Not as kept")</h1>
      <div class="chips">\(chips)</div>
      <button class="theme" title="light or dark" aria-label="light or dark">◐</button></div>
      <p class="sum">\(Self.escaped(summary))</p>
      \(tools)
      </header>
      """
  }

  /// How many there are of each verdict.
  private var chips: String {
    ([.same] + TrialResult.Verdict.inReports).compactMap { verdict in
      let count = report.results.filter { $0.verdict == verdict }.count
      guard count > 0 else { return nil }
      return "<span class=\"chip \(verdict.rawValue)\">\(count) \(verdict.words(count))</span>"
    }.joined()
  }

  private mutating func card(_ result: TrialResult, _ number: Int) -> String {
    let recorded = result.isRecorded ? "<span class=\"chip same\">recorded</span>" : ""
    return """
      <article id="c\(number)" data-name="\(Self.escaped(result.name.lowercased()))">
      <header><h2>\(Self.name(result.name))</h2>
      <span class="chip \(result.verdict.rawValue)">\(result.verdict.words(1))</span>\(recorded)
      <p>\(Self.escaped(result.message))</p></header>
      \(pictures(of: result, number))\(changes(of: result))\(said(of: result))
      </article>

      """
  }

  /// The folder pale, the name not.
  private static func name(_ name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return escaped(name) }
    return "<small>\(escaped(String(name[...slash])))</small>"
      + escaped(String(name[name.index(after: slash)...]))
  }

  private mutating func pictures(of result: TrialResult, _ number: Int) -> String {
    let all = [
      ("expected", result.files.expected), ("actual", result.files.actual),
      ("difference", result.files.difference),
    ].compactMap { kind, file in file.map { (kind, $0) } }
    guard !all.isEmpty else { return "" }
    var parts = ""
    var most = (width: 1, height: 1)
    for (kind, file) in all {
      let data = FileManager.default.contents(atPath: "\(folder.path)/\(file)") ?? Data()
      let size = Self.size(of: data)
      most = (max(most.width, size.width), max(most.height, size.height))
      parts += picture(kind, file, data, size, number)
    }
    // All at one scale, also where their sizes differ.
    return """
      <div class="pictures\(all.count > 1 ? "" : " single")" \
      style="--mw:\(most.width);--mh:\(most.height)">\(parts)</div>

      """
  }

  /// A picture that the page shows when it comes into sight: its bytes, or where they are.
  private mutating func picture(
    _ kind: String, _ file: String, _ data: Data, _ size: (width: Int, height: Int), _ number: Int
  ) -> String {
    let link = file.split(separator: "/").map {
      $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? String($0)
    }.joined(separator: "/")
    let bytes = (data.count + 2) / 3 * 4
    var source = "data-file=\"\(Self.escaped(link))\""
    var text = ""
    if bytes <= room {
      room -= bytes
      source = "data-bytes=\"b\(number)\(kind)\""
      text =
        "<script type=\"text/plain\" id=\"b\(number)\(kind)\">\(data.base64EncodedString())</script>"
    }
    return """
      <figure class="\(kind)"><figcaption>\(kind)</figcaption>
      <div class="frame" style="--w:\(size.width);--h:\(size.height)">\
      <img alt="\(kind)" \(source) width="\(size.width)" height="\(size.height)"></div>\
      </figure>\(text)

      """
  }

  /// As the header of a PNG file has it; something small where it is none.
  private static func size(of data: Data) -> (width: Int, height: Int) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return (64, 64) }
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (max(1, min(number(16), 16_384)), max(1, min(number(20), 16_384)))
  }

  private func changes(of result: TrialResult) -> String {
    // Texts can differ in what has no line, and say nothing then.
    result.texts.filter { !$0.changes.isEmpty || $0.lines != nil || $0.omitted > 0 }.map { change in
      let rows = change.changes.map { change in
        let kind = change.property.isEmpty ? (change.before == nil ? "came" : "went") : ""
        func cell(_ value: String?, _ name: String) -> String {
          "<td class=\"\(name)\">\(value.map { Self.escaped($0) } ?? "–")</td>"
        }
        return """
          <tr class="\(kind)"><th>\(Self.escaped(change.node))\
          <small>\(Self.escaped(change.place ?? ""))</small></th>\
          <td>\(kind.isEmpty ? Self.escaped(change.property) : kind)</td>\
          \(cell(change.before, "before"))\(cell(change.after, "after"))</tr>
          """
      }
      let table = rows.isEmpty ? "" : "<table>\(rows.joined(separator: "\n"))</table>"
      let lines = change.lines.map { "<pre>\(Self.lines($0))</pre>" } ?? ""
      let more = change.omitted > 0 ? "<p>and \(change.omitted) more</p>" : ""
      // Of many lines one looks at few.
      let isOpen = change.lines == nil || result.texts.count == 1
      return """
        <details class="text"\(isOpen ? " open" : "")><summary>\(change.text.rawValue)</summary>\
        \(table)\(lines)\(more)</details>

        """
    }.joined()
  }

  /// A difference by lines, what went and came in colour.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let kind = line.hasPrefix("-") ? "before" : line.hasPrefix("+") ? "after" : ""
      let escaped = escaped(String(line))
      return kind.isEmpty ? escaped : "<span class=\"\(kind)\">\(escaped)</span>"
    }.joined(separator: "\n")
  }

  private func said(of result: TrialResult) -> String {
    // Of pictures it says the same once more.
    guard [.invalid, .failed].contains(result.verdict), !result.said.isEmpty else { return "" }
    return "<pre>\(Self.escaped(result.said.joined()))</pre>\n"
  }

  /// What is as it should be, and what belongs to nothing.
  private var others: String {
    let same = report.results.filter { $0.verdict == .same }
    func list(_ title: String, _ names: [String], isOpen: Bool) -> String {
      guard !names.isEmpty else { return "" }
      let items = names.map { "<li>\(Self.name($0))</li>" }.joined()
      return """
        <details\(isOpen ? " open" : "")><summary>\(title)</summary><ul>\(items)</ul></details>

        """
    }
    return list("\(same.count) as kept", same.map(\.name), isOpen: same.count <= 60)
      + list(
        "\(report.unreferenced.count) kept files of no scene", report.unreferenced, isOpen: true)
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension TrialResult.Verdict {
  /// What is not as kept, the things to look at first.
  fileprivate static let inReports: [Self] = [
    .differs, .failed, .trapped, .late, .invalid, .damaged, .missing, .unwritable,
  ]
}
