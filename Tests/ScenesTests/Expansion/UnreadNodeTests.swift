import TestSupport
import Testing

@testable import Scenes

/// Nodes that are made of the text, and those that another thread has made, come to what they come to one
/// after the other of a tree of values.
@Suite struct UnreadNodeTests {
  /// What nodes may say under one key, in ways that are right, wrong and unusual.
  private static let values = [
    "frame": [
      "[1,2,3,4]", "[1, 2.5, -3, 4e1]", "[0,0,123456,9]", "[0.1,0,-0,1]", "[1,2,3]",
      "[\"50%\",0,1,1]", "[1,2,3,4,5]", "null", "\"$box\"", "[1e99,0,0,0]", "[99999999999,0,1,1]",
      "[ 1 ,\n2,3, 4 ]",
    ],
    "backgroundColor": [
      "\"#102030\"", "\"#10203040\"", "\"#abc\"", "\"#ABCD\"", "\"red\"", "\"rgb(1, 2, 3)\"",
      "\"#10203\"", "\"#102030405\"", "\"nocolour\"", "\"$ink\"", "null", "7", "\"#é\"", "\"\"",
      "{\"light\": \"#FFF\", \"dark\": \"#000\"}", "\"#\"", "\"#10203g\"", "\"\\u00231020FF\"",
    ],
    "opacity": ["0.5", "1", "2", "-1", "\"0.5\"", "true", "0.33333333333333333333"],
    "cornerRadius": ["4", "0.125", "null", "\"$r\"", "[4]"],
    "isHidden": ["true", "false", "null", "0"],
    "anchorPoint": ["[0.5,0.5]", "[0,1]", "[1]", "[]"],
    "name": ["\"one\"", "\"two $$ three\"", "\"$ink\"", "\"${x}\"", "\"a\\nb\"", "5"],
    "class": [
      "\"CALayer\"", "\"CAShapeLayer\"", "\"CAGradientLayer\"", "\"UILabel\"", "\"NoLayer\"",
      "\"UIView\"", "\"$c\"",
    ],
    "path": ["\"M0 0L10 10\"", "\"M0 0Q\"", "null"],
    "text": ["\"A label\"", "\"\"", "\"$ink\"", "3"],
    "id": ["\"a\"", "\"b\""], "tag": ["1", "1.5"], "colour": ["\"#FFF\""],
    "contents": ["\"none.png\"", "null"], "colors": ["[\"#F00\",\"#00F\"]", "null", "[1]"],
    "locations": ["[0,0.5,1]", "null", "[\"a\"]"],
  ]

  private static let keys = values.keys.sorted()

  /// A scene whose lists have runs of nodes of one shape.
  private func scene(_ random: inout SplitMix) -> String {
    func list(_ count: Int) -> String {
      var nodes: [String] = []
      while nodes.count < count {
        let keys = (0..<1 + random.below(4)).map { _ in Self.keys[random.below(Self.keys.count)] }
        let isUsual = random.below(3) > 0
        for _ in 0..<1 + random.below(8) {
          let members = keys.map { key in
            let values = Self.values[key] ?? []
            let value = values[isUsual || random.below(3) > 0 ? 0 : random.below(values.count)]
            return "\"\(key)\":\(value)"
          }
          nodes.append("{\(members.joined(separator: ","))}")
        }
        if random.below(4) == 0 {
          nodes.append("{\"sublayers\":[{\"cornerRadius\":1},{\"cornerRadius\":2}]}")
        }
      }
      return "[\(nodes.joined(separator: random.below(2) == 0 ? "," : ",\n  "))]"
    }
    return """
      {"define":{"box":[1,2,3,4],"ink":"#112233","r":3,"c":"CALayer","list":\(list(9))},
      "root":{"subviews":\(list(12)),"sublayers":\(list(40)),"layer":{"sublayers":"$list"}}}
      """
  }

  @Test(arguments: 0..<24) func theWayDoesNotShow(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let text = scene(&random)
    var bytes = Array(text.utf8)
    compare(bytes)
    for _ in 0..<6 { compare(bytes, limits: limits(&random)) }
    for _ in 0..<12 {
      random.mutate(&bytes)
      compare(bytes)
    }
  }

