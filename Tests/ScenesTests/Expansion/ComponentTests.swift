import Scenes
import Testing

@Suite struct ComponentTests {
  private func load(_ components: String, _ root: String) -> LoadedScene {
    LoadedScene("{\"components\": {\(components)}, \"root\": \(root)}")
  }

  private func outline(_ components: String, _ root: String) -> String {
    let loaded = load(components, root)
    #expect(loaded.lines == [])
    return loaded.scene?.outline ?? "no scene"
  }

  @Test func parametersAreValuesAndPartsOfTexts() {
    let card = #"""
      "Card": {"parameters": {"title": "None", "width": 10, "on": true, "kids": []},
        "view": {"bounds": [0, 0, "${width}", 5], "isHidden": "${on}", "subviews": "${kids}",
          "layer": {"name": "${title} is ${width} wide, ${on}"}}}
      """#
    #expect(
      outline(card, #"{"component": "Card"}"#)
        == #"UIView bounds (0 0 10 5) isHidden true layer.name "None is 10 wide, true""#)
    #expect(
      outline(
        card,
        #"{"component": "Card", "title": "Büro", "width": "50%", "on": false, "kids": [{"tag": 2}]}"#
      )
        == #"UIView bounds (0 0 50% 5) isHidden false layer.name "Büro is 50% wide, false""#
        + " { UIView tag 2 }")
  }

  @Test func anInstancePlacesTheViewByItsOwnKeys() {
    #expect(
      outline(
        #""C": {"view": {"frame": [0, 0, 1, 1], "alpha": 0.5, "layer": {"zPosition": 1}}}"#,
        #"{"component": "C", "frame": [5, 5, 5, 5], "tag": 4}"#)
        == "UIView frame (5 5 5 5) alpha 0.5 tag 4 layer.zPosition 1")
  }

  @Test func defaultsMayUseDefinitionsAndParametersMayPassThroughSeveralComponents() {
    let loaded = LoadedScene(
      #"""
      {"define": {"n": 7}, "components": {
        "Inner": {"parameters": {"n": "$n", "text": ""}, "view": {"tag": "${n}",
          "layer": {"name": "<${text}>"}}},
        "Outer": {"parameters": {"n": 1, "text": "t"}, "view": {"subviews": [
          {"component": "Inner", "n": "${n}", "text": "(${text})"}, {"component": "Inner"}]}}},
       "root": {"component": "Outer", "text": "x"}}
      """#)
    #expect(loaded.lines == [])
    #expect(
      loaded.scene?.outline
        == #"UIView { UIView tag 1 layer.name "<(x)>"; UIView tag 7 layer.name "<>" }"#)
  }

  @Test func aComponentMayBeAnInstanceOfAnother() {
    #expect(
      outline(
        #"""
        "Base": {"parameters": {"a": 1}, "view": {"alpha": "${a}", "tag": 1, "id": "base"}},
        "Top": {"parameters": {"b": 0.5}, "view": {"component": "Base", "a": "${b}", "tag": 2}}
        """#, #"{"component": "Top", "b": 0.25, "zPosition": 3, "id": "top"}"#)
        == "UIView 'top' alias 'top/Base#1/base' alpha 0.25 tag 2 zPosition 3")
  }

  @Test func idsOfTwoInstancesDoNotClashAndAreReachedThroughTheInstance() {
    let button = #""B": {"view": {"id": "box", "subviews": [{"id": "label"}]}}"#
    #expect(
      outline(
        button,
        #"{"subviews": [{"component": "B", "id": "ok"}, {"component": "B", "id": "no"}]}"#)
        == "UIView { UIView 'ok' alias 'ok/box' { UIView 'ok/label' };"
        + " UIView 'no' alias 'no/box' { UIView 'no/label' } }")
  }

  @Test func instancesWithoutAnIDAreKeptApartAlsoWhenTheyComeFromOnePlace() {
    let loaded = LoadedScene(
      #"""
      {"define": {"row": {"component": "B"}}, "components": {"B": {"view": {"id": "box"}}},
       "root": {"subviews": ["$row", "$row", {"component": "B"}]}}
      """#)
    #expect(loaded.lines == [])
    #expect(
      loaded.scene?.outline
        == "UIView { UIView 'B#1/box'; UIView 'B#2/box'; UIView 'B#3/box' }")
  }

  @Test func anIDMayBeMadeOfParameters() {
    #expect(
      outline(
        #"""
        "Row": {"parameters": {"n": 0}, "view": {"subviews": [
          {"component": "Dot", "id": "dot ${n}"}]}}, "Dot": {"view": {"id": "d"}}
        """#,
        #"""
        {"subviews": [{"component": "Row", "id": "a", "n": 1}, {"component": "Row", "id": "b", "n": 2}]}
        """#)
        == "UIView { UIView 'a' { UIView 'a/dot 1' alias 'a/dot 1/d' };"
        + " UIView 'b' { UIView 'b/dot 2' alias 'b/dot 2/d' } }")
  }

  @Test func aComponentsNameMayBeAParameter() {
    #expect(
      outline(
        #"""
        "Red": {"view": {"tag": 1}}, "Blue": {"view": {"tag": 2}},
        "Any": {"parameters": {"kind": "Red"}, "view": {"subviews": [{"component": "${kind}"}]}}
        """#, #"{"subviews": [{"component": "Any"}, {"component": "Any", "kind": "Blue"}]}"#)
        == "UIView { UIView { UIView tag 1 }; UIView { UIView tag 2 } }")
  }

  @Test func aMistakeOfAComponentThatIsUsedAHundredTimesIsReportedOnce() {
    let instances = Array(repeating: #"{"component": "C"}"#, count: 100).joined(separator: ",")
    let loaded = load(
      #""C": {"view": {"alpha": 2, "tagg": 1, "subviews": [{"frame": ["$w", 0, 0, 0]}, 5]}}"#,
      "{\"subviews\": [\(instances)]}")
    #expect(
      loaded.messages == [
        "2 is out of range: expected a number from 0 to 1", "unknown key 'tagg' on UIView",
        "nothing is defined as '$w'", "expected a node, found a number",
      ])
    #expect((loaded.load.diagnostics.errorCount, loaded.load.diagnostics.warningCount) == (3, 1))
  }
}
