import Testing

@testable import Scenes

@Suite struct KeySynonymTests {
  /// An object of the format, and the keys that it can have.
  private struct Owner {
    let name: String
    let keys: [String]
  }

  private static let owners: [Owner] =
    SceneClass.all.map { sceneClass in
      let form = sceneClass.isView ? ViewForm.form : LayerForm.form
      return Owner(
        name: sceneClass.name,
        keys: form.keyNames + sceneClass.ownKeys.map(\.name) + sceneClass.properties.map(\.name))
    }
    + SceneFormat.catalog.forms.flatMap { form in
      form.variants.map { Owner(name: form.name.id, keys: $0.keys.map(\.name)) }
    }

  @Test func everyKeyOfTheTableIsMeantSomewhere() {
    for row in KeySynonyms.rows {
      for key in row.keys {
        let isMeant = Self.owners.contains { owner in
          row.words.contains { KeySynonyms.meaning(of: $0, among: owner.keys)?.key == key }
        }
        #expect(isMeant, "\(row.words) never mean \(key)")
      }
    }
  }

  @Test func everyMeaningIsAKeyThatTheObjectHas() {
    let words = Set(KeySynonyms.rows.flatMap(\.words))
    for owner in Self.owners {
      for word in words {
        guard let key = KeySynonyms.meaning(of: word, among: owner.keys)?.key else { continue }
        let parts = key.split(separator: ".").map(String.init)
        #expect(owner.keys.contains(parts[0]), "\(word) on \(owner.name)")
        guard parts.count > 1 else { continue }
        let isThere =
          parts[0] == "layer"
          ? SceneClass.layer.property(parts[1]) != nil
          : ActionsForm.form.keyNames.contains(parts[1])
        #expect(isThere, "\(key) on \(owner.name)")
      }
    }
  }

  @Test(arguments: [
    ("UIView", "opacity", "alpha"), ("CALayer", "alpha", "opacity"),
    ("UILabel", "color", "textColor"), ("UIView", "color", "backgroundColor"),
    ("UIButton", "titleColor", "baseForegroundColor"), ("UILabel", "titleColor", "textColor"),
    ("CAShapeLayer", "color", "fillColor"), ("CATextLayer", "color", "foregroundColor"),
    ("UIView", "bg", "backgroundColor"), ("UIView", "background", "backgroundColor"),
    ("UIView", "children", "subviews"), ("CALayer", "children", "sublayers"),
    ("UITableView", "children", "rows"), ("UIView", "type", "class"),
    ("UIView", "onTap", "actions.tap"), ("UIButton", "onClick", "actions.tap"),
    ("UIView", "radius", "cornerRadius"), ("UISlider", "min", "minimumValue"),
    ("UIView", "clip", "clipsToBounds"), ("CALayer", "clip", "masksToBounds"),
    ("UIView", "masksToBounds", "clipsToBounds"),
    ("UISegmentedControl", "items", "segments"), ("UILabel", "title", "text"),
    ("UIButton", "text", "title"), ("UIButton", "setTitle", "title"),
    ("CATextLayer", "text", "string"), ("UIView", "width", "frame"), ("UIView", "x", "frame"),
    ("UIView", "position", "center"), ("CALayer", "center", "position"),
    ("UIView", "visible", "isHidden"), ("UIView", "hidden", "isHidden"),
    ("UILabel", "fontSize", "font"), ("UILabel", "align", "textAlignment"),
    ("UIImageView", "src", "image"), ("CALayer", "image", "contents"),
    ("UIButton", "style", "configuration"), ("UIView", "shadow", "shadowOpacity"),
    ("UIView", "shadowBlur", "shadowRadius"), ("UIView", "rotation", "transform"),
    ("UIView", "filters", "layer.filters"), ("UIStackView", "gap", "spacing"),
    ("UIView", "font-size", nil), ("UILabel", "font-size", "font"), ("UISwitch", "on", "isOn"),
    ("UIView", "z_index", "zPosition"), ("UILabel", "lines", "numberOfLines"),
  ])
  func aGuessIsTakenByItsMeaning(_ owner: String, _ word: String, _ key: String?) {
    let keys = Self.owners.first { $0.name == owner }?.keys ?? []
    #expect(KeyGuess(word, among: keys).suggestion == key)
  }

  @Test(arguments: [
    ("UIView", "cornerRaduis", "cornerRadius"), ("UIView", "CornerRadius", "cornerRadius"),
    ("UIView", "subview", "subviews"), ("UIView", "backgroundColour", "backgroundColor"),
    ("UILabel", "numberOfLinse", "numberOfLines"), ("UIView", "ishidden", "isHidden"),
    // Words that the format knows, put together otherwise, are no slips.
    ("UIView", "textColor", nil), ("UIView", "contentSize", nil), ("UIView", "lineJoin", nil),
  ])
  func aSlipIsTakenByItsLetters(_ owner: String, _ word: String, _ key: String?) {
    let keys = Self.owners.first { $0.name == owner }?.keys ?? []
    #expect(KeyGuess(word, among: keys).suggestion == key)
  }
}
