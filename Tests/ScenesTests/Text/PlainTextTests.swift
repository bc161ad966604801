import Scenes
import TestSupport
import Testing

/// What is read at once comes to the same as what is read token by token.
@Suite struct PlainTextTests {
  private static let layouts = [
    """
    {"a":[1,2.5,-3],"b":"x","c":{"d":[],"e":{}},"subviews":[{"frame":[0,0,10,1e1],"n":null},
    {"t":true,"f":false,"frame":["50%",2]},[1,2],3,"s"],"a long key that is none of the small":0.125}
    """,
    """
    {
      "root": {
        "frame": [
          1,
          2,
          12345678901234567,
          0.1234567890123456789
        ],
        "sublayers": [
          { "position" : [ 1 , -0 ] , "text": "Zwölf" },
          { "position": [01, 2], "text": "a\\nb", /* no */ "x": nul }
        ],
      }
    }
    """,
  ]

  @Test func everyBeginningAndEveryMutationIsReadAsTokensAre() {
    var random = SplitMix(seed: 11)
    for layout in Self.layouts {
      let bytes = Array(layout.utf8)
      for count in 0...bytes.count { compare(Array(bytes.prefix(count))) }
      for _ in 0..<6000 {
        var changed = bytes
        for _ in 0...random.below(4) { random.mutate(&changed) }
        compare(changed)
      }
    }
  }

  @Test(arguments: 0..<40)
  func budgetsEndAtTheSameValue(values: Int) {
    for layout in Self.layouts {
      for nodes in 0..<6 {
        compare(Array(layout.utf8)) {
          $0.values = values
          $0.nodes = nodes
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func nestingEndsAtTheSameValue(depth: Int) {
    for layout in Self.layouts { compare(Array(layout.utf8), nesting: depth) }
  }

  @Test func whatListsHaveRoomForIsWhatIsInThem() throws {
    let long = "[" + String(repeating: "7,", count: 1000) + "7]"
    for text in ["[\(long),[1]]", "[[1],\(long)]", "[{\"a\":[1,2,3,4,5]},[{}],{\"b\":{}}]"] {
      var pending = [try #require(ParsedText(text).value)]
      while let value = pending.popLast() {
        let spare = value.elements.map { $0.capacity - $0.count } ?? 0
        #expect(spare <= max(2, (value.elements?.count ?? 0) / 2), "\(text)")
        pending += (value.elements ?? []) + (value.members ?? []).map(\.value)
      }
    }
  }

  private func compare(
    _ bytes: [UInt8], nesting: Int = 512, budget change: (inout JSONBudget) -> Void = { _ in }
  ) {
    var budget = JSONBudget()
    change(&budget)
    let (plain, tokens) = (
      Reading(bytes, nesting, budget, readsPlainly: true),
      Reading(bytes, nesting, budget, readsPlainly: false)
    )
    #expect(plain == tokens, "\(String(decoding: bytes, as: UTF8.self))")
  }
}

/// All that comes of a text.
private struct Reading: Equatable {
  let said: String
  let values: [String]
  let counts: [Int]

  init(_ bytes: [UInt8], _ nesting: Int, _ budget: JSONBudget, readsPlainly: Bool) {
    var list = DiagnosticList()
    let file = list.files.add(path: "s.json", bytes: bytes)
    var (limits, budget) = (JSONParser.Limits(), budget)
    limits.nesting = nesting
    limits.readsPlainly = readsPlainly
    let value = JSONParser.parse(file, limits: limits, within: &budget, into: &list)
    said = DiagnosticRenderer(format: .text).render(list)
    counts = [budget.byteCount, budget.valueCount, budget.nodeCount]
    var values: [String] = []
    var pending = value.map { [("", $0)] } ?? []
    while let (key, value) = pending.popLast() {
      let range = "\(value.range.startOffset)-\(value.range.endOffset)"
      values.append("\(key) \(range) \(value.kindName) \(value.string ?? "") \(value.number ?? 0)")
      pending += (value.elements ?? []).map { ("", $0) }
      pending += (value.members ?? []).map {
        ("\($0.key) \($0.keyRange.startOffset)-\($0.keyRange.endOffset)", $0.value)
      }
    }
    self.values = values
  }
}
