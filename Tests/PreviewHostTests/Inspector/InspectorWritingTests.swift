import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// What the inspector makes of files in which a value can stand in more ways than one.
  @MainActor
  struct WritingBack: InspectorHands {
    let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
    }

    /// A scene with these views, the inspector open.
    private func open(
      _ views: String, more: String = ""
    ) throws -> (host: PreviewHost.Host, inspector: Inspector) {
      try folder.write(
        """
        { "canvas": { "size": [300, 200] }, \(more)
          "root": { "id": "root", "subviews": [ \(views) ] } }
        """, to: "scene.json")
      return try host()
    }

    private func select(_ name: String, _ host: PreviewHost.Host, _ inspector: Inspector) {
      inspector.select(host.stage.live.node(named: name)?.layer)
    }

    private func origin(_ name: String, _ inspector: Inspector) -> InspectedValue.Origin? {
      rows(name, inspector).first?.inspected?.origin
    }

    private func rows(_ name: String, _ inspector: Inspector) -> [PropertySheet.Row] {
      inspector.sheet.sections.flatMap(\.rows).filter { $0.name == name }
    }

    private func isSaid(_ name: String, _ inspector: Inspector) -> Bool {
      if case .file = origin(name, inspector) { true } else { false }
    }

    // MARK: Dollars

    private static let label =
      #"{ "id": "a", "class": "UILabel", "frame": [0, 0, 90, 20], "text": "Hello" }"#

    @Test func aTextWithADollarIsWrittenSoThatItIsOne() throws {
      let (host, inspector) = try open(Self.label)
      let before = text
      select("a", host, inspector)
      try type("$5 only", for: "text", host, inspector)
      let label = try #require(host.stage.live.node(named: "a")?.view as? UILabel)
      #expect(label.text == "$5 only")
      host.handle(key("s"))
      #expect(text == before.replacingOccurrences(of: #""Hello""#, with: #""$$5 only""#))
      // As the file has it, it means the same.
      try turnUntilRead(host, inspector)
      #expect(isSaid("text", inspector))
      try type("$$6", for: "text", host, inspector)
      #expect(label.text == "$6")
      host.handle(key("s"))
      #expect(text.contains(#""$$6""#))
    }

    @Test func whatIsTakenBackBeforeItWasReadIsShownAsItWas() throws {
      let (host, inspector) = try open(Self.label)
      let before = text
      select("a", host, inspector)
      try type("Other", for: "text", host, inspector)
      host.handle(key("s"))
      #expect(text.contains("Other"))
      host.handle(key("z", .command))
      #expect(text == before)
      let label = try #require(host.stage.live.node(named: "a")?.view as? UILabel)
      #expect(label.text == "Hello")
    }

    @Test func aDefinitionIsShownByWhatItStandsFor() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "frame": [0, 0, 9, 9], "backgroundColor": "red" }"#,
        more: ##""define": { "ink": "$dark", "dark": "#102030" }, "##)
      select("a", host, inspector)
      try type("$ink", for: "backgroundColor", host, inspector)
      let view = try #require(host.stage.live.node(named: "a")?.view)
      #expect(view.backgroundColor?.cgColor.rgba.blue == 0x30 / 255.0)
      host.handle(key("s"))
      #expect(text.contains(#""backgroundColor": "$ink""#))
    }

    // MARK: Places

    @Test func aViewPlacedByItsMiddleIsMovedByThat() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "bounds": [0, 0, 60, 60], "center": [270, 60] }"#)
      let before = text
      select("a", host, inspector)
      host.handle(arrow(.keyboardRightArrow))
      host.handle(key("s"))
      let moved = before.replacingOccurrences(of: "[270, 60]", with: "[271, 60]")
      #expect(text == moved)
      try turnUntilRead(host, inspector)
      #expect(isSaid("center", inspector))
      // A larger one has its top left corner where it was: two values, taken back as one.
      host.handle(arrow(.keyboardRightArrow, [.command, .shift]))
      #expect(inspector.edits.pending.count == 2)
      host.handle(key("s"))
      #expect(
        text
          == moved.replacingOccurrences(of: "60, 60]", with: "70, 60]")
          .replacingOccurrences(of: "[271, 60]", with: "[276, 60]"))
      try turnUntilRead(host, inspector)
      host.handle(arrow(.keyboardRightArrow, [.command]))
      #expect(inspector.edits.pending.count == 2)
      host.handle(key("z", .command))
      #expect(inspector.edits.pending.isEmpty)
    }

    @Test func shareOfAMiddleStaysAShare() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "bounds": [0, 0, 60, 60], "center": ["50%", 60] }"#)
      select("a", host, inspector)
      host.handle(arrow(.keyboardRightArrow, .shift))
      host.handle(arrow(.keyboardRightArrow))
      host.handle(arrow(.keyboardRightArrow))
      host.handle(key("s"))
      #expect(text.contains(#""center": ["54%", 60]"#))
    }

    @Test func aSizeAloneIsMovedByAMiddle() throws {
      let (host, inspector) = try open(#"{ "id": "a", "bounds": [0, 0, 60, 60] }"#)
      select("a", host, inspector)
      host.handle(arrow(.keyboardDownArrow))
      host.handle(key("s"))
      #expect(text.contains(#""bounds": [0, 0, 60, 60], "center": [0, 1]"#))
      #expect(!text.contains("frame"))
    }

    @Test func aTurnedViewIsMovedByTheFrameOfTheFile() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "frame": [50, 50, 80, 40], "transform": [{ "rotate": 90 }] }"#)
      let before = text
      select("a", host, inspector)
      #expect(isSaid("frame", inspector))
      #expect(rows("frame", inspector).first?.value == "(50 50 80 40)")
      host.handle(arrow(.keyboardRightArrow))
      let view = try #require(host.stage.live.node(named: "a")?.view)
      #expect(view.center == CGPoint(x: 91, y: 70) && view.bounds.size.width == 80)
      // As it is seen it is 40 wide and 80 high around its middle.
      try drag(host, from: CGPoint(x: 91, y: 40), to: CGPoint(x: 101, y: 45))
      #expect(view.center == CGPoint(x: 101, y: 75))
      host.handle(key("s"))
      #expect(text == before.replacingOccurrences(of: "[50, 50,", with: "[61, 55,"))
    }

    @Test func aHandleOfATurnedViewLeavesTheOtherSideWhereItIsSeen() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "frame": [50, 50, 80, 40], "transform": [{ "rotate": 90 }] }"#)
      select("a", host, inspector)
      let layer = try #require(host.stage.live.node(named: "a")?.layer)
      let root = host.stage.live.window.layer
      let top = layer.convert(CGPoint(x: 0, y: 20), to: root)
      let bottom = layer.convert(CGPoint(x: 80, y: 20), to: root)
      try drag(host, from: bottom, to: CGPoint(x: bottom.x, y: bottom.y + 10))
      #expect(layer.bounds.size == CGSize(width: 90, height: 40))
      let after = layer.convert(CGPoint(x: 0, y: 20), to: root)
      #expect((after.x - top.x).magnitude < 0.01 && (after.y - top.y).magnitude < 0.01)
    }

    // MARK: Values of the layer

    @Test func whatTheFileHasUnderLayerIsWrittenThere() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "frame": [9, 9, 9, 9], "layer": { "shadowOpacity": 0.35, "opacity": 0.5 } }"#
      )
      let before = text
      select("a", host, inspector)
      #expect(rows("shadowOpacity", inspector).count == 1)
      #expect(rows("alpha", inspector).isEmpty && rows("opacity", inspector).count == 1)
      #expect(isSaid("shadowOpacity", inspector))
      try type("0.9", for: "shadowOpacity", host, inspector)
      host.handle(key("s"))
      #expect(text == before.replacingOccurrences(of: "0.35", with: "0.9"))
    }

    // MARK: Two appearances

    @Test(arguments: [
      ("light", ##"{ "light": "#00AA55", "dark": "#FF6B9A" }"##),
      ("dark", ##"{ "light": "#D6336C", "dark": "#00AA55" }"##),
    ])
    func ofADefinitionForBothLooksTheOneThatIsSeenChanges(
      look: String, expected: String
    ) throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "frame": [9, 9, 9, 9], "backgroundColor": "$accent" }"#,
        more: ##""define": { "accent": { "light": "#D6336C", "dark": "#FF6B9A" } }, "##)
      if look == "dark" { host.handle(key("d")) }
      try host.turn()
      select("a", host, inspector)
      try type("#00AA55", for: "backgroundColor", host, inspector)
      host.handle(key("s"))
      host.handle(key("1"))
      #expect(text.contains(##""accent": \##(expected)"##))
    }

    // MARK: Parameters

    private static let chips = #"""
      { "id": "one", "component": "Chip", "frame": [0, 0, 90, 20], "title": "Jazz" },
      { "id": "two", "component": "Chip", "frame": [0, 30, 90, 20] }
      """#

    private static let chip = #"""
      "components": { "Chip": { "parameters": { "title": "Chip" }, "view": { "subviews": [
        { "id": "label", "class": "UILabel", "frame": [0, 0, 90, 20], "text": "${title}" } ] } } },
      """#

    private func label(_ owner: String, _ host: PreviewHost.Host) -> UILabel? {
      host.stage.live.node(named: owner)?.view?.subviews.first as? UILabel
    }

    /// What is typed for the label of an instance goes to that instance, or to the component for all.
    @Test(arguments: [
      ("one", "Soul", 0, #""Jazz""#, #""Soul""#),
      ("one", "$5", 0, #""Jazz""#, #""$$5""#),
      ("two", "Soul", 0, #"[0, 30, 90, 20] }"#, #"[0, 30, 90, 20], "title": "Soul" }"#),
      ("one", "Soul", 1, #""${title}""#, #""Soul""#),
      ("one", "${title}!", nil, #""${title}""#, #""${title}!""#),
    ])
    func whatAnInstanceGivesIsWrittenThere(
      instance: String, typed: String, answer: Int?, old: String, new: String
    ) throws {
      let (host, inspector) = try open(Self.chips, more: Self.chip)
      let before = text
      inspector.select(label(instance, host)?.layer)
      try type(typed, for: "text", host, inspector)
      host.handle(key("s"))
      if let answer {
        #expect(inspector.edits.words == "Where is ‘text’ of ‘\(instance)/label’ to be written?")
        #expect(
          inspector.edits.answers == [
            "here · scene.json:\(instance == "one" ? 3 : 4)",
            "where it comes from, for all that use it · scene.json:2",
          ])
        inspector.answer(answer)
      }
      #expect(text == before.replacing(old, with: new))
    }

    @Test func theFieldOfAParameterHasItsValue() throws {
      let (host, inspector) = try open(Self.chips, more: Self.chip)
      inspector.select(label("one", host)?.layer)
      let row = try #require(rows("text", inspector).first?.inspected)
      inspector.beginTyping(row, at: CGRect(x: 0, y: 0, width: 300, height: 22))
      #expect(inspector.panel.field.text == "Jazz")
    }

    // MARK: Back and again

    @Test func whatWasTakenBackFromNoFileIsDoneAgain() throws {
      let (host, inspector) = try open(Self.label)
      let before = text
      select("a", host, inspector)
      try type("Bye", for: "text", host, inspector)
      try type("0.5", for: "alpha", host, inspector)
      let label = try #require(host.stage.live.node(named: "a")?.view as? UILabel)
      for _ in 0..<2 { host.handle(key("z", .command)) }
      #expect(label.text == "Hello" && label.alpha == 1 && inspector.edits.pending.isEmpty)
      for _ in 0..<2 { host.handle(key("z", [.command, .shift])) }
      #expect(label.text == "Bye" && label.alpha == 0.5 && inspector.edits.pending.count == 2)
      host.handle(key("s"))
      #expect(
        text
          == before.replacing("Hello", with: "Bye").replacing(
            #""Bye" }"#, with: #""Bye", "alpha": 0.5 }"#))
      // Nothing more is there to be done again.
      host.handle(key("z", [.command, .shift]))
      #expect(inspector.edits.words == "Nothing to do again")
    }

    @Test func whatIsAsItWasIsNoChange() throws {
      let (host, inspector) = try open(Self.label)
      select("a", host, inspector)
      let layer = try #require(host.stage.live.node(named: "a")?.layer)
      inspector.hide(layer)
      #expect(layer.isHidden && inspector.edits.pending.count == 1)
      inspector.hide(layer)
      #expect(!layer.isHidden && inspector.edits.pending.isEmpty)
    }

    @Test(arguments: ["10 20 30 40", "(10 20 30 40)", "10, 20, 30, 40", "[10, 20, 30, 40]"])
    func aRectangleIsTypedAsItIsSeen(typed: String) throws {
      let (host, inspector) = try open(Self.label)
      select("a", host, inspector)
      try type(typed, for: "frame", host, inspector)
      let view = host.stage.live.node(named: "a")?.view
      #expect(view?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    // MARK: What is as the file says

    @Test(arguments: [
      ("font", ##""class": "UILabel", "text": "a", "font": "headline""##),
      ("font", ##""class": "UILabel", "text": "a", "font": { "family": "serif", "size": 12 }"##),
      (
        "image",
        ##""class": "UIImageView", "image": { "symbol": "star.fill", "pointSize": 22 }"##
      ),
      (
        "image",
        ##""class": "UIImageView", "image": { "checkerboard": 4, "size": [16, 16], "scale": 2 }"##
      ),
      ("contents", ##""class": "CALayer", "contents": { "checkerboard": 4, "scale": 2 }"##),
      (
        "attributedText",
        ##""class": "UILabel", "attributedText": [{ "text": "a" }, { "text": "b", "color": "red" }]"##
      ),
    ])
    func aSceneThatNobodyHasTouchedIsAsItsFileSays(name: String, keys: String) throws {
      let key = keys.contains("CALayer") ? "sublayers" : "subviews"
      let node = #"{ "id": "a", "frame": [9, 9, 40, 40], \#(keys) }"#
      try folder.write(
        #"{ "canvas": { "size": [300, 200] }, "root": { "\#(key)": [ \#(node) ] } }"#,
        to: "scene.json")
      let (host, inspector) = try host()
      select("a", host, inspector)
      #expect(rows(name, inspector).map(\.origin) == ["scene.json:1"])
    }

    // MARK: Fields

    @Test func aRefusedValueStaysInTheFieldWithWhatWasMeant() throws {
      let (host, inspector) = try open(
        #"{ "id": "a", "frame": [9, 9, 9, 9], "backgroundColor": "red" }"#)
      select("a", host, inspector)
      try type("greeen", for: "backgroundColor", host, inspector)
      #expect(inspector.wantsText && inspector.panel.field.text == "greeen")
      #expect(inspector.edits.words.hasSuffix("did you mean ‘green’?"))
      // It is mended where it is.
      host.handle(arrow(.keyboardDeleteOrBackspace))
      host.handle(arrow(.keyboardDeleteOrBackspace))
      host.handle(.text("n"))
      host.handle(arrow(.keyboardReturnOrEnter))
      #expect(!inspector.wantsText && inspector.edits.pending.count == 1)
    }

    @Test func aValueThatIsLeftAsItIsIsNoChange() throws {
      let (host, inspector) = try open(Self.label)
      select("a", host, inspector)
      let row = try #require(rows("text", inspector).first?.inspected)
      inspector.beginTyping(row, at: CGRect(x: 0, y: 0, width: 300, height: 22))
      host.handle(arrow(.keyboardReturnOrEnter))
      #expect(!inspector.wantsText && inspector.edits.pending.isEmpty)
    }
  }
}
