import CoreGraphics
import Testing

@testable import UIKit

/// S07: visual formats.
@Suite @MainActor struct VisualFormatTests {
  @Test("S07 a line of views is placed") func aLineOfViewsIsPlaced() {
    let (name, value) = (Box(60, 20), Box(20, 20))
    let root = container(300, 60, name, value)
    let views = ["name": name, "value": value]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[name]-[value(>=44,==100@700)]-(>=5)-|",
        options: .alignAllCenterY, metrics: ["margin": 12], views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-[name(20)]", metrics: nil, views: views)
    )
    root.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 12, y: 8, width: 60, height: 20))
    #expect(value.frame == CGRect(x: 80, y: 8, width: 100, height: 20))
  }

  @Test("S07 names that nobody knows have a caret too") func namesThatNobodyKnowsHaveACaretToo() {
    let views = ["a": plain(), "b": plain()]
    for (text, place) in [
      ("H:|-[nme]-|", 5), ("[a]-8-[c]", 7), ("[a(b)]-gap-[b]", 7), ("[a(w)]", 3),
    ] {
      do {
        var maker = VisualFormatMaker(
          format: try VisualFormatParser.parse(text), options: [], metrics: [:], views: views)
        _ = try maker.make()
        Issue.record("\(text) was made")
      } catch {
        #expect(error.place == place, "\(text): \(error.description(in: text))")
      }
    }
  }

  @Test("S07 mistakes have a caret") func mistakesHaveACaret() {
    for (text, place) in [
      ("H:|-[name", 9), ("X:[a]", 0), ("[a]-(8,)-[b]", 7), ("[a]--[b]", 4), ("[]", 1),
      ("[a(=4)]", 4),
      ("|-[a]-|x", 7), ("[a]-8[b]", 5), ("", 0),
    ] {
      do {
        _ = try VisualFormatParser.parse(text)
        Issue.record("\(text) was read")
      } catch {
        #expect(error.place == place, "\(text): \(error.description(in: text))")
        #expect(
          error.description(in: text).hasSuffix("\n" + String(repeating: " ", count: place) + "^"))
      }
    }
  }
}
