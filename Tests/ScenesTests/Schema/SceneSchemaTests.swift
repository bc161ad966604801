import Foundation
import SceneCases
import Scenes
import Testing

@Suite struct SceneSchemaTests {
  /// Made once, as it is asked about every class, key and kind that there is.
  private static let schema = SceneSchema.value
  private static let made = SchemaCheck(schema)
  private var check: SchemaCheck { Self.made }

  private func value(_ text: String) throws -> JSONValue {
    let parsed = ParsedText(text)
    #expect(!parsed.diagnostics.hasErrors)
    return try #require(parsed.value)
  }

  /// Keys of a root, and whether they are right.
  private static let roots: [(String, Bool)] = [
    // Every kind of value.
    (#""isHidden": true"#, true), (#""isHidden": 1"#, false), (#""isHidden": "$x""#, true),
    (#""alpha": 0.5"#, true), (#""alpha": 1.5"#, false), (#""alpha": "0.5""#, false),
    (#""cornerRadius": 0"#, true), (#""cornerRadius": -1"#, false), (#""zPosition": -1"#, true),
    (#""tag": 3"#, true), (#""tag": 3.5"#, false), (#""tag": true"#, false),
    (#""layer": {"name": "x"}"#, true), (#""layer": {"name": 1}"#, false),
    (##""backgroundColor": "#FFF""##, true), (##""backgroundColor": "#FFFFF""##, false),
    (#""backgroundColor": null"#, true), (#""backgroundColor": "rgb(1, 2, 3)""#, true),
    (#""backgroundColor": "systemRed""#, true), (#""backgroundColor": "systemread""#, false),
    (#""backgroundColor": {"light": "red", "dark": {"light": "red", "dark": "$x"}}"#, true),
    (#""backgroundColor": {"light": "red"}"#, false), (#""backgroundColor": 7"#, false),
    (#""center": [1, "50%"]"#, true), (#""center": [1]"#, false), (#""center": [1, "5 %"]"#, false),
    (#""center": ["$x", "+.5e-1%"]"#, true), (#""center": [1, "%"]"#, false),
    (#""frame": [1, 2, "3.%", 4]"#, true), (#""frame": [1, 2, 3]"#, false),
    (#""frame": "$x""#, true), (#""frame": "x""#, false), (#""frame": [0, 0, null, 1]"#, false),
    (#""anchorPoint": [0, "$x"]"#, true), (#""anchorPoint": ["50%", 0]"#, false),
    (#""transform": [1, 0, 0, 1, "$x", 0]"#, true), (#""transform": []"#, true),
    (#""transform": [1, 0, 0, 1, 0]"#, false), (#""transform": {"scale": 1}"#, false),
    (#""transform": [{"scale": 1}, {"rotate": 45}, {"translate": [1, 2]}]"#, true),
    (#""transform": [{"scale": [1, 2]}, {"rotate": "1e0rad"}, {"scale": "$x"}]"#, true),
    (#""transform": [{"scale": [1, 2, 3]}]"#, false),
    (#""transform": [{"rotate": "1deg"}]"#, false),
    (#""transform": [{"skew": 1}]"#, false), (#""transform": [{"scale": 1, "rotate": 1}]"#, false),
    (#""transform": [{}]"#, false), (#""transform": "$x""#, true),
    (
      #""layer": {"transform": [{"translate": [1, 2, 3]}, {"rotate": 1, "axis": [0, 0, 1]}]}"#, true
    ),
    (#""layer": {"transform": [{"scale": [1]}]}"#, false),
    (#""layer": {"transform": [1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1]}"#, true),
    (#""maskedCorners": ["layerMinXMinYCorner"]"#, true), (#""maskedCorners": []"#, true),
    (#""maskedCorners": ["topLeft"]"#, false), (#""maskedCorners": "layerMinXMinYCorner""#, false),
    (#""mask": {"alpha": 0.5, "mask": {}}, "layer": {"mask": {"class": "CAShapeLayer"}}"#, true),
    (#""mask": "$view""#, true), (#""mask": null"#, true), (#""mask": []"#, false),
    (#""sublayers": [{"mask": {"opacity": 2}}]"#, false),
    (
      #""layer": {"sublayerTransform": [{"rotate": 60, "axis": [0, 1, 0]}, {"perspective": 700}]}"#,
      true
    ),
    (#""layer": {"transform": [{"perspective": 0}]}"#, false),
    (#""transform": [{"perspective": 9}]"#, false),
    (#""layer": {"filters": [{"blur": 2}, {"invert": true}], "backgroundFilters": null}"#, true),
    (#""layer": {"filters": [{"blur": -2}]}"#, false),
    (#""layer": {"filters": [{"fog": 2}]}"#, false),
    (#""layer": {"compositingFilter": "multiplyBlendMode"}"#, true),
    (#""layer": {"compositingFilter": null}"#, true),
    (#""layer": {"compositingFilter": "plusLighter"}"#, true),
    (#""layer": {"compositingFilter": "add"}"#, false),
    (
      #""shadowOffset": [0, "$x"], "shadowOpacity": 0.5, "shadowPath": {"rect": [0, 0, 1, 1]}"#,
      true
    ),
    (#""shadowOffset": ["5%", 0]"#, false), (#""cornerCurve": "continuous""#, true),
    (#""cornerCurve": "squircle""#, false),
    (#""layer": {"contents": {"checkerboard": 4}}"#, true), (#""layer": {"contents": null}"#, true),
    (
      #""layer": {"contents": {"checkerboard": 4, "size": [8, "$x"], "colors": ["red", "$c"], "scale": 2, "capInsets": [1, 2, 3, 4]}}"#,
      true
    ),
    (#""layer": {"contents": {"checkerboard": 0}}"#, false), (#""layer": {"contents": ""}"#, false),
    (#""layer": {"contents": {}}"#, false), (#""layer": {"contents": 5}"#, false),
    (#""layer": {"contents": {"file": 5}}"#, false),
    (#""layer": {"contents": {"checkerboard": 4, "file": "x.png"}}"#, false),
    (#""layer": {"contents": {"checkerboard": 4, "size": [8]}}"#, false),
    (#""layer": {"contents": {"checkerboard": 4, "colors": []}}"#, false),
    (#""layer": {"contents": {"checkerboard": 4, "scale": 0}}"#, false),
    (#""layer": {"contents": {"checkerboard": 4, "capInsets": [-1, 0, 0, 0]}}"#, false),
    (#""layer": {"contents": {"checkerboard": 4, "sizee": [8, 8]}}"#, false),
    (#""layer": {"contentsGravity": "resizeAspect", "contentsRect": [0, 0, "$x", 1]}"#, true),
    (#""layer": {"contentsGravity": "fill"}"#, false),
    (#""layer": {"contentsRect": [0, 0, 1]}"#, false),
    (
      #""sublayers": [{"class": "CAEmitterLayer", "emitterCells": [{"birthRate": 4, "spin": "1rad", "contents": {"checkerboard": 2}, "color": "red", "emitterCells": [{}]}]}]"#,
      true
    ),
    (#""sublayers": [{"class": "CAEmitterLayer", "emitterCells": [{"birthRat": 4}]}]"#, false),
    (#""sublayers": [{"class": "CAEmitterLayer", "emitterCells": [{"birthRate": -4}]}]"#, false),
    (#""sublayers": [{"class": "CAEmitterLayer", "emitterCells": {}}]"#, false),
    (
      #""sublayers": [{"class": "CAReplicatorLayer", "instanceCount": 3, "instanceTransform": [{"translate": [1, 2, 3]}], "instanceAlphaOffset": -0.1}]"#,
      true
    ),
    (#""sublayers": [{"class": "CAReplicatorLayer", "instanceCount": 1.5}]"#, false),
    (
      #""sublayers": [{"class": "CAScrollLayer", "scrollMode": "both"}, {"class": "CATransformLayer"}, {"class": "CATiledLayer", "tileSize": [64, 64]}]"#,
      true
    ),
    // The structure.
    (#""class": "UIView""#, true), (#""class": "UIVieww""#, false), (#""class": "CALayer""#, false),
    (#""id": "x""#, true), (#""id": 4"#, false),
    (#""subviews": []"#, true), (#""subviews": {}"#, false), (#""subviews": [1]"#, false),
    (#""subviews": ["$view", {"subviews": "$list"}]"#, true), (#""subviews": ["view"]"#, false),
    (#""sublayers": [{"opacity": 1, "sublayers": [{}]}]"#, true),
    (#""sublayers": [{"opacity": 2}]"#, false), (#""layer": []"#, false),
    (#""layer": {"sublayers": [{}], "use": "$style"}"#, true), (#""layer": "$style""#, true),
    (#""use": "$style""#, true), (#""use": ["$style", {"alpha": 1}]"#, true), (#""use": 4"#, false),
    (#""if": {"minWidth": 3, "appearance": "dark"}, "tag": 1"#, true),
    (#""if": {"minWidth": -3}"#, false), (#""if": {"appearance": "night"}"#, false),
    (#""if": {"width": 3}"#, false), (#""if": "$when""#, true), (#""if": true"#, false),
    (#""actions": {"tap": [{"set": {"self.alpha": 1}}, {"log": "x"}]}"#, true),
    (#""actions": {"tap": [{"toggle": "self.isHidden", "set": {}, "else": {}}]}"#, true),
    (#""actions": {"tap": "$steps", "pan": "drag"}"#, true), (#""actions": "$actions""#, true),
    (#""actions": {"pan": "slide"}"#, false), (#""actions": {"tap": {}}"#, false),
    (#""actions": {"tap": [{"log": 1}]}"#, false), (#""actions": {"tap": [{"sett": {}}]}"#, false),
    (#""component": "C", "anything": [1], "frame": [0, 0, 1, 1]"#, true),
    (#""component": 4"#, false),
  ]

  /// What the examples refer to with `$`; `$x` is made to fit.
  private static let defines = #"""
    "view": {}, "list": [{}], "style": {"zPosition": 2}, "when": {"minWidth": 1},
    "c": "red", "steps": [{"log": "x"}], "actions": {"pan": "drag"}
    """#

  private func scene(_ keys: String) -> String {
    let x =
      keys.contains("\"isHidden\": \"$x\"")
      ? "true"
      : keys.contains("\"frame\": \"$x\"")
        ? "[0, 0, 1, 1]"
        : keys.contains("\"transform\": \"$x\"")
          ? "[]" : keys.contains("backgroundColor") ? "\"red\"" : "1"
    return "{\"version\": 1, \"define\": {\(Self.defines), \"x\": \(x)}, \"components\": {\"C\":"
      + " {\"parameters\": {\"anything\": 1}, \"view\": {}}}, \"root\": {\"subviews\": [{\(keys)}]}}"
  }

  @Test(arguments: roots)
  func schemaAndDecoderAgree(_ keys: String, _ isRight: Bool) throws {
    let text = scene(keys)
    let loaded = LoadedScene(text, strictness: .strict)
    #expect((loaded.scene != nil) == isRight, "decoder: \(loaded.messages)")
    #expect(try check.accepts(value(text)) == isRight, "schema")
  }

  @Test(arguments: [
    (#"{"root": {}}"#, true), ("[]", false), ("{}", false), (#"{"root": 1}"#, false),
    (#"{"root": {}, "rooot": 1}"#, false), (#"{"version": 2, "root": {}}"#, false),
    (#"{"$schema": "scene.schema.json", "root": {}}"#, true),
    (#"{"include": "a", "root": {}}"#, false), (#"{"define": [], "root": {}}"#, false),
    (#"{"components": {"C": {}}, "root": {"component": "C"}}"#, false),
    (#"{"components": {"C": {"view": {}, "x": 1}}, "root": {"component": "C"}}"#, false),
    (
      #"{"canvas": {"size": [10, 20], "scale": 3, "device": "iPad", "appearance": "dark"}, "root": {}}"#,
      true
    ),
    (#"{"canvas": {"size": [0, 20]}, "root": {}}"#, false),
    (#"{"canvas": {"size": [10]}, "root": {}}"#, false),
    (#"{"canvas": {"scale": 99}, "root": {}}"#, false),
    (#"{"canvas": {"device": "iPod"}, "root": {}}"#, false),
    (#"{"canvas": {"background": "bleu"}, "root": {}}"#, false),
    (#"{"canvas": {"color": "blue"}, "root": {}}"#, false),
    (
      #"{"define": {"c": {"scale": 2}, "b": "red"}, "canvas": "$c", "root": {"backgroundColor": "$b"}}"#,
      true
    ),
  ])
  func schemaAndReaderAgreeOnTheDocument(_ text: String, _ isRight: Bool) throws {
    let loaded = LoadedScene(text, strictness: .strict)
    #expect((loaded.scene != nil) == isRight, "reader: \(loaded.messages)")
    #expect(try check.accepts(value(text)) == isRight, "schema")
  }

  /// The public validator is asked for the same, and for all properties, by Tests/Schema.
  @Test func tablesSchemaAndCheckAgreeOnEveryValueAroundABound() {
    let cases = CaseMaker.scenes.ofObjects
    #expect(cases.count > 2000)
    for one in cases {
      let complaints = one.complaints
      let verdicts = Set(
        [complaints.isEmpty, check.accepts(one.file)] + (one.isRight.map { [$0] } ?? []))
      #expect(verdicts.count == 1, "\(one.what) \(one.file.inline): \(complaints)")
    }
  }

  @Test func everyExampleOfAKindIsOne() {
    for kind in ValueKind.defined {
      let (doc, examples) = kind.explanation
      #expect(doc.hasSuffix(".") && !examples.isEmpty)
      for example in examples where example.string != "sky@2x.png" {
        var decoder = ValueDecoder(diagnostics: DiagnosticList())
        #expect(decoder.decode(example, as: kind) != nil, "\(kind): \(example.inline)")
      }
    }
  }

  @Test func samplesAreAccepted() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Samples").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(
        contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(try check.accepts(value(text)), "\(file)")
    }
  }

  @Test func theSchemaUsesOnlyWhatIsCheckedHere() {
    var pending = [Self.schema]
    while let schema = pending.popLast() {
      for member in schema.members ?? [] {
        #expect(SchemaCheck.keywords.contains(member.key), "\(member.key)")
        switch member.key {
        case "properties", "definitions": pending += (member.value.members ?? []).map(\.value)
        case "anyOf": pending += member.value.elements ?? []
        case "items", "if", "then", "else", "additionalProperties", "propertyNames":
          pending.append(member.value)
        default: break
        }
      }
    }
  }

  @Test func referencesOfTheSchemaLeadSomewhere() {
    let definitions = Set((Self.schema["definitions"]?.members ?? []).map(\.key))
    let text = JSONWriter(layout: .compact).text(of: Self.schema)
    for part in text.components(separatedBy: "#/definitions/").dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      #expect(definitions.contains(name), "\(name)")
    }
  }
}
