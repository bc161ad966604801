import Foundation
import Testing

@testable import Scenes

/// How the keys of nodes are found: what is known of one node must not be taken for the next.
@Suite struct NodeKeyTests {
  @Test func everyKeyOfANodeIsFoundAmongAllOthers() {
    let names = Set(SceneClass.all.flatMap { $0.properties.map(\.name) + $0.ownKeys.map(\.name) })
      .union(ViewForm.form.keyNames).union(LayerForm.form.keyNames)
    let members = names.sorted().map { JSONMember(key: $0, value: JSONValue($0)) }
    let node = MergedNode(members, areResolved: false, range: .nowhere)
    let forms = ViewForm.form.variants.flatMap(\.keys) + LayerForm.form.variants.flatMap(\.keys)
    #expect(forms.count > 20)
    for form in forms {
      #expect(KeyMarks(of: members).mayHave(form.mark), "\(form.name)")
      #expect(node[form.name]?.value.string == form.name)
    }
  }

  @Test func nodesOfOneClassWithOtherKeysHaveTheirOwnProperties() throws {
    let live = """
      {"class":"UILabel","text":"a","tag":1},{"class":"UILabel","tag":2,"text":"b"},
      {"class":"UILabel","text":"c"},{"class":"UILabel","text":"d","alpha":0.5},{"alpha":0.25},
      {"class":"UILabel","text":"e","alpha":0.5}
      """
    let scene = try #require(LoadedScene(root: "\"subviews\":[\(live)]").scene)
    let said = scene.root.subviews.map { node in
      node.settings.map {
        node.sceneClass.properties[$0.property].name + " " + $0.value.text
      }.sorted()
    }
    #expect(
      said == [
        ["tag 1", "text \"a\""], ["tag 2", "text \"b\""], ["text \"c\""],
        ["alpha 0.5", "text \"d\""], ["alpha 0.25"], ["alpha 0.5", "text \"e\""],
      ])
  }

  @Test func aLayersKeysAreNoneOfTheLayerOfAView() {
    // Bare layers have what a view's own layer has not; both are of one class.
    let keys = "\"id\":\"n\",\"opacity\":0.5"
    let lines = LoadedScene(root: "\"sublayers\":[{\(keys)},{\"opacity\":1}],\"layer\":{\(keys)}")
      .lines
    #expect(lines.count == 1)
    #expect(lines.first?.contains("unknown-key unknown key 'id' on CALayer") == true)
  }

  @Test func eachUnknownKeyIsToldOfWhereItStands() {
    let nodes = Array(repeating: "{\"alpa\":1}", count: 3).joined(separator: ",")
    #expect(
      LoadedScene(root: "\"subviews\":[\(nodes)]").lines.map { $0.dropFirst(7).prefix(35) } == [
        "1:24-30 warning unknown-key unknown", "1:35-41 warning unknown-key unknown",
        "1:46-52 warning unknown-key unknown",
      ])
  }

  @Test(arguments: ["[1,2,3]", "[1,2,3,4,5]", "[1,2,3,1e99]", "[1,2,3,\"x\"]", "[1,2,3,null]"])
  func rectanglesThatAreNoneAreToldOf(text: String) {
    let loaded = LoadedScene(root: "\"frame\":\(text)")
    #expect(loaded.scene == nil)
    #expect(loaded.lines.count == 1)
  }

  @Test func rectanglesMayHaveShares() throws {
    let scene = try #require(LoadedScene(root: "\"frame\":[1,\"50%\",-3,0.5]").scene)
    #expect(scene.root.settings.map(\.value.text) == ["(1 50% -3 0.5)"])
  }

  /// Each byte here is a megabyte of the largest scene.
  @Test func settingsAreSmall() {
    #expect(MemoryLayout<PropertyValue>.stride <= 64)
    #expect(MemoryLayout<SceneNode.Setting>.stride <= 80)
  }

  @Test func whatMostNodesDoNotHaveIsKeptAndCopied() {
    var node = SceneNode(sceneClass: .view, range: .nowhere)
    let bare = node
    (node.id, node.actions, node.constraints) = (SceneID(scope: "", name: "a"), 3, 4)
    (node.maskViews, node.slots) = ([bare], [[bare, bare]])
    #expect(bare.id == nil && bare.actions == nil && bare.maskViews.isEmpty && bare.isBare)
    let copy = node
    node.id = nil
    #expect(copy.id?.name == "a" && node.id == nil)
    #expect((node.actions, node.constraints) == (3, 4))
    #expect(node.children.count == 3 && !node.isBare)
  }
}