  private func limits(_ random: inout SplitMix) -> ExpansionLimits {
    var limits = ExpansionLimits()
    switch random.below(6) {
    case 0: limits.nodes = 1 + random.below(60)
    case 1: limits.nodeBytes = 1000 * (1 + random.below(80))
    case 2: limits.allTextBytes = random.below(40)
    case 3: limits.textBytes = random.below(8)
    case 4: limits.pathSteps = random.below(12)
    default: limits.depth = random.below(3)
    }
    return limits
  }

  @Test func aMistakeAnywhereIsTheSame() {
    let node = ##"{"frame": [1,2,3,4], "backgroundColor":"#102030","class":"CALayer"}"##
    let list = Array(repeating: node, count: 3).joined(separator: ",\n")
    let bytes = Array("{\"root\":{\"sublayers\":[\(list)]}}".utf8)
    let signs = Array("{}[],:\"\\\n 0-.x#$é".utf8)
    for offset in bytes.indices {
      // Each byte gets some of them, and each of them comes to every kind of byte.
      for number in 0..<3 {
        var changed = bytes
        changed[offset] = signs[(offset * 3 + number) % signs.count]
        compare(changed)
      }
      var cut = bytes
      cut.remove(at: offset)
      compare(cut)
    }
  }

  @Test(arguments: ["sublayers", "subviews"])
  func P17_manyNodesOfTwoThreadsAreThoseOfOne(list: String) {
    let names = list == "sublayers" ? ["CALayer", "CAShapeLayer"] : ["UIView", "UILabel"]
    for shape in 0..<4 {
      let nodes = (0..<20_000).map { index in
        let usual =
          "{\"frame\":[\(index % 900),0.5,8,8],\"backgroundColor\":\"#10\(1000 + index % 9000)\"}"
        return switch shape {
        case 0: usual
        case 1: "{\"class\":\"\(names[index / 9000 % 2])\",\"opacity\":0.\(index)}"
        case 2: index % 5000 == 77 ? "{\"frame\":[1,2,3],\"backgroundColor\":\"#12\"}" : usual
        default: index < 9 ? "{\"id\":\"n\(index)\"}" : usual
        }
      }
      let root = "\"\(list)\":[\(nodes.joined(separator: ",\n"))]"
      var limits = ExpansionLimits()
      compare(Array("{\"root\":{\(root)}}".utf8), limits: limits)
      limits.nodes = 15_000
      compare(Array("{\"root\":{\(root)}}".utf8), limits: limits)
    }
  }

  private func compare(_ bytes: [UInt8], limits: ExpansionLimits = ExpansionLimits()) {
    func words(_ leavesUnread: Bool, _ ahead: JSONParser.Limits.Ahead) -> String {
      var limits = limits
      limits.text.leavesUnread = leavesUnread
      limits.text.ahead = ahead
      var files = FilesInMemory([:])
      files.contents["s.json"] = bytes
      let load = SceneLoad.load("s.json", from: files, limits: limits, advice: .given)
      let said = DiagnosticRenderer(format: .json).render(load.diagnostics)
      return said + (load.scene.map { Self.words($0.root) } ?? "no scene")
    }
    let usual = words(false, .never)
    for (leavesUnread, ahead) in [
      (true, JSONParser.Limits.Ahead.never), (true, .byThread), (true, .atOnce), (false, .atOnce),
    ] {
      let isSame = words(leavesUnread, ahead) == usual
      #expect(
        isSame, "\(leavesUnread) \(ahead): \(String(decoding: bytes.prefix(20_000), as: UTF8.self))"
      )
    }
  }

  private static func words(_ root: SceneNode) -> String {
    var text = ""
    var pending = [root]
    while let node = pending.popLast() {
      text +=
        "\(node.sceneClass.name) \(node.id?.description ?? "") \(node.range) \(node.settings)\n"
      pending += node.subviews + node.sublayers
    }
    return text
  }
}
