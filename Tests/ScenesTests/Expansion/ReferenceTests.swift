import CoreGraphics
import Scenes
import Testing

@Suite struct ReferenceTests {
  private func outline(_ text: String) -> String {
    let loaded = LoadedScene(text)
    #expect(loaded.lines == [])
    return loaded.scene?.outline ?? "no scene"
  }

  @Test func definitionsStandForAnyValueAndInAnyPlace() {
    #expect(
      outline(
        #"""
        {"define": {"w": 30, "box": [0, 0, "$w", 40], "alias": "$box", "bold": {"tag": 3},
          "kids": [{"tag": 1}, "$bold"], "class": "UIView", "name": "root",
          "when": {"minWidth": 10}, "layer": {"opacity": 0.5, "sublayers": "$layers"},
          "layers": [{"zPosition": 1}]},
         "root": {"class": "$class", "id": "$name", "frame": "$alias", "subviews": "$kids",
          "if": "$when", "layer": "$layer"}}
        """#)
        == "UIView 'root' frame (0 0 30 40) layer.opacity 0.5 { CALayer zPosition 1; UIView tag 1;"
        + " UIView tag 3 }")
  }

  @Test func theCanvasMayUseDefinitionsAlsoOfIncludes() {
    let loaded = LoadedScene([
      "s.json":
        #"{"include": ["t.json"], "canvas": {"size": "$size", "background": "$paper"}, "root": {}}"#,
      "t.json": ##"{"define": {"paper": "#FF0000", "size": [10, "$h"], "h": 20}}"##,
    ])
    #expect(loaded.lines == [])
    #expect(loaded.scene?.canvas.size.height == 20)
    #expect(loaded.scene?.canvas.background.text == "#FF0000FF")
  }

  @Test func laterUsedObjectsWinAndTheNodeWinsOverAll() {
    #expect(
      outline(
        #"""
        {"define": {"a": {"tag": 1, "alpha": 0.1, "zPosition": 1},
                    "b": {"tag": 2, "alpha": 0.2, "subviews": [{"tag": 9}]}},
         "root": {"tag": 3, "use": ["$a", "$b", {"zPosition": 7}],
                  "sublayers": [{"use": "$c"}]}}
        """#.replacing("\"use\": \"$c\"", with: "\"use\": {\"opacity\": 0.5}"))
        == "UIView alpha 0.2 tag 3 zPosition 7 { CALayer opacity 0.5; UIView tag 9 }")
  }

  @Test func twoDollarSignsAreOneLetterWhereverTheTextPassesThrough() {
    #expect(
      outline(
        #"""
        {"define": {"n": "$$n", "node": {"layer": {"name": "$$node"}}, "style": {"name": "$$style"}},
         "components": {"C": {"parameters": {"p": "$$p"}, "view": {"layer": {"name": "${p}"},
           "sublayers": [{"name": "a ${p}"}, {"name": "$$${p}"}]}}},
         "root": {"layer": {"name": "$n"}, "sublayers": [{"use": "$style"}], "subviews": ["$node",
           {"component": "C"}, {"component": "C", "p": "$$given"},
           {"component": "C", "sublayers": [{"name": "$$own ${x}"}]}]}}
        """#.replacing(" ${x}", with: ""))
        == #"UIView layer.name "$n" { CALayer name "$style"; UIView layer.name "$node"; "#
        + #"UIView layer.name "$p" { CALayer name "a $p"; CALayer name "$${p}" }; "#
        + #"UIView layer.name "$given" { CALayer name "a $given"; CALayer name "$${p}" }; "#
        + #"UIView layer.name "$p" { CALayer name "$own" } }"#)
  }

  @Test func bracesWithoutAnEndAreLetters() {
    #expect(
      outline(
        #"""
        {"components": {"C": {"parameters": {"p": 1}, "view": {"sublayers": [
          {"name": "a ${p"}, {"name": "${p}${p"}, {"name": "${p} of ${p}"}]}}},
         "root": {"component": "C"}}
        """#)
        == #"UIView { CALayer name "a ${p"; CALayer name "1${p"; CALayer name "1 of 1" }"#)
  }

  @Test func whatAFileDefinesWinsOverItsIncludesAndALaterIncludeOverAnEarlier() {
    let loaded = LoadedScene([
      "s.json": #"""
      {"include": ["a.json", "b.json"], "define": {"x": 1},
       "root": {"tag": "$x", "subviews": [{"tag": "$y"}, {"tag": "$z"}]}}
      """#,
      "a.json": #"{"define": {"x": 2, "y": 2, "z": 2}}"#,
      "b.json": #"{"include": ["c.json"], "define": {"x": 3, "y": 3}}"#,
      "c.json": #"{"define": {"x": 4, "y": 4, "z": 4}}"#,
    ])
    #expect(loaded.lines == [])
    #expect(loaded.scene?.outline == "UIView tag 1 { UIView tag 3; UIView tag 4 }")
    #expect(loaded.load.files == ["s.json", "a.json", "b.json", "c.json"])
  }

  @Test func anIncludeOfTwoFilesIsReadOnce() {
    let loaded = LoadedScene(
      [
        "dir/s.json": #"{"include": ["a.json", "./b.json"], "root": {"tag": "$c"}}"#,
        "dir/a.json": #"{"include": ["../c.json"]}"#,
        "dir/b.json": #"{"include": ["sub/../../c.json", "../c.json"]}"#,
        "c.json": #"{"define": {"c": 5}, "oops": 1}"#,
      ], path: "dir/s.json")
    #expect(loaded.lines == ["c.json:1:22-28 warning unknown-key unknown key 'oops'"])
    #expect(loaded.load.files == ["dir/s.json", "dir/a.json", "c.json", "dir/b.json"])
    #expect(loaded.scene?.outline == "UIView tag 5")
  }

  @Test func aMissingIncludeIsAmongTheFilesSoThatItIsWatched() {
    let loaded = LoadedScene(#"{"include": ["gone.json", "sub/gone.json"], "root": {}}"#)
    #expect(loaded.load.files == ["s.json", "gone.json", "sub/gone.json"])
    #expect(loaded.load.diagnostics.errorCount == 2)
    let missing = LoadedScene(["x.json": "{}"])
    #expect(missing.load.files == ["s.json"])
    #expect(missing.lines == ["nowhere error unreadable-file 's.json': no such file"])
  }

  @Test func aBrokenIncludeIsReportedWithoutWhatFollowsFromIt() {
    let loaded = LoadedScene([
      "s.json": #"{"include": ["t.json"], "root": {}}"#, "t.json": "{\"define\": {\"a\": tru}}",
    ])
    #expect(loaded.load.diagnostics.all.map(\.code.rawValue) == ["unknown-word"])
    #expect(loaded.scene == nil)
  }

  @Test(arguments: [
    (#"{"appearance": "dark"}"#, false), (#"{"appearance": "light"}"#, true),
    (#"{"minWidth": 100}"#, true), (#"{"minWidth": 100.5}"#, false), (#"{"maxWidth": 100}"#, true),
    (#"{"maxWidth": 99}"#, false), (#"{"minHeight": 50, "maxHeight": 50}"#, true),
    (#"{"minHeight": 50, "appearance": "dark"}"#, false), ("{}", true),
  ])
  func aConditionHoldsWhenAllOfItDoes(_ condition: String, _ isThere: Bool) {
    for node in ["{\"if\": \(condition)}", "{\"component\": \"C\", \"if\": \(condition)}"] {
      let tree = outline(
        #"{"canvas": {"size": [100, 50]}, "components": {"C": {"view": {}}}, "root": {"subviews": ["#
          + node + "]}}")
      #expect(tree == (isThere ? "UIView { UIView }" : "UIView"), "\(node)")
    }
  }

  @Test func aComponentsOwnConditionIsAskedToo() {
    #expect(
      outline(
        #"""
        {"components": {"C": {"view": {"if": {"appearance": "dark"}}}},
         "root": {"subviews": [{"component": "C"}, {"tag": 1}]}}
        """#) == "UIView { UIView tag 1 }")
  }
}
