import Scenes
import Testing

@testable import WindowLink

/// Nodes that are found in another text of their file.
struct NodeAddressTests {
  private func root(_ text: String) throws -> JSONValue {
    try #require(JSONParser.soundValue(of: Array(text.utf8)))
  }

  private func address(_ pointer: String, in text: String) throws -> NodeAddress {
    NodeAddress(file: "/a", pointer: try #require(JSONPointer(pointer)), in: try root(text))
  }

  private let saved = #"{"root":{"id":"a","subviews":[{},{"id":"b","subviews":[{},{}]}]}}"#

  @Test func theNearestIdGoesWithIt() throws {
    let own = try address("/root/subviews/1", in: saved)
    #expect(own.id == "b" && own.idDepth == 3)
    let inner = try address("/root/subviews/1/subviews/0", in: saved)
    #expect(inner.id == "b" && inner.idDepth == 3)
    let first = try address("/root/subviews/0", in: saved)
    #expect(first.id == "a" && first.idDepth == 1)
  }

  @Test func itIsFoundWhereItHasMoved() throws {
    let typed = #"{"x":1,"root":{"id":"a","subviews":[{},{},{"id":"b","subviews":[{},{}]}]}}"#
    let inner = try address("/root/subviews/1/subviews/1", in: saved)
    #expect(
      inner.way(in: try root(typed))?.description == "/root/subviews/2/subviews/1")
    #expect(inner.way(in: try root(saved))?.description == "/root/subviews/1/subviews/1")
  }

  @Test func whatIsGoneIsNowhere() throws {
    let inner = try address("/root/subviews/1/subviews/1", in: saved)
    #expect(inner.way(in: try root(#"{"root":{"id":"a","subviews":[{},{"id":"c"}]}}"#)) == nil)
    #expect(inner.way(in: try root(#"{"root":{"id":"b"}}"#)) == nil)
    #expect(inner.way(in: try root("3")) == nil)
  }

  @Test func withoutIdsTheWayDecides() throws {
    let text = #"{"root":{"subviews":[{},{}]}}"#
    let second = try address("/root/subviews/1", in: text)
    #expect(second.id == nil)
    #expect(second.way(in: try root(text))?.description == "/root/subviews/1")
    #expect(second.way(in: try root(#"{"root":{"subviews":[{}]}}"#)) == nil)
  }

  @Test(arguments: [
    LinkMessage.files(["/a b/ü\"\n.json", "/c"]), .files([]), .cursor(nil), .cursor(.card),
    .cursor(NodeAddress(file: "/a", pointer: JSONPointer())), .selection(.card, takesFocus: true),
    .selection(
      NodeAddress(file: "/a", pointer: JSONPointer(steps: ["a/b", "~", ""])), takesFocus: false),
  ])
  func messagesComeBackAsTheyWere(_ message: LinkMessage) throws {
    #expect(message.line.last == UInt8(ascii: "\n"))
    #expect(message.line.count(where: { $0 == UInt8(ascii: "\n") }) == 1)
    #expect(LinkMessage(line: message.line.dropLast()) == message)
  }
}
