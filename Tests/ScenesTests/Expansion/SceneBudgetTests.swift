import TestSupport
import Testing

@testable import Scenes

/// What a scene asks of memory is counted before it is asked for.
@Suite struct SceneBudgetTests {
  private func lines(
    _ text: String, _ change: (inout ExpansionLimits) -> Void
  ) -> [String] {
    var limits = ExpansionLimits()
    change(&limits)
    return LoadedScene(["s.json": text], limits: limits).lines
  }

  @Test func `P17 D2: nodes are counted while the file is read, and reading ends there`() {
    let text =
      "{\"root\":{\"subviews\":[" + Array(repeating: "{}", count: 5000).joined(separator: ",")
    // The list is not even closed: nobody came so far.
    #expect(
      lines(text) { $0.nodes = 100 } == [
        "s.json:1:322-323 error too-many-nodes the scene has more than 100 nodes"
      ])
  }

  private func table(_ keys: String) -> String { "{\"root\":{\"class\":\"UITableView\",\(keys)}}" }

  @Test func `P17 D2: rows of a file of data are counted while it is read, and reading ends there`()
  {
    let list = Array(repeating: "{}", count: 5000).joined(separator: ",")
    var limits = ExpansionLimits()
    limits.nodes = 100
    // The list is not even closed: nobody came so far, and no row was expanded.
    let files = ["s.json": table("\"rows\":\"rows.json\""), "rows.json": "[\(list)"]
    let loaded = LoadedScene(files, limits: limits)
    #expect(
      loaded.lines == [
        "rows.json:1:302-303 error too-many-nodes the scene has more than 100 nodes"
      ])
    #expect(loaded.load.files == ["s.json", "rows.json"])
  }

  @Test func `P17 D2: files of data count with those of the scene`() {
    let rows = Array(repeating: "{}", count: 60).joined(separator: ",")
    var limits = ExpansionLimits()
    limits.nodes = 100
    func load(_ names: String...) -> [String] {
      let sections = names.map { "{\"rows\":\"\($0)\"}" }.joined(separator: ",")
      let files = [
        "s.json": table("\"sections\":[\(sections)]"), "a": "[\(rows)]", "b": "[\(rows)",
      ]
      return LoadedScene(files, limits: limits).lines
    }
    // Two sections and 60 rows leave 38; that the list is not closed is not seen any more.
    #expect(
      load("a", "b") == ["b:1:116-117 error too-many-nodes the scene has more than 100 nodes"])
    // A file that is named twice is read once; its rows are there twice.
    limits.nodes = 122
    #expect(
      load("a", "a") == ["a:1:179-181 error too-many-nodes the scene has more than 122 nodes"])
    limits.nodes = 123
    #expect(load("a", "a") == [])
  }

  @Test func `P17 D2: views take as much as four layers`() {
    func lines(_ nodes: String, _ bytes: Int) -> [String] {
      self.lines("{\"root\":{\(nodes)}}") { $0.nodeBytes = bytes }
    }
    // The root is a view.
    let layers = Array(repeating: "{\"opacity\":1}", count: 4).joined(separator: ",")
    #expect(lines("\"sublayers\":[\(layers)]", 8_000) == [])
    #expect(
      lines("\"sublayers\":[\(layers)]", 7_999) == [
        "s.json:1:65-78 error too-many-nodes the scene's views and layers take more than 0 MB"
      ])
    let views = Array(repeating: "{\"tag\":1}", count: 3).joined(separator: ",")
    #expect(lines("\"subviews\":[\(views)]", 16_000) == [])
    #expect(
      lines("\"subviews\":[\(views)]", 15_999) == [
        "s.json:1:42-51 error too-many-nodes the scene's views and layers take more than 0 MB"
      ])
  }

  @Test func `P17 D2: sections count as nodes`() {
    let sections = Array(repeating: "{}", count: 200).joined(separator: ",")
    #expect(
      lines(table("\"sections\":[\(sections)]")) { $0.nodes = 100 }.map { $0.dropFirst(7) } == [
        "1:344-345 error too-many-nodes the scene has more than 100 nodes"
      ])
    #expect(lines(table("\"sections\":[\(sections)]")) { $0.nodes = 201 } == [])
    let defined =
      "{\"define\":{\"all\":[\(sections)]},\"root\":{\"class\":\"UITableView\",\"sections\":\"$all\"}}"
    #expect(
      lines(defined) { $0.nodes = 200 }.map { $0.hasSuffix("the scene has more than 200 nodes") }
        == [true])
  }

  @Test func `D2: values are counted over all files together`() {
    let list = "[" + Array(repeating: "1", count: 60).joined(separator: ",") + "]"
    var budget = JSONBudget()
    budget.values = 100
    var diagnostics = DiagnosticList()
    for name in ["a", "b"] {
      let file = diagnostics.files.add(path: name, text: list)
      _ = JSONParser.parse(file, within: &budget, into: &diagnostics)
    }
    #expect(
      diagnostics.all.map(LoadedScene.line) == [
        "b:1:78-79 error too-many-values the scene's files have more than 100 values"
      ])
  }

  @Test func `D2: files have a size together`() {
    var budget = JSONBudget()
    budget.bytes = 3 << 20
    var diagnostics = DiagnosticList()
    for name in ["a", "b"] {
      let file = diagnostics.files.add(
        path: name, text: String(repeating: " ", count: 2 << 20) + "1")
      _ = JSONParser.parse(file, within: &budget, into: &diagnostics)
    }
    #expect(
      diagnostics.all.map(LoadedScene.line) == [
        "b:1:1-1 error file-too-large the scene's files have more than 3 MB together"
      ])
  }

  private let bomb: String = {
    let components = (0..<24).map {
      "\"c\($0)\":{\"view\":{\"subviews\":[{\"component\":\"c\($0 + 1)\"},"
        + "{\"component\":\"c\($0 + 1)\"}]}}"
    }.joined(separator: ",")
    return "{\"components\":{\(components),\"c24\":{\"view\":{}}},\n"
      + "\"root\":{\"subviews\":[{},{\"component\":\"c0\"}]}}"
  }()

  @Test func `D2: components are multiplied before they are expanded`() {
    #expect(
      lines(bomb) { _ in } == [
        "s.json:2:24-42 error too-many-nodes the scene has more than 1048576 nodes"
          + " | nowhere this one stands for at least 33,554,431"
      ])
  }

  @Test func `D2: the count before expansion is never higher than that of expansion`() throws {
    let text = """
      {"define": {"pair": [{}, {"subviews": ["$one"]}], "one": {"sublayers": [{}]}},
       "components": {
         "C": {"parameters": {"inner": {}}, "view": {"subviews": ["${inner}", {}], "mask": {}}},
         "D": {"view": {"component": "C", "subviews": "$pair"}}},
       "root": {"subviews": [
         {"component": "C"}, {"component": "C", "inner": {"subviews": [{}, {}]}}, {"component": "D"},
         {"if": {"appearance": "dark"}, "subviews": [{}, {}, {}]},
         {"if": {"appearance": "light"}, "subviews": "$pair"},
         {"layer": {"sublayers": [{}, {}], "mask": {"sublayers": [{}]}}},
         {"use": ["$one"], "subviews": "$pair"}]}}
      """
    let loaded = LoadedScene(text)
    let scene = try #require(loaded.scene, "\(loaded.lines)")
    var diagnostics = DiagnosticList()
    let file = diagnostics.files.add(path: "s.json", text: text)
    let value = try #require(JSONParser.parse(file, into: &diagnostics))
    var document = SceneDocument()
    for member in value["define"]?.members ?? [] { document.defines[member.key] = member }
    for member in value["components"]?.members ?? [] { document.components[member.key] = member }
    var count = NodeCount(document, depth: 512)
    let counted = count.nodes(of: try #require(value["root"]))
    #expect(counted <= scene.root.count)
    #expect(counted > scene.root.count / 2)
  }

  @Test func `D2: replicators are multiplied along the ancestors`() {
    func replicators(_ counts: [Int]) -> String {
      let inner = counts.reversed().reduce("{}") {
        "{\"class\":\"CAReplicatorLayer\",\"instanceCount\":\($1),\"sublayers\":[\($0)]}"
      }
      return "{\"root\":{\"sublayers\":[\(inner)]}}"
    }
    #expect(lines(replicators([100, 100, 90])) { _ in } == [])
    #expect(
      lines(replicators([100, 100, 100, 100])) { _ in } == [
        "s.json:1:192-195 error too-many-copies with this replicator the scene shows more than"
          + " 1000000 layers; the last of them is there 1,000,000 times"
      ])
  }

  @Test func `D2: texts have a length by themselves and together`() {
    let label = "{\"class\":\"UILabel\",\"text\":\"0123456789\"}"
    #expect(
      lines("{\"root\":\(label)}") { $0.textBytes = 9 } == [
        "s.json:1:35-47 error too-many-values this text has 10 bytes; the limit is 9"
      ])
    #expect(
      lines("{\"root\":{\"subviews\":[\(label),\(label)]}}") { $0.allTextBytes = 19 } == [
        "s.json:1:88-100 error too-many-values the scene's texts have more than 19 bytes together"
      ])
  }

  @Test func `D2: paths have so many steps together, and reading ends there`() {
    let shape = "{\"class\":\"CAShapeLayer\",\"path\":\"M0 0h1v1h2v2h1zz\"}"
    func scene(_ shapes: Int) -> String {
      let list = Array(repeating: shape, count: shapes).joined(separator: ",")
      return "{\"root\":{\"sublayers\":[\(list)]}}"
    }
    #expect(lines(scene(2)) { $0.pathSteps = 16 } == [])
    let lines = lines(scene(2)) { $0.pathSteps = 15 }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(
        "error too-many-values the scene's paths have more than 15 steps together")
        == true)
    // What is behind the limit is not looked at, not even to find it wrong.
    #expect(
      self.lines(scene(1).replacing("zz", with: "zz wrong")) { $0.pathSteps = 4 }.first?.hasSuffix(
        "paths have more than 4 steps together") == true)
  }

  @Test func `P18 D2: the canvas is no larger than what the process may have`() {
    let text = "{\"canvas\":{\"size\":[40,30],\"scale\":1},\"root\":{}}"
    #expect(lines(text) { $0.canvasPixels = 1200 } == [])
    #expect(
      lines(text) { $0.canvasPixels = 1199 } == [
        "s.json:1:19-26 error canvas-too-large the canvas measures 40 × 30 pixels; this process may"
          + " have memory for 1,199"
      ])
  }

  @Test func `D2: a scene names only so many files`() {
    let text = "{\"include\":[\"a\",\"b\",\"c\"],\"root\":{}}"
    var limits = ExpansionLimits()
    limits.files = 3
    let files = ["s.json": text, "a": "{}", "b": "{}", "c": "{}"]
    #expect(
      LoadedScene(files, limits: limits).lines == [
        "s.json:1:21-24 error too-many-files the scene includes more than 3 files"
      ])
  }

  @Test func `P25: a layer has only so many filters`() {
    func lines(_ key: String, _ count: Int) -> [String] {
      let filters = (0..<count).map { $0.isMultiple(of: 2) ? "{\"blur\":1}" : "{\"hue\":1}" }
      return LoadedScene([
        "s.json": "{\"root\":{\"layer\":{\"\(key)\":[\(filters.joined(separator: ","))]}}}"
      ])
      .lines
    }
    for key in ["filters", "backgroundFilters"] {
      #expect(lines(key, 16).isEmpty)
      let found = lines(key, 17)
      #expect(found.count == 1)
      #expect(found[0].hasSuffix("error too-many-values 17 filters are too many: 16 at most"))
    }
  }

  // MARK: Many mistakes

  @Test func `P22 D3: suggestions are looked for where they are shown, and no further`() {
    var list = DiagnosticList()
    var asked = 0
    func suggest() -> String? {
      asked += 1
      return "name"
    }
    for index in 0..<8000 {
      list.warning(.unknownKey, "unknown key 'a\(index)'", suggestion: suggest())
    }
    #expect(asked == 100)
    #expect((list.all.count, list.warningCount) == (100, 8000))
    #expect(DiagnosticRenderer().render(list).hasSuffix("note: and 7,900 more\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `D3: 40,000 mistakes take no longer than 40,000 right keys`() {
    // Copies of all that was said before would be 800 million words.
    let nodes = (0..<40_000).map { "{\"includ\":\"\($0)\"}" }.joined(separator: ",")
    let loaded = LoadedScene("{\"root\":{\"subviews\":[\(nodes)]}}")
    #expect(loaded.load.diagnostics.warningCount == 40_000)
    #expect(loaded.messages.count == 20)
  }

  @Test func `D3: targets that nobody has get the nearest id, as one by one`() {
    let views = (0..<300).map {
      "{\"id\":\"view\($0)\",\"actions\":{\"tap\":[{\"set\":{\"viev\($0).alpha\":0}}]}}"
    }.joined(separator: ",")
    let lines = LoadedScene("{\"root\":{\"subviews\":[\(views)]}}").lines
    #expect(lines.count == 100)
    #expect(
      lines[7].hasSuffix("no node has the id 'viev7'; did you mean 'view7.alpha'?"), "\(lines[7])")
  }

  @Test func `D3: an index finds what comparing with each name finds`() {
    var random = SplitMix(seed: 3)
    func word() -> String {
      String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in
          "abE-".randomElement(using: &random) ?? "a"
        })
    }
    var found = 0
    for _ in 0..<300 {
      let names = (0..<12).map { _ in word() }
      let wanted = word()
      let nearest = NameIndex(names).nearest(to: wanted)
      #expect(nearest == nearestByComparing(with: names, to: wanted), "\(wanted) in \(names)")
      if nearest != nil { found += 1 }
    }
    #expect((50...250).contains(found), "\(found)")
    #expect(NameIndex(["border-width", "größe"]).nearest(to: "borderwidth") == "border-width")
  }

  /// The rule of `closestMatch`, in so many words.
  private func nearestByComparing(with names: [String], to wanted: String) -> String? {
    let folded = Array(wanted.lowercased().filter { $0 != "-" })
    let allowed = folded.count < 3 ? 0 : folded.count < 6 ? 1 : folded.count < 9 ? 2 : 3
    let near = names.enumerated().compactMap { order, name -> ([Int], String)? in
      let other = Array(name.lowercased().filter { $0 != "-" })
      let distance = edits(folded[...], other[...])
      guard !folded.isEmpty, name != wanted, distance <= allowed else { return nil }
      return ([distance, folded.first == other.first ? 0 : 1, order], name)
    }
    return near.min { $0.0.lexicographicallyPrecedes($1.0) }?.1
  }

  private func edits(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    guard let first = left.first, let other = right.first else { return left.count + right.count }
    if first == other { return edits(left.dropFirst(), right.dropFirst()) }
    var least =
      1
      + min(
        edits(left.dropFirst(), right.dropFirst()), edits(left.dropFirst(), right),
        edits(left, right.dropFirst()))
    if left.prefix(2).elementsEqual(right.prefix(2).reversed()), left.count > 1, right.count > 1 {
      least = min(least, 1 + edits(left.dropFirst(2), right.dropFirst(2)))
    }
    return least
  }
}
