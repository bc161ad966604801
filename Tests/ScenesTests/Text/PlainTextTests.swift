import TestSupport
import Testing

@testable import Scenes

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
    """
    {"root":{"sublayers":[{"frame":[0,0,1,1],"b":"},{"},{"b":"x"},{"sublayers":[{"c":1},{"c":2}]},
      {"b":"y","text":"z"},
     {"b":[],"rows":[1,2]} , {"b":[3,4]},{"c":{"d":0}}],"x":[{},{},{}]},"canvas":[{"a":1},{"a":2}]}
    """,
    """
    {"root":{"sublayers":[{"frame":[0,0],"b":"x"},{"frame":[2,-3.5],"b":"yy"},{"frame":7,"b":null},
     { "frame" : [ 1 , 2 ] , "b" : true } ,
        {
          "frame": [
            1, 2
          ],
          "b": "é"
        }, {"frame":[0,0
    ],"b":"x"},{"frame":1e5,"b":"\\n"},{"b":1,"frame":2},{"b":3,"frame":4},{"b":5,"frame":6}
     ],"subviews":[{"frame":[1],"b":2},{"frame":[3],"b":4},{"frame":[5],"b":6,"b":7}]}}
    """,
  ]

  @Test func everyBeginningAndEveryMutationIsReadAsTokensAre() {
    var random = SplitMix(seed: 11)
    for layout in Self.layouts {
      let bytes = Array(layout.utf8)
      for count in 0...bytes.count { compare(Array(bytes.prefix(count))) }
      for _ in 0..<4000 {
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

  @Test(arguments: [",", ",\n  ", " ,\t"])
  func theSecondHalfOfALargeFileIsReadAsTheFirst(separator: String) {
    for shape in 0..<4 {
      let elements = (0..<9000).map { index in
        let inner = "{\"frame\":[\(index),0.5,10,10],\"backgroundColor\":\"#102030\"}"
        return switch shape {
        case 0: inner
        case 1: "{\"id\":\"},{\(index)\",\"sublayers\":[\(inner)\(separator)\(inner)]}"
        case 2: index == 6000 ? "{\"a\":nul}" : inner
        default: index == 6000 ? "[{\"a\":1}, // a comment\n{\"b\":2}]" : inner
        }
      }
      let text = "{\"root\":{\"sublayers\":[\(elements.joined(separator: separator))],\"z\":1}}"
      let bytes = Array(text.utf8)
      #expect(bytes.count > 256 << 10)
      let whole = Reading(bytes, 512, JSONBudget(), readsPlainly: true, ahead: .never)
      for ahead in [JSONParser.Limits.Ahead.byThread, .atOnce] {
        for leavesUnread in [true, false] {
          let other = Reading(
            bytes, 512, JSONBudget(), readsPlainly: true, ahead: ahead, leavesUnread: leavesUnread)
          #expect(other == whole)
        }
      }
      var few = JSONBudget()
      few.nodes = 7000
      #expect(
        Reading(bytes, 512, few, readsPlainly: true, ahead: .atOnce)
          == Reading(bytes, 512, few, readsPlainly: true, ahead: .never))
    }
  }

  /// A file of 60 MB may hold twenty million of two letters.
  @Test func P17_whatIsReadAheadHasAnEnd() throws {
    let most = JSONBudget().nodes / 8 * 5
    let elements = [UInt8](repeatElement(Array("{},".utf8), count: 3 * most).joined())
    var list = DiagnosticList()
    let file = list.files.add(
      path: "s.json",
      bytes: Array("{\"root\":{\"sublayers\":[".utf8) + elements + Array("{}]}}".utf8))
    var limits = JSONParser.Limits()
    limits.ahead = .atOnce
    let ahead = try #require(JSONAhead(file, limits: limits))
    #expect(ahead.take()?.elements.count == most)
  }

  @Test func whatIsLikeTheObjectBeforeStaysText() throws {
    var list = DiagnosticList()
    let file = list.files.add(path: "s.json", text: Self.layouts[3])
    var limits = JSONParser.Limits()
    limits.leavesUnread = true
    let value = try #require(JSONParser.parse(file, limits: limits, into: &list))
    let layers = try #require(value["root"]?["sublayers"]?.elements)
    let areUnread = layers.map { $0.unread != nil }
    #expect(areUnread == [false, true, true, true, true, false, false, false, true, true])
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
    for (leavesUnread, ahead) in [
      (false, JSONParser.Limits.Ahead.atOnce), (true, .never), (true, .atOnce),
    ] {
      let other = Reading(
        bytes, nesting, budget, readsPlainly: true, ahead: ahead, leavesUnread: leavesUnread)
      #expect(other == plain, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

/// All that comes of a text.
private struct Reading: Equatable {
  let said: String
  let values: [String]
  let counts: [Int]

  init(
    _ bytes: [UInt8], _ nesting: Int, _ budget: JSONBudget, readsPlainly: Bool,
    ahead: JSONParser.Limits.Ahead = .never, leavesUnread: Bool = false
  ) {
    var list = DiagnosticList()
    let file = list.files.add(path: "s.json", bytes: bytes)
    var (limits, budget) = (JSONParser.Limits(), budget)
    limits.nesting = nesting
    limits.readsPlainly = readsPlainly
    limits.ahead = ahead
    limits.leavesUnread = leavesUnread
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
