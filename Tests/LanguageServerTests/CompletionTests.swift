import Scenes
import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  private let path = "/p/s.json"

  private func labels(
    _ marked: String, disk: [String: String] = [:]
  ) -> Set<String> {
    Set(TestClient.ready(disk: disk).completions(path, marked).keys)
  }

  @Test func keysAreThoseOfTheClass() {
    let label = labels(#"{"root": {"subviews": [{"class": "UILabel", "text": "a", "‸"}]}}"#)
    #expect(label.isSuperset(of: ["textColor", "numberOfLines", "frame", "subviews", "id"]))
    #expect(label.isDisjoint(with: ["text", "class", "segments", "path"]))
    // The class may come later, and the text be broken.
    let late = labels("{\"root\": {\"subviews\": [{ ‸\n \"class\": \"UISwitch\" }")
    #expect(late.contains("isOn") && !late.contains("textColor"))
    #expect(
      labels(#"{"root": {"sublayers": [{"class": "CAShapeLayer", ‸}]}}"#).contains("lineWidth"))
    #expect(labels("{‸}").isSuperset(of: ["root", "canvas", "define", "include"]))
    #expect(labels(#"{"canvas": {"‸"}}"#).contains("appearance"))
    #expect(labels(#"{"root": {"actions": {"‸"}}}"#).contains("touchUpInside"))
    #expect(labels(#"{"root": {"actions": {"tap": [{"‸"}]}}}"#).contains("animate"))
    #expect(
      labels(#"{"root": {"animations": [{"keyPath": "opacity", "‸"}]}}"#).contains("duration"))
    #expect(labels(#"{"define": {"a": {"‸"}}}"#).contains("cornerRadius"))
  }

  @Test func theClassOfANodeMayComeFromElsewhere() {
    let define = #""define": {"style": {"class": "UILabel"}}, "#
    #expect(
      labels("{\(define)\"root\": {\"subviews\": [{\"use\": \"$style\", \"‸\"}]}}").contains(
        "textColor"))
    let component =
      #""components": {"C": {"parameters": {"who": ""}, "view": {"class": "UILabel"}}}, "#
    let keys = labels("{\(component)\"root\": {\"subviews\": [{\"component\": \"C\", \"‸\"}]}}")
    #expect(keys.isSuperset(of: ["who", "textColor"]))
  }

  @Test func aKeyComesWithASnippetOfItsValue() throws {
    let client = TestClient.ready()
    let items = client.completions(path, #"{"root": {"is‸"}}"#)
    let item = try #require(items["isHidden"])
    #expect(item.at("textEdit", "newText")?.string == "\"isHidden\": ${1|true,false|}")
    #expect(TestClient.span(item.at("textEdit", "range") ?? nil) == "0:10-14")
    #expect(item["insertTextFormat"]?.number == 2)
    #expect(item["filterText"]?.string == "\"isHidden\"")
    #expect(item.at("documentation", "value")?.string?.contains("If absent: `false`") == true)
    #expect(
      client.completions(path, #"{"root": {‸ "alpha": 1}}"#)["frame"]?
        .at("textEdit", "newText")?.string
        == "\"frame\": [${1:16}, ${2:20}, \"${3:50%}\", ${4:44}],")
    // Only the key where it has its colon.
    #expect(
      client.completions(path, #"{"root": {"al‸": 1}}"#)["alpha"]?.at("textEdit", "newText")?.string
        == "\"alpha\"")
  }

  @Test func aStringThatIsOpenDoesNotTakeTheRestOfItsLine() {
    let item = TestClient.ready().completions(path, "{\"root\": {\"alp‸ } }")["alpha"]
    #expect(TestClient.span(item?.at("textEdit", "range") ?? nil) == "0:10-14")
  }

  @Test func aClientWithoutSnippetsGetsPlainText() {
    let client = TestClient.ready(capabilities: [:])
    let items = client.completions(path, #"{"root": {"‸"}}"#)
    #expect(items["isHidden"]?.at("textEdit", "newText")?.string == "\"isHidden\": true")
    #expect(items["isHidden"]?["insertTextFormat"]?.number == 1)
  }

  @Test func valuesAreThoseOfTheKey() {
    #expect(labels(#"{"root": {"class": "‸"}}"#).contains("UILabel"))
    #expect(labels(#"{"root": {"sublayers": [{"class": "‸"}]}}"#).contains("CAGradientLayer"))
    #expect(labels(#"{"root": {"isHidden": ‸}}"#) == ["true", "false"])
    #expect(labels(#"{"root": {"contentMode": "‸"}}"#).contains("scaleAspectFit"))
    #expect(labels(#"{"root": {"backgroundColor": "sys‸"}}"#).contains("systemBlue"))
    #expect(labels(#"{"root": {"animations": [{"keyPath": "‸"}]}}"#).contains("position.x"))
    #expect(labels(#"{"root": {"subviews": [‸]}}"#).isSuperset(of: ["new Label", "new Button"]))
    #expect(labels(#"{"root": {"sublayers": [‸]}}"#).contains("new GradientLayer"))
    #expect(labels(#"{"root": {"maskedCorners": ["‸"]}}"#).contains("layerMinXMinYCorner"))
  }

  @Test func namesAreOfferedWhereTheyAreMeant() {
    let text =
      #""define": {"tint": "red"}, "components": {"Card": {"parameters": {"p": 1}, "view": {"tag": "‸"}}}, "#
    #expect(labels("{\(text)\"root\": {}}").isSuperset(of: ["$tint", "${p}"]))
    let rest = #""root": {"subviews": [{"component": "‸"}]}}"#
    #expect(labels("{" + text.filter { $0 != "‸" } + rest).contains("Card"))
    let tree = #"{"root": {"subviews": [{"id": "card"}, {"id": "title", "class": "UILabel"}], "#
    #expect(
      labels(tree + #""actions": {"tap": [{"toggle": "‸"}]}}}"#).isSuperset(of: ["card.", "self."]))
    #expect(
      labels(tree + #""actions": {"tap": [{"set": {"title.te‸"}}]}}}"#)
        .isSuperset(of: ["title.textColor", "title.alpha"]))
    #expect(
      labels(tree + #""actions": {"tap": [{"remove": "x", "from": "‸"}]}}}"#).contains("card"))
    #expect(
      labels(tree + #""constraints": {"top": "‸"}}}"#).isSuperset(of: [
        "card", "superview", "safeArea",
      ]))
    #expect(labels(tree + #""constraints": {"top": "card.‸"}}}"#).contains("bottom"))
    #expect(
      labels(tree + #""actions": {"tap": [{"set": {"title.textColor": "‸"}}]}}}"#).contains(
        "systemRed"))
  }

  @Test func filesAreOfferedByWhatTheyAre() {
    let disk = ["/p/theme.json": "{}", "/p/sky.png": "", "/p/notes.txt": "", "/p/a/sea.jpg": ""]
    #expect(labels(#"{"include": ["‸"], "root": {}}"#, disk: disk).contains("theme.json"))
    let pictures = labels(#"{"root": {"sublayers": [{"contents": "‸"}]}}"#, disk: disk)
    #expect(pictures.contains("sky.png"))
    #expect(pictures.isDisjoint(with: ["theme.json", "notes.txt"]))
    #expect(
      labels(#"{"root": {"sublayers": [{"contents": "a/‸"}]}}"#, disk: disk).contains("a/sea.jpg"))
  }

  @Test func nothingIsOfferedInCommentsAndAnythingGoesInBrokenText() {
    #expect(labels("{ // ‸\n}").isEmpty)
    #expect(labels("{ /* ‸ */ }").isEmpty)
    #expect(labels("").isEmpty)
    #expect(labels("‸").isEmpty)
    let broken = [
      "{\"root\": {\"subviews\": [{\"class\": \"UILabel\", \"‸",
      "{\"root\": {\"class\": \"UILabel\" \"‸",
      "{\"root\": {\"class\": \"UILabel\",, ‸}",
      "{\"root\": {\"class\": \"UILabel\", \"x: 3,\n \"‸\"",
      "{\"root\": {\"class\": \"UILabel\"}, \"root\": {\"class\": \"UILabel\", ‸",
    ]
    for text in broken { #expect(labels(text).contains("textColor"), "\(text)") }
  }

  @Test func textsOfAnySizeAreReadAtOnce() {
    let deep = String(repeating: "[", count: 300_000)
    #expect(labels(deep + "‸").isEmpty)
    #expect(labels("{\"root\": {\"a\": " + deep + "‸").isEmpty)
    let keys = (0..<50_000).map { "\"k\($0)\": 1, " }.joined()
    #expect(labels("{\"root\": {\"class\": \"UILabel\", \(keys)\"‸\"}}").contains("textColor"))
  }

  @Test func anyPlaceOfAnyTextHasAnAnswer() {
    let client = TestClient.ready()
    let text = Array(
      #"{"define": {"a": [1, "$b"]}, /* x */ "root": {"subviews": [{"id": "é", "text": "${p}"}]}}"#)
    for cut in stride(from: 0, through: text.count, by: 3) {
      let begun = String(text[..<cut])
      _ = client.completions(path, begun + "‸")
      _ = client.completions(path, begun + "‸" + String(text[min(cut + 5, text.count)...]))
    }
    #expect(client.log.isEmpty)
  }
}
