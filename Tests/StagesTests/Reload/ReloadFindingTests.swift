import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Pairs of scenes of which the second was something else after the first than by itself.
@MainActor @Suite struct ReloadFindingTests {
  /// A view of a class as it is said first and then.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let first: String
    let second: String

    init(_ name: String, _ first: String, _ second: String) {
      (self.name, self.first, self.second) = (name, first, second)
    }

    var testDescription: String { "\(name): \(first) → \(second)" }

    func scene(_ keys: String) -> String {
      let node = "{\"class\": \"\(name)\"\(keys.isEmpty ? "" : ", ")\(keys)}"
      return "{\"canvas\": {\"size\": [60, 48], \"scale\": 1}, \"root\": {\"subviews\": [\(node)]}}"
    }
  }

  nonisolated private static let pairs = [
    Pair("UITextField", "", #""isFirstResponder": true, "frame": [0, 0, 40, 20]"#),
    Pair("UITextField", #""isFirstResponder": true, "frame": [0, 0, 40, 20]"#, ""),
    Pair(
      "UITextField", #""text": "a""#,
      #""text": "a", "clearsOnBeginEditing": true, "isFirstResponder": true"#),
    Pair(
      "UITextField", #""isFirstResponder": true"#, #""isFirstResponder": true, "isEnabled": false"#),
    Pair(
      "UITextView", #""frame": [1, 2, 30, 20], "text": "a b c d e f""#, #""text": "a b c d e f""#),
    Pair("UITextView", #""sizeToFit": true, "text": "a""#, #""text": "a""#),
    Pair(
      "UITextView", #""frame": [0, 0, 40, 40], "text": "a\nb""#,
      #""frame": [0, 0, 40, 20], "text": "a\nb""#),
    Pair(
      "UITextView", #""bounds": [6, 10, 0, 26]"#,
      #""bounds": [6, 10, 0, 26], "contentOffset": [20, 26]"#),
    Pair("UITextView", #""attributedText": [{"text": "b", "font": 30}]"#, #""text": "b""#),
    Pair(
      "UIVisualEffectView", #""frame": [1, 2, 30, 20], "effect": "regular""#,
      #""effect": "regular""#),
    Pair("UIVisualEffectView", #""effect": "prominent""#, ""),
    Pair("UISwitch", #""frame": [9, 9, 10, 10]"#, ""),
    Pair("UILabel", #""sizeToFit": true, "text": "abc""#, #""text": "abc""#),
    Pair("UILabel", #""attributedText": [{"text": "b", "font": 30}]"#, #""text": "b""#),
    Pair("UISlider", #""value": 8"#, #""value": 8, "maximumValue": 20"#),
    Pair("UIStepper", #""minimumValue": 5"#, #""maximumValue": 20"#),
    Pair(
      "UISegmentedControl", #""selectedSegmentIndex": 1"#,
      #""selectedSegmentIndex": 1, "segments": ["a", "b"]"#),
    Pair(
      "UIPageControl", #""numberOfPages": 2, "currentPage": 4"#,
      #""numberOfPages": 9, "currentPage": 4"#),
    Pair(
      "UIPageControl", #""frame": [0, 0, 50, 20], "subviews": [{}]"#,
      #""frame": [0, 0, 50, 20], "numberOfPages": 3, "subviews": [{"class": "UILabel"}, {}]"#),
    Pair(
      "UIScrollView",
      #""frame": [0, 0, 20, 20], "contentSize": [90, 90], "contentOffset": [50, 50]"#,
      #""frame": [0, 0, 40, 30], "contentSize": [30, 30], "contentOffset": [50, 50]"#),
    Pair("UIScrollView", #""layer": {"masksToBounds": false}"#, ""),
    Pair(
      "UIScrollView", #""frame": [0, 0, 20, 20], "contentSize": [90, 90]"#,
      #""frame": [0, 0, 20, 20], "contentSize": [90, 90], "contentInset": [5, 6, 7, 8]"#),
    Pair(
      "UIScrollView",
      #""frame": [0, 0, 20, 20], "contentSize": [90, 90], "contentInset": [5, 6, 7, 8]"#,
      #""frame": [0, 0, 20, 20], "contentSize": [90, 90], "contentInset": [9, 0, 7, 8]"#),
    Pair("UIButton", #""title": "t""#, ""),
    Pair("UIButton", #""subtitle": "s""#, #""subtitle": "s", "title": "t""#),
    Pair("UIButton", #""image": {"checkerboard": 4, "size": [9, 9]}"#, #""title": "t""#),
    Pair(
      "UIActivityIndicatorView", #""bounds": [30, 0, 38, 17], "sizeToFit": true"#,
      #""bounds": [30, 0, 38, 18], "sizeToFit": true"#),
    Pair(
      "UIActivityIndicatorView", #""isAnimating": true, "isHidden": true"#, #""isHidden": true"#),
    Pair("UIActivityIndicatorView", #""isHidden": true"#, #""isAnimating": true"#),
    Pair("UIActivityIndicatorView", #""isHidden": true, "isAnimating": true"#, ""),
    Pair(
      "UIActivityIndicatorView", #""isAnimating": true, "layer": {"isHidden": true}"#,
      #""isAnimating": true"#),
    Pair(
      "UIActivityIndicatorView", #""isAnimating": true, "layer": {"isHidden": false}"#,
      #""layer": {"isHidden": false}"#),
    Pair(
      "UIActivityIndicatorView", #""layer": {"isHidden": true}"#,
      #""isHidden": true, "isAnimating": true, "hidesWhenStopped": false"#),
    Pair(
      "UIView", #""frame": [0, 0, 30, 30], "subviews": [{"class": "UIViewController"}]"#,
      #""frame": [0, 0, 40, 44], "subviews": [{"class": "UIViewController"}]"#),
    Pair(
      "UIImageView", #""image": {"checkerboard": 4, "size": [9, 9], "scale": 2}"#,
      #""layer": {"contents": {"checkerboard": 3, "size": [7, 7]}}"#),
    Pair(
      "UIView", "",
      #""sublayers": [{"filters": [{"blur": 2}], "sublayers": [{"backgroundColor": "red", "sublayers": [{"class": "CAEmitterLayer", "isHidden": true}]}]}]"#
    ),
    Pair(
      "UITableView",
      #""frame": [0, 0, 1, 60], "rows": [{"text": "two words", "accessoryView": {"frame": [9, 9, "50%", "50%"]}}]"#,
      #""frame": [0, 0, 60, 60], "rows": [{"text": "two words", "accessoryView": {"frame": [9, 9, "50%", "50%"]}}]"#
    ),
    Pair("UIProgressView", #""bounds": [1, 39, 16, -3]"#, #""bounds": [1, 4, 16, -3]"#),
    Pair(
      "UILabel", #""text": "a", "layer": {"contents": {"checkerboard": 3, "size": [7, 7]}}"#,
      #""text": "b", "layer": {"contents": {"checkerboard": 3, "size": [7, 7]}}"#),
    Pair(
      "UILabel", #""frame": [0, 0, 20, 20], "text": "a""#,
      #""frame": [0, 0, 20, 20], "text": "a", "layer": {"contents": {"checkerboard": 3}}"#),
    Pair(
      "UIView", #""sublayers": [{"class": "CATextLayer", "string": "a"}]"#,
      #""sublayers": [{"class": "CATextLayer", "string": "a", "frame": [0, 0, 9, 9], "contents": {"checkerboard": 1}}]"#
    ),
    Pair(
      "UIView",
      #""sublayers": [{"class": "CATextLayer", "frame": [0, 0, 9, 9], "contents": {"checkerboard": 5}, "string": "a"}]"#,
      #""sublayers": [{"class": "CATextLayer", "contents": {"checkerboard": 5}}]"#),
  ]

  @Test(arguments: pairs)
  func D6_secondSceneIsWhatItIsByItself(_ pair: Pair) throws {
    let difference = try ReloadComparison.difference(
      pair.scene(pair.first), pair.scene(pair.second))
    #expect(difference == nil)
    let back = try ReloadComparison.difference(pair.scene(pair.second), pair.scene(pair.first))
    #expect(back == nil)
  }

  @Test func D6_partsAreRoundedToThePixelsOfAnotherScale() throws {
    func scene(_ canvas: String) -> String {
      """
      {"canvas": {\(canvas)}, "root": {"subviews": [{"class": "UIButton", "frame": [0, 0, 1.3, 21],
      "title": "A", "image": {"checkerboard": 4, "size": [9, 9]}}]}}
      """
    }
    for (first, second) in [("\"scale\": 2", "\"scale\": 1"), ("\"scale\": 1", "\"scale\": 2")] {
      #expect(try ReloadComparison.difference(scene(first), scene(second)) == nil)
    }
  }

  @Test(arguments: [
    #""mask": {"class": "UIButton", "frame": [0, 0, 14.3, 21], "image": {"checkerboard": 4}}"#,
    #""class": "UITextView", "layer": {"contentsScale": 1}"#,
    #""class": "UITextView", "layer": {"contentsScale": 2}"#,
  ])
  func D6_anotherScaleIsThatOfTheFile(_ keys: String) throws {
    func scene(_ canvas: String) -> String {
      "{\"canvas\": {\(canvas)}, \"root\": {\"subviews\": [{\(keys)}]}}"
    }
    for (first, second) in [("\"scale\": 2", "\"scale\": 1"), ("\"scale\": 1", "\"scale\": 2")] {
      #expect(try ReloadComparison.difference(scene(first), scene(second)) == nil)
    }
  }

  @Test(arguments: [
    #"{"contents": {"checkerboard": 2, "scale": 11, "capInsets": [1, 1, 0, 0]}}"#,
    #"{"contents": {"file": "missing.png"}}"#,
  ])
  func D6_cellsOfAnEmitterFollowTheAppearance(_ other: String) throws {
    func scene(_ appearance: String) -> String {
      """
      {"canvas": {"appearance": "\(appearance)"}, "root": {"sublayers": [{"class": "CAEmitterLayer",
      "emitterCells": [{"color": {"light": "red", "dark": "blue"}}, \(other)]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene("light"), scene("dark")) == nil)
  }

  @Test func D6_animationsFollowTheAppearance() throws {
    func scene(_ appearance: String) -> String {
      """
      {"canvas": {"appearance": "\(appearance)"}, "root": {"animations": [{"duration": 2, "group": [
      {"keyPath": "backgroundColor", "to": {"light": "red", "dark": "blue"}}]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene("light"), scene("dark")) == nil)
  }

  @Test func D6_fileFocusesAtAFirstLoadAndLeavesTheFocusToTheRun() throws {
    func scene(_ keys: String) -> String {
      """
      {"root": {"subviews": [{"id": "a", "class": "UITextField", "isFirstResponder": true},
      {"id": "b", "class": "UITextField", \(keys)}]}}
      """
    }
    let stage = try Stage(showing: scene(#""tag": 1"#))
    let fields = ["a", "b"].compactMap { stage.live.node(named: $0)?.view }
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    stage.act { _ = fields[1].becomeFirstResponder() }
    try stage.show(scene(#""tag": 2"#))
    #expect(fields[1].isFirstResponder)
    try stage.show(scene(#""tag": 2, "isFirstResponder": true"#))
    #expect(fields[1].isFirstResponder)
    try stage.show(scene(#""tag": 2"#))
    #expect(fields[0].isFirstResponder)
  }

  @Test func D6_valuesOfTheRunStayWhereWhatHoldsThemChanges() throws {
    func scene(_ most: Int) -> String {
      """
      {"root": {"subviews": [{"id": "s", "class": "UISlider", "value": 3, "maximumValue": \(most)}]}}
      """
    }
    let stage = try Stage(showing: scene(10))
    let slider = try #require(stage.live.node(named: "s")?.view as? UISlider)
    slider.value = 8
    try stage.show(scene(20))
    #expect(slider.value == 8 && slider.maximumValue == 20)
    try stage.show(scene(5))
    #expect(slider.value == 5)
  }
}
