import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

struct TextStrategyTests {
  private struct User: Codable {
    var name = "Blobby"
    var bio = "Blobbed around the world."
    var id = 1
  }

  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) -> String? {
    AwaitedValue.of(strategy.snapshot(value), within: 1)
  }

  @Test func encodedValuesHaveSortedKeys() {
    #expect(
      text(User(), as: .json) == """
        {
          "bio" : "Blobbed around the world.",
          "id" : 1,
          "name" : "Blobby"
        }
        """)
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
    #expect(
      text(["b": 1, "a": [2]] as [String: Any], as: .json)?.hasPrefix("{\n  \"a\" : [") == true)
    #expect(text(User(), as: .plist)?.contains("<key>bio</key>") == true)
  }

  @Test func whatCannotBeEncodedIsSaid() {
    #expect(text(7 as Any, as: .json)?.hasPrefix("Couldn't snapshot value: ") == true)
  }

  @Test func aDumpIsTheSameInEachRun() {
    #expect(
      text(User(), as: .dump) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
    let set = text(Set((1...20).map { "\($0)" }), as: .dump)
    #expect(set?.hasPrefix("▿ 20 members\n  - \"1\"\n  - \"10\"\n") == true)
    #expect(
      text(["b": 1, "a": 2], as: .dump)?.hasPrefix(
        "▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"") == true)
    #expect(text(Optional<Int>.none, as: .dump) == "- Optional<Int>.none\n")
    #expect(text(Date(timeIntervalSince1970: 0), as: .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  private final class Node {
    var next: Node?
  }

  @Test func aDumpGoesRoundNoCircle() {
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(text(node, as: .dump)?.contains("(circular reference detected)") == true)
  }

  @Test func addressesAreLeftOut() {
    #expect(
      "<UIView: 0x7f8a; layer = <CALayer: 0x60>>".withoutAddresses == "<UIView; layer = <CALayer>>")
  }

  @Test func valuesDescribeThemselves() {
    #expect(text(User().id, as: .description) == "1")
  }

  private enum Direction: CaseIterable { case up, down }

  @Test func aFunctionIsATableOfItsCases() {
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Int, String>.description)
    #expect(text({ $0 == .up ? 1 : 2 }, as: strategy) == "\"up\",\"1\"\n\"down\",\"2\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func bytesAreComparedByTheirNumberToo() {
    let diffing = Snapshotting<Data, Data>.data.diffing
    #expect(diffing.diff(Data([1]), Data([1])) == nil)
    #expect(diffing.diff(Data([1]), Data([2]))?.0 == "Expected data to match")
    #expect(diffing.diff(Data([1]), Data([1, 2]))?.0 == "Expected 2 bytes to match 1 bytes")
  }

  @Test func pathsAreTheirElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 0.33333, y: 4))
    path.closeSubpath()
    #expect(
      text(path as CGPath, as: .elementsDescription)
        == "MoveTo (1.0, 2.5)\nLineTo (0.333, 4.0)\nClose\n")
  }

  @Test func oneStrategyIsMadeOfAnother() {
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)" }
    #expect(text(3, as: strategy) == "3")
    #expect(text(3, as: .wait(for: 0.01, on: strategy)) == "3")
  }
}
