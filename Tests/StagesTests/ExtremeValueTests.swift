import CoreGraphics
import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing

/// Values at the edge of what numbers are end in a diagnostic or in a picture, never in a crash.
@MainActor @Suite struct ExtremeValueTests {
  private static let numbers = [
    "1e308", "-1e308", "1e9", "-1e9", "1e-320", "-1e-320", "-0", "0", "1e-12", "99999999.5",
    "2147483647", "\"1e9%\"", "\"-100%\"", "\"1e-300%\"",
  ]

  private func values(_ kind: ValueKind, _ number: String) -> [String] {
    func list(_ count: Int) -> String {
      "[" + Array(repeating: number, count: count).joined(separator: ", ") + "]"
    }
    switch kind {
    case .number, .optionalNumber, .integer: return [number]
    case .point, .size, .unitPoint, .vector: return [list(2), "[\(number), 1]"]
    case .rect, .unitRect, .insets:
      return [list(4), "[\(number), 0, 10, 10]", "[0, 0, \(number), 10]"]
    case .affine:
      return [
        list(6), "[{\"scale\": \(number)}]", "[{\"translate\": \(list(2))}]",
        "[{\"rotate\": \(number)}, {\"scale\": [1, \(number)]}]",
      ]
    case .transform3D:
      return [
        "[{\"scale\": \(list(3))}]", "[{\"translate\": \(list(3))}, {\"scale\": \(number)}]",
        "[{\"rotate\": \(number), \"axis\": \(list(3))}]",
        "[{\"rotate\": 60, \"axis\": [0, 1, 0]}, {\"perspective\": \(number)}]",
      ]
    case .cells:
      return [
        "[{\"birthRate\": \(number), \"lifetime\": 1, \"velocity\": \(number)}]",
        "[{\"birthRate\": 2, \"lifetime\": \(number), \"spin\": \(number), \"scale\": \(number)}]",
      ]
    case .filters:
      return ["blur", "saturation", "brightness", "contrast", "hue"].map {
        "[{\"\($0)\": \(number)}]"
      }
    case .font: return [number, "{\"size\": \(number)}"]
    case .runs:
      return [
        "[{\"text\": \"Extreme\", \"font\": \(number)}]"
      ]
    case .numbers, .integers: return [list(1), list(2), "[0.5, \(number)]"]
    case .path:
      guard !number.hasPrefix("\"") else { return [] }
      return [
        "{\"rect\": \(list(4))}", "{\"ellipse\": [0, 0, \(number), 4]}",
        "{\"roundedRect\": [0, 0, 9, 9], \"radius\": \(number)}",
        "{\"polygon\": [[0, 0], [9, 0], \(list(2))]}",
        "\"M0 0 C\(number) 0 4 \(number) 8 8\"",
      ]
    case .image:
      return [
        "{\"checkerboard\": \(number)}", "{\"checkerboard\": 9, \"size\": \(list(2))}",
        "{\"checkerboard\": 9, \"size\": [9, \(number)], \"scale\": 0.25}",
        "{\"checkerboard\": 2, \"scale\": \(number)}",
        "{\"checkerboard\": 2, \"capInsets\": \(list(4))}",
      ]
    case .bool, .text, .texts, .textLists, .date, .optionalDate, .color, .optionalColor, .flags,
      .choice, .colors, .blendMode:
      return []
    }
  }

  /// Tells whether the scene is one that can be shown.
  @discardableResult
  private func draw(_ text: String) -> Bool {
    let load = SceneLoad.load("s.json", from: FilesInMemory(["s.json": text]))
    guard let scene = load.scene else {
      #expect(load.diagnostics.hasErrors)
      return false
    }
    let stage = Stage(threads: 1)
    stage.show(scene)
    stage.turn(at: 0)
    #expect(stage.renderer.pixmap?.width == 24)
    #expect(!stage.live.dumpLayers().isEmpty)
    #expect(stage.turn(at: 1).tilesPainted == 0)
    return true
  }

  /// A scene with one node in the middle that shows all it can, and one property as given.
  private func scene(_ sceneClass: SceneClass, _ property: Property, _ value: String) -> String {
    var keys = [
      "frame": "[2, 2, 10, 10]", "backgroundColor": "\"red\"", "borderWidth": "1",
      "cornerRadius": "2", sceneClass.isView ? "alpha" : "opacity": "0.5",
      "sublayers":
        #"[{"frame": [0, 0, 5, 5], "backgroundColor": "blue", "masksToBounds": true}]"#,
    ]
    keys[property.name] = value
    let node = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    let list = sceneClass.isView ? "subviews" : "sublayers"
    return "{\"canvas\": {\"size\": [24, 24], \"scale\": 1}, \"root\": {\"\(list)\": [{"
      + node.joined(separator: ", ") + "}]}}"
  }

  @Test func everyPropertyTakesOrRefusesEveryNumber() {
    var drawn = 0
    for sceneClass in SceneClass.all {
      for property in sceneClass.properties {
        for value in Self.numbers.flatMap({ values(property.kind, $0) }) {
          drawn += draw(scene(sceneClass, property, value)) ? 1 : 0
        }
      }
    }
    #expect(drawn > 300)
  }

  @Test(arguments: [
    #""transform": [{"scale": 1e9}]"#, #""transform": [{"scale": 1e-9}]"#,
    #""transform": [{"scale": 0}]"#, #""frame": [0, 0, "1e9%", "1e9%"]"#,
    #""frame": [1e9, 1e9, 1e9, 1e9], "anchorPoint": [1e9, -1e9]"#,
    #""transform": [{"rotate": 1e9}, {"scale": [1e9, 1e-9]}], "clipsToBounds": true, "cornerRadius": 1e9"#,
    #""bounds": [-1e9, 1e9, 1, 1], "alpha": 0.5, "borderWidth": 1e9, "borderColor": "red""#,
  ])
  func extremesMultipliedFiftyTimesAreDrawnOrNot(_ keys: String) {
    var text = #"{"frame": [0, 0, 9, 9], "backgroundColor": "red"}"#
    for _ in 0..<50 {
      text = "{\(keys), \"backgroundColor\": \"#00FF0080\", \"subviews\": [\(text)]}"
    }
    #expect(draw("{\"canvas\": {\"size\": [24, 24], \"scale\": 1}, \"root\": \(text)}"))
  }

  @Test func stepsThatMultiplyBeyondNumbersHideTheLayer() throws {
    func picture(_ steps: Int) throws -> Pixmap? {
      let steps = Array(repeating: #"{"scale": 1e9}"#, count: steps).joined(separator: ",")
      return try Stage(
        showing: """
          {"canvas": {"size": [24, 24], "scale": 1}, "root": {"subviews": [{"frame": [0, 0, 9, 9],
          "backgroundColor": "red", "transform": [\(steps)]}]}}
          """
      ).renderer.pixmap
    }
    let empty = try Stage(showing: #"{"canvas": {"size": [24, 24], "scale": 1}, "root": {}}"#)
    #expect(try picture(50) == empty.renderer.pixmap)
    #expect(try picture(0) != empty.renderer.pixmap)
  }

  @Test func theLargestCanvasesAreLoaded() {
    for size in ["[16384, 1]", "[1, 16384]"] {
      let load = SceneLoad.load(
        "s.json",
        from: FilesInMemory([
          "s.json": "{\"canvas\": {\"size\": \(size), \"scale\": 1}, \"root\": {}}"
        ]))
      #expect(load.scene != nil)
    }
  }
}
