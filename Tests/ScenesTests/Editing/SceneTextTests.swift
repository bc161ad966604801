import CoreGraphics
import Testing
import UIKit

@testable import Scenes

/// Values are changed in files by the smallest change of the text.
@MainActor
struct SceneTextTests {
  /// A scene with its files, and what a change makes of the first.
  private struct Case {
    let load: SceneLoad
    let text: SceneText

    init(_ files: [String: String]) {
      load = SceneLoad.load("scene.json", from: MemoryFiles(files))
      text = SceneText(load.diagnostics.files)
    }

    func node(_ id: String) throws -> SceneNode {
      var pending = [try #require(load.scene).root]
      while let node = pending.popLast() {
        if node.id?.description == id { return node }
        pending += node.children
      }
      throw Missing(id: id)
    }

    struct Missing: Error { let id: String }

    func places(_ key: String, of id: String, layer: Bool = false) throws -> [EditPlace] {
      let node = try node(id)
      let property = try #require(
        (layer ? SceneClass.layer : node.sceneClass).property(key))
      return text.places(of: property, onRootLayer: layer, of: node)
    }

    /// The changed text of the file that the change is in.
    func changed(
      _ key: String, of id: String, to value: JSONValue, layer: Bool = false, place: Int = 0
    ) throws -> String {
      let places = try places(key, of: id, layer: layer)
      let change = try text.change(
        value, forKey: key, onRootLayer: layer, at: places[place])
      let file = try #require(text.files[change.file])
      let bytes = try #require(TextPatch.apply(change.patches, to: file.bytes))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private struct MemoryFiles: SceneFiles {
    let files: [String: String]
    init(_ files: [String: String]) { self.files = files }
    func read(_ path: String) throws(SceneFileError) -> [UInt8] {
      guard let text = files[path] else { throw SceneFileError("no such file") }
      return Array(text.utf8)
    }
  }

  private func scene(_ node: String, more: String = "") -> Case {
    Case(["scene.json": "{ \(more)\"root\": { \"subviews\": [ \(node) ] } }"])
  }

  @Test func ofAListOnlyWhatDiffersIsReplaced() throws {
    let node = "{ \"id\": \"a\", \"frame\": [ 1,2 , /* wide */ 30.50, \"50%\" ] }"
    let changed = try scene(node).changed("frame", of: "a", to: [1, 5, 30.5, "50%"])
    #expect(changed.contains("[ 1,5 , /* wide */ 30.50, \"50%\" ]"))
  }

  @Test func anEqualValueChangesNothing() throws {
    let node = "{ \"id\": \"a\", \"alpha\": 5e-1 }"
    #expect(try scene(node).changed("alpha", of: "a", to: 0.5).contains("5e-1"))
  }

  @Test(arguments: [
    ("{ \"id\": \"a\" }", "{ \"id\": \"a\", \"alpha\": 0.5 }"),
    ("{\n\t\"id\": \"a\" // name\n}", "{\n\t\"id\": \"a\",\n\t\"alpha\": 0.5 // name\n}"),
    ("{\n  \"id\": \"a\", // name\n}", "{\n  \"id\": \"a\",\n  \"alpha\": 0.5, // name\n}"),
    ("{\r\n  \"id\": \"a\"\r\n}", "{\r\n  \"id\": \"a\",\r\n  \"alpha\": 0.5\r\n}"),
    ("{ \"id\": \"a\" /* , */ }", "{ \"id\": \"a\", \"alpha\": 0.5 /* , */ }"),
  ])
  func aKeyIsAddedAsTheOthersAreWritten(before: String, after: String) throws {
    let changed = try scene(before).changed("alpha", of: "a", to: 0.5)
    #expect(changed.contains(after))
    #expect(try Case(["scene.json": changed]).node("a").settings.count == 1)
  }

  @Test func aLayersKeyGetsItsObject() throws {
    let plain = try scene("{ \"id\": \"a\" }").changed(
      "borderWidth", of: "a", to: 2, layer: true)
    #expect(plain.contains("\"layer\": { \"borderWidth\": 2 }"))
    let given = try scene("{ \"id\": \"a\", \"layer\": { \"zPosition\": 1 } }").changed(
      "borderWidth", of: "a", to: 2, layer: true)
    #expect(given.contains("{ \"zPosition\": 1, \"borderWidth\": 2 }"))
  }

  @Test func aReferenceAsksWhichOfTwoPlaces() throws {
    let files = [
      "scene.json": """
      { "include": ["theme.json"],
        "root": { "subviews": [ { "id": "a", "backgroundColor": "$ink" } ] } }
      """,
      "theme.json": "{ \"define\": { \"ink\": \"#102030\" } }",
    ]
    let places = try Case(files).places("backgroundColor", of: "a")
    #expect(places.map(\.words) == ["in 'ink', for all that use it", "here"])
    let theme = try Case(files).changed("backgroundColor", of: "a", to: "red", place: 0)
    #expect(theme == "{ \"define\": { \"ink\": \"red\" } }")
    let here = try Case(files).changed("backgroundColor", of: "a", to: "red", place: 1)
    #expect(here.contains("\"backgroundColor\": \"red\""))
  }

  @Test func whatAComponentSaysCanBeSaidOnTheInstance() throws {
    let files = [
      "scene.json": """
      { "components": { "Card": { "view": { "alpha": 0.25 } } },
        "root": { "subviews": [ { "component": "Card", "id": "a" }, { "component": "Card" } ] } }
      """
    ]
    let places = try Case(files).places("alpha", of: "a")
    #expect(places.map(\.sharing) == [.source, .none])
    let all = try Case(files).changed("alpha", of: "a", to: 0.5, place: 0)
    #expect(all.contains("{ \"alpha\": 0.5 }"))
    let one = try Case(files).changed("alpha", of: "a", to: 0.5, place: 1)
    #expect(one.contains("{ \"component\": \"Card\", \"id\": \"a\", \"alpha\": 0.5 }"))
    #expect(one.contains("{ \"alpha\": 0.25 }"))
  }

  @Test func severalChangesOfOneTextKeepTheirPlaces() {
    let patches = [TextPatch(1..<2, "two"), TextPatch(0..<1, ""), TextPatch(3..<3, "!")]
    #expect(TextPatch.apply(patches, to: Array("abc".utf8)) == Array("twoc!".utf8))
    #expect(TextPatch.apply([TextPatch(0..<2, ""), TextPatch(1..<3, "")], to: [1, 2, 3]) == nil)
    #expect(TextPatch.apply([TextPatch(2..<9, "")], to: [1, 2, 3]) == nil)
  }

  @Test(arguments: [
    ("frame", "1, 2, 3, 4", "[1, 2, 3, 4]"), ("frame", "[1, 2, 3, \"50%\"]", "[1, 2, 3, \"50%\"]"),
    ("backgroundColor", "red", "\"red\""), ("backgroundColor", "#FF0000", "\"#FF0000\""),
    ("alpha", " 0.5 ", "0.5"), ("backgroundColor", "null", "null"),
  ])
  func whatIsTypedIsReadAsItIsMeant(key: String, typed: String, expected: String) throws {
    let property = try #require(SceneClass.view.property(key))
    #expect(LiveScene.typed(typed, for: property)?.inline == expected)
    #expect(LiveScene.typed("{", for: property) == nil)
  }
}
