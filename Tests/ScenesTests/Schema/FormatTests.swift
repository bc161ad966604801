import Scenes
import Testing

/// The tables of the format, and what else reads them.
@Suite struct FormatTests {
  private let catalog = SceneFormat.catalog

  @Test func everyKeyHasOneRowASentenceAndAnExample() {
    for variant in catalog.forms.flatMap(\.variants) {
      #expect(!variant.keys.isEmpty)
      let names = variant.keys.map(\.name)
      #expect(Set(names).count == names.count, "\(names)")
      for key in variant.keys {
        #expect(key.doc.hasSuffix(".") && key.doc.count > 10, "\(key.name): \(key.doc)")
        #expect(!key.isRequired || key.standard == nil, "\(key.name)")
      }
    }
  }

  @Test func everyObjectThatIsNamedHasATable() {
    for form in catalog.forms {
      for key in form.variants.flatMap(\.keys) {
        if case .object(let name) = key.form { #expect(catalog[name] != nil, "\(name)") }
      }
    }
  }

  private func names(_ pointer: String, in text: String) throws -> [String] {
    let root = try #require(ParsedText(text).value)
    let pointer = try #require(JSONPointer(pointer))
    let index = FormIndex(catalog)
    let place = ValuePlace(pointer, in: root, definitions: SceneDefinitions(), index: index)
    let value = root.value(at: pointer) ?? nil
    let keys = index.owner(of: value, among: place.forms)?.order ?? []
    let choices = place.forms.flatMap { form -> [String] in
      if case .choice(let names) = form { names } else { [] }
    }
    return keys.filter { value[$0] == nil } + choices
  }

  @Test func completionKnowsTheKeysOfAPlaceThatAreNotThereYet() throws {
    let scene = #"""
      {"canvas": {"size": [1, 2]}, "root": {"class": "UILabel", "subviews": [{}],
        "layer": {"contents": {"checkerboard": 2}},
        "animations": [{}, {"keyPath": "opacity", "spring": {"mass": 2}}],
        "actions": {"tap": [{"toggle": "self.isHidden"}]}}}
      """#
    #expect(try names("", in: scene).contains("define"))
    #expect(try !names("", in: scene).contains("root"))
    #expect(
      try names("/canvas", in: scene) == [
        "device", "orientation", "isResizable", "scale", "safeArea", "background", "appearance",
        "textSize", "direction",
      ])
    let label = try names("/root", in: scene)
    #expect(label.contains("numberOfLines") && label.contains("mask") && !label.contains("class"))
    #expect(try !names("/root/subviews/0", in: scene).contains("numberOfLines"))
    #expect(try names("/root/layer", in: scene).contains("shadowOpacity"))
    #expect(
      try names("/root/layer/contents", in: scene) == ["size", "colors", "scale", "capInsets"])
    #expect(try names("/root/animations/0", in: scene).contains("group"))
    #expect(try !names("/root/animations/1", in: scene).contains("group"))
    #expect(
      try names("/root/animations/1/spring", in: scene) == ["stiffness", "damping", "velocity"])
    #expect(try names("/root/actions/tap/0", in: scene) == ["set", "else"])
    #expect(try names("/root/nothing/0", in: scene) == [])
  }

  @Test func completionKnowsTheNamesThatAValueIsChosenFrom() throws {
    let scene = #"{"canvas": {"appearance": ""}, "root": {"class": "", "contentMode": ""}}"#
    #expect(try names("/canvas/appearance", in: scene) == ["light", "dark"])
    #expect(try names("/root/class", in: scene).contains("UISlider"))
    // Of a class that is not there yet, the properties are those of any view.
    #expect(try names("/root/contentMode", in: scene).contains("scaleAspectFit"))
  }

  /// What the schema and `check` said differently before both read the tables.
  @Test(arguments: [
    #""duration": 100000"#, #""speed": 5000"#, #""repeatCount": -3"#, #""repeatCount": "often""#,
    #""spring": {"mass": -1}"#, #""spring": {"mass": "x"}"#, #""spring": 4"#, #""key": 4"#,
    #""spring": {}, "values": [0, 1]"#, #""group": []"#,
  ])
  func whatHasNoPlaceInAnAnimationIsAnError(_ keys: String) {
    let loaded = LoadedScene(
      root: "\"animations\": [{\"keyPath\": \"opacity\", \"to\": 0, \(keys)}]")
    #expect(loaded.scene == nil && loaded.messages.count == 1, "\(loaded.messages)")
  }

  @Test func keyframesOfAnAngleAreRead() {
    let animation = #"{"keyPath": "transform.rotation.z", "values": [0, 90, "1rad"]}"#
    let loaded = LoadedScene(root: "\"animations\": [\(animation)]")
    #expect(loaded.messages == [])
    let wrong = LoadedScene(root: "\"animations\": [\(animation.replacing("90", with: "[90]"))]")
    #expect(wrong.messages.count == 1)
  }
}
