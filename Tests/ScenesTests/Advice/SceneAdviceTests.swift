import Testing

@testable import Scenes

@Suite struct SceneAdviceTests {
  /// A scene whose root has these keys, beside what else stands in the file.
  private func advice(root keys: String, _ more: String = "", advice: SceneLoad.Advice = .given)
    -> [String]
  {
    let files = FilesInMemory(["s.json": "{\(more)\"root\": {\(keys)}}"])
    return SceneLoad.load("s.json", from: files, advice: advice).diagnostics.sorted.map {
      "\($0.code) \($0.message)"
    }
  }

  private func codes(ofSubview keys: String, _ more: String = "") -> [String] {
    advice(root: "\"subviews\": [{\(keys)}]\(more)").map { String($0.prefix { $0 != " " }) }
  }

  @Test func whatHasNoSizeIsWarnedOf() {
    #expect(
      advice(root: #""subviews": [{"class": "UILabel", "text": "Hello"}]"#) == [
        "no-size nothing says how large this UILabel is, so it is not seen: it needs a 'frame',"
          + " 'bounds', 'constraints' or 'sizeToFit'"
      ])
    #expect(codes(ofSubview: #""backgroundColor": "red""#) == ["no-size"])
    #expect(codes(ofSubview: #""class": "UILabel", "center": [9, 9]"#) == ["no-size"])
    #expect(codes(ofSubview: #""class": "UILabel", "frame": [9, 9, 0, 20]"#) == ["no-size"])
  }

  @Test(arguments: [
    #""class": "UILabel", "frame": [0, 0, 9, 9]"#, #""class": "UILabel", "bounds": [0, 0, 9, 9]"#,
    #""class": "UILabel", "sizeToFit": true"#, #""class": "UILabel", "constraints": {"edges": 4}"#,
    #""class": "UILabel", "layer": {"bounds": [0, 0, 9, 9]}"#,
    #""class": "UIStackView", "frame": [0, 0, 9, 9], "subviews": [{"class": "UILabel"}]"#,
    // A group, and what has a size by itself.
    #""subviews": []"#, #""class": "UISwitch""#, #""mask": {"backgroundColor": "red"}"#,
    #""class": "UITableView", "frame": [0, 0, 9, 9], "rows": [{"text": "a"}]"#,
    #""class": "UILabel", "actions": {"appear": [{"set": {"self.frame": [0, 0, 9, 9]}}]}"#,
    #""frame": [0, 0, "50%", "100%"], "backgroundColor": "red""#,
  ])
  func whatSomethingGivesASizeIsNot(_ keys: String) {
    #expect(codes(ofSubview: keys).isEmpty)
  }

  @Test func whatConstraintsOfOthersGiveASizeIsNot() {
    let constraints = #", "constraints": ["a.width == 20", "a.top == superview.top"]"#
    #expect(codes(ofSubview: #""id": "a", "class": "UILabel""#, constraints).isEmpty)
  }

  @Test func sizesBelowZeroAreWarnedOf() {
    #expect(
      advice(root: #""subviews": [{"frame": [0, 0, -1, "-5%"]}]"#) == [
        "negative-size the width is below 0", "negative-size the height is below 0",
      ])
  }

  @Test func gradientsOfUnevenListsAreWarnedOf() {
    func gradient(_ keys: String) -> [String] {
      advice(root: #""sublayers": [{"class": "CAGradientLayer", \#(keys)}]"#)
    }
    #expect(
      gradient(#""colors": ["red", "blue"], "locations": [0, 0.5, 1]"#) == [
        "uneven-gradient 2 colours have 3 locations"
      ])
    #expect(gradient(#""colors": ["red", "blue"], "locations": [0, 1]"#).isEmpty)
    #expect(gradient(#""colors": ["red", "blue"]"#).isEmpty)
  }

  @Test func aSymbolThatIsWrittenAsAFileIsToldHow() {
    let keys = #""subviews": [{"class": "UIImageView", "image": "star.fill"}]"#
    let files = FilesInMemory(["s.json": "{\"root\": {\(keys)}}"])
    let found = SceneLoad.load("s.json", from: files).diagnostics.all
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "a symbol is written as { \"symbol\": \"star.fill\" }"
      ])
  }

  @Test func actionsOnWhatTakesNoTouchesAreWarnedOf() {
    let label = #""class": "UILabel", "frame": [0, 0, 9, 9], "actions": {"tap": [{"log": "a"}]}"#
    #expect(
      advice(root: "\"subviews\": [{\(label)}]") == [
        "no-touches a UILabel takes no touches, so nothing sets off its actions: it needs"
          + " \"isUserInteractionEnabled\": true"
      ])
    #expect(codes(ofSubview: label + #", "isUserInteractionEnabled": true"#).isEmpty)
    #expect(
      codes(
        ofSubview: #""class": "UIImageView", "frame": [0, 0, 9, 9], "actions": {"pan": "drag"}"#)
        == ["no-touches"])
    #expect(
      codes(
        ofSubview:
          #""class": "UILabel", "frame": [0, 0, 9, 9], "actions": {"appear": [{"log": "a"}]}"#
      ).isEmpty)
  }

  @Test func aPushWithoutAStackIsWarnedOf() {
    let button = #"""
      {"class": "UIButton", "frame": [0, 0, 9, 9],
       "actions": {"touchUpInside": [{"push": {"title": "a"}}]}}
      """#
    #expect(
      advice(root: "\"subviews\": [\(button)]") == [
        "no-stack nothing to push on: there is no UINavigationController around"
      ])
    #expect(
      advice(
        root: #""class": "UINavigationController", "viewControllers": [{"subviews": [\#(button)]}]"#
      ).isEmpty)
    // Neither is there one around what is presented alone.
    let presents = #""actions": {"tap": [{"present": {"subviews": [\#(button)]}}]}"#
    #expect(codes(ofSubview: presents) == ["no-stack"])
  }

  @Test func whatIsSaidTwiceIsWarnedOf() {
    #expect(
      advice(root: #""alpha": 0.5, "layer": {"opacity": 0.4, "shadowOpacity": 1}"#) == [
        "said-twice 'opacity' of the 'layer' says this as well, and goes over it"
      ])
    #expect(
      codes(ofSubview: #""frame": [0, 0, 9, 9], "center": [20, 20]"#) == ["said-twice"])
    #expect(codes(ofSubview: #""bounds": [0, 0, 9, 9], "center": [20, 20]"#).isEmpty)
  }

  @Test func animationsThatHardlyMoveAreWarnedOf() {
    func codes(_ animation: String) -> [String] {
      advice(root: #""animations": [\#(animation)]"#).map { String($0.prefix { $0 != " " }) }
    }
    #expect(codes(#"{"keyPath": "opacity", "duration": 1}"#) == ["idle-animation"])
    #expect(codes(#"{"group": [{"keyPath": "opacity"}]}"#) == ["idle-animation"])
    for keys in [#""to": 0"#, #""values": [0, 1]"#, #""by": 0.1"#] {
      #expect(codes("{\"keyPath\": \"opacity\", \(keys)}").isEmpty)
    }
    for angle in ["6.283", "3.14", "-1.5708", "6.28"] {
      #expect(codes(#"{"keyPath": "transform.rotation.z", "to": \#(angle)}"#) == ["radians"])
    }
    for angle in ["6", "3", "1.5", "90", "11"] {
      #expect(codes(#"{"keyPath": "transform.rotation.z", "to": \#(angle)}"#).isEmpty)
    }
    #expect(codes(#"{"keyPath": "opacity", "to": 3.1416}"#).isEmpty)
  }

  @Test func whatIsNoViewAndHasKeysOfViewsIsWarnedOf() {
    let menu = #""contextMenu": {"children": [{"title": "a", "layer": {"opacity": 0.5}}]}"#
    #expect(codes(ofSubview: menu) == ["no-view"])
    let alert =
      #""actions": {"tap": [{"present": {"class": "UIAlertController", "alertActions":"#
      + #" [{"title": "a", "subviews": [{}], "constraints": {"top": 1}}]}}]}"#
    #expect(
      advice(root: #""subviews": [{\#(alert)}]"#) == [
        "no-view a UIAlertAction is no view and has no use for 'subviews' or 'constraints'"
      ])
  }

  @Test func namesThatNothingRefersToAreWarnedOf() {
    let more = #"""
      "define": {"a": 1, "b": "$c", "c": 2, "d": {"layer": {"name": "${p}"}}},
      "components": {"C": {"parameters": {"p": "", "q": "", "r": ""},
        "view": {"use": "$d", "layer": {"name": "x ${q}"}}}},
      """#
    #expect(
      advice(root: #""subviews": [{"component": "C"}]"#, more) == [
        "unused-name nothing refers to '$a'", "unused-name nothing refers to '$b'",
        "unused-name nothing in 'C' refers to '${r}'",
      ])
  }

  @Test func whatAnIncludedFileDefinesIsForOthers() {
    let files = FilesInMemory([
      "s.json": #"{"include": ["t.json"], "root": {}}"#, "t.json": #"{"define": {"a": 1}}"#,
    ])
    #expect(SceneLoad.load("s.json", from: files, advice: .given).diagnostics.isEmpty)
  }

  @Test func adviceIsGivenToWhoAsksForIt() {
    let keys = #""subviews": [{"class": "UILabel"}]"#
    #expect(advice(root: keys, advice: .none).isEmpty)
  }

  @Test func aPictureOfNearlyTheNameIsSuggested() {
    let loaded = LoadedScene(
      [
        "a/s.json":
          #"{"root": {"sublayers": [{"contents": "lake.pgn"}, {"contents": "b/lighthouse.jpeg"}]}}"#,
        "a/lake.png": "", "a/b/lighthouse.png": "", "a/lake.json": "", "lake.pgn": "",
      ], path: "a/s.json")
    #expect(loaded.load.diagnostics.sorted.map(\.suggestion) == ["lake.png", "b/lighthouse.png"])
  }

  @Test func aNumberInThePlaceOfATextIsPrinted() throws {
    let text = #"""
      {"define": {"n": 1.5}, "components": {"C": {"parameters": {"n": 3, "b": true},
      "view": {"class": "UILabel", "text": "${n}", "layer": {"name": "${b}"}}}},
      "root": {"subviews": [{"component": "C"}, {"component": "C", "text": "$n"}]}}
      """#
    let loaded = LoadedScene(text)
    #expect(loaded.lines.isEmpty)
    let root = try #require(loaded.scene?.root)
    let texts = root.subviews.flatMap { label in
      label.settings.filter { label.sceneClass.properties[$0.property].name == "text" }
        .map(\.value.text)
    }
    #expect(texts == ["\"3\"", "\"1.5\""])
    // One that stands there itself is a mistake.
    #expect(LoadedScene(root: #""class": "UILabel", "text": 3"#).lines.count == 1)
  }

  @Test("what the rows of a list say is not said beside them")
  func decidedByRows() {
    for name in ["UITableView", "UICollectionView"] {
      let keys = #""class": "\#(name)", "frame": [0, 0, 9, 9], "contentSize": [90, 90]"#
      #expect(codes(ofSubview: keys) == ["decided-by-rows"])
    }
    #expect(
      codes(ofSubview: #""class": "UIScrollView", "frame": [0, 0, 9, 9], "contentSize": [90, 90]"#)
        .isEmpty)
  }

  @Test("lists that would be placed by what is in their rows are warned of")
  func listsPlacedByRows() {
    func list(_ keys: String, in row: String = "") -> [String] {
      codes(
        ofSubview: """
          "class": "UITableView", "id": "list", "rows": [{"subviews": [
          {"id": "inner", "constraints": {"width": 20}}\(row)]}], \(keys)
          """)
    }
    #expect(list(#""constraints": {"edges": 0, "width": "inner.width"}"#) == ["placed-by-row"])
    #expect(
      list(#""constraints": ["list.width == inner.width", "list.top == superview.top"]"#) == [
        "placed-by-row"
      ])
    // In a row all may be named, and the list as well.
    #expect(
      list(#""frame": [0, 0, 9, 9]"#, in: #", {"constraints": {"top": "inner.top"}}"#).isEmpty)
    #expect(
      list(#""frame": [0, 0, 9, 9]"#, in: #", {"constraints": {"width": "list.width"}}"#).isEmpty)
    // Only a place outside says nothing of it.
    #expect(
      list(#""frame": [0, 0, 9, 9]"#, in: #", {"constraints": {"top": "list.top"}}"#) == [
        "placed-by-container"
      ])
    #expect(
      codes(
        ofSubview: """
          "class": "UITableView", "frame": [0, 0, 9, 9], "rows": [
          {"constraints": {"width": "0.5 * superview", "height": 20}},
          {"subviews": [{"constraints": {"edges": 3, "height": 9}}]}]
          """) == ["placed-by-container"])
    // What is around the list is placed by it as well.
    #expect(
      advice(
        root: """
          "subviews": [{"constraints": {"height": "inner.height"}, "subviews": [
          {"class": "UICollectionView", "frame": [0, 0, 9, 9], "items": [{"id": "inner"}]}]}]
          """
      ).map { String($0.prefix { $0 != " " }) } == ["placed-by-row"])
  }

  @Test("constraints of what a controller shows with what is outside of it are warned of")
  func pagesPlacedByWhatIsOutside() {
    func page(_ constraints: String) -> [String] {
      codes(
        ofSubview: """
          "id": "outer", "class": "UIPageViewController", "frame": [0, 0, 9, 9], "pages": [
          {"id": "page", "constraints": \(constraints), "subviews": [{"id": "inner"}]}]
          """)
    }
    #expect(
      page(#"{"bottom": "outer", "top": 0}"#) == Array(repeating: "placed-by-container", count: 2))
    #expect(page(#"{"width": 20, "aspect": 2, "top": "inner - 3"}"#).isEmpty)
    #expect(page(#"["inner.top == outer.top"]"#).isEmpty)
  }

  @Test("constraints that speak of a refresh control are warned of")
  func constraintsOfWhatRefreshes() {
    func scroll(_ refresh: String, beside: String = "{}") -> [String] {
      codes(
        ofSubview: """
          "subviews": [{"class": "UIScrollView", "frame": [0, 0, 9, 9], "refreshControl": {\(refresh)}},
          \(beside)]
          """)
    }
    #expect(scroll(#""constraints": {"top": 3}"#) == ["placed-by-container"])
    let beside = #"{"constraints": {"height": 3, "top": "spokes.bottom"}}"#
    #expect(scroll(#""id": "spokes""#, beside: beside) == ["placed-by-container"])
    #expect(scroll(#""id": "spokes""#).isEmpty)
  }
}
