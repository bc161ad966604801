import Scenes
import Testing

@testable import LanguageServer

@Suite struct HoverTests {
  private func hover(_ marked: String, disk: [String: String] = [:]) -> String {
    let client = TestClient.ready(disk: disk)
    let position = client.open("/p/s.json", marked)
    return client.ask("hover", "/p/s.json", position).at("contents", "value")?.string ?? ""
  }

  @Test func aKeyIsExplained() {
    let text = hover(#"{"root": {"al‸pha": 0.25}}"#)
    #expect(text.contains("**alpha**: a number from 0 to 1 (UIView)"))
    #expect(text.contains("If absent: `1`"))
    #expect(text.contains("Range: 0 to 1"))
    #expect(text.contains("Here: `0.25`"))
    #expect(hover(#"{"canvas": {"sca‸le": 2}, "root": {}}"#).contains("Range: 0.25 to 16"))
    #expect(hover(#"{"root": {"actions": {"ta‸p": []}}}"#).contains("Somebody taps"))
    #expect(hover(#"{"root": {"nonsense": ‸1}}"#).isEmpty)
    #expect(hover("‸").isEmpty)
  }

  @Test func aValueIsShownAsItIsRead() {
    #expect(
      hover(#"{"define": {"half": 0.5}, "root": {"alpha": ‸"$half"}}"#).contains("Here: `0.5`"))
    #expect(hover(#"{"root": {"frame": [‸1, 2, "50%", 4]}}"#).contains("Here: `"))
  }

  @Test func coloursAndGradientsHaveAPicture() throws {
    let texts = [
      #"{"root": {"backgroundColor": "sys‸temRed"}}"#,
      ##"{"define": {"t": "#ff000080"}, "root": {"tintColor": "$‸t"}}"##,
      #"{"root": {"sublayers": [{"class": "CAGradientLayer", "col‸ors": ["red", "blue"]}]}}"#,
      #"{"root": {"sublayers": [{"contents": {"chec‸kerboard": 8}}]}}"#
        .replacing("chec‸kerboard", with: "checkerboard").replacing("contents", with: "con‸tents"),
    ]
    for text in texts {
      #expect(hover(text).contains("](data:image/png;base64,iVBOR"), "\(text)")
    }
  }

  @Test func whatANameStandsForHasOnePicture() {
    let text = hover(#"{"define": {"t": "red"}, "root": {"tintColor": "$‸t"}}"#)
    #expect(text.split(separator: "![picture]").count == 2)
    #expect(text.contains("Here: `"))
  }

  @Test func namesAreExplained() {
    #expect(hover(#"{"define": {"a": 7}, "root": {"tag": "$‸a"}}"#).contains("**$a** is `7`"))
    #expect(
      hover(
        #"{"root": {"id": "box", "class": "UILabel", "actions": {"tap": [{"toggle": "b‸ox.isHidden"}]}}}"#
      )
      .contains("**box**: UILabel"))
    #expect(
      hover(
        #"{"components": {"C": {"parameters": {"p": 3}, "view": {}}}, "root": {"component": "‸C"}}"#
      )
      .contains("- `p`: `3`"))
  }
}
