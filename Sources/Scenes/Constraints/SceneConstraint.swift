import UIKit

/// A constraint as a scene has it, read and checked but for where its nodes are in the tree.
package struct SceneConstraint: Equatable, Sendable {
  typealias Attribute = NSLayoutConstraint.Attribute

  var first: Item
  var attribute: Attribute
  var relation: NSLayoutConstraint.Relation
  /// Nil for a length that is compared with a number.
  var second: Item?
  var secondAttribute = Attribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  /// Where the file has it, for reports.
  var source: Source

  /// A node, or a guide of it.
  struct Item: Equatable, Sendable {
    var node: Node
    var part: Part?
  }

  enum Node: Equatable, Sendable {
    /// The node that has the constraint.
    case owner
    case superview
    /// A view by its full name.
    case named(String)
  }

  /// A guide of a view.
  enum Part: String, CaseIterable, Sendable {
    case margins
    case safeArea
    case readable
    case keyboard
    /// What a scroll view scrolls.
    case content
    /// A scroll view's own rectangle.
    case frame
  }

  /// Two constraints that stand in different places and say the same are the same.
  struct Source: Equatable, Sendable {
    /// Nil for what stands in no file.
    let place: SourcePlace?

    /// The file and the line.
    var words: String? {
      place.map { "\(ScenePath.name(of: $0.file.path)):\($0.start.line)" }
    }

    static func == (first: Source, second: Source) -> Bool { true }
  }
}

extension SceneConstraint {
  /// The attributes by the words for them.
  static let attributes: [(name: String, attribute: Attribute)] = [
    ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right),
    ("top", .top), ("bottom", .bottom), ("width", .width), ("height", .height),
    ("centerX", .centerX), ("centerY", .centerY), ("firstBaseline", .firstBaseline),
    ("lastBaseline", .lastBaseline),
  ]

  static func attribute(named name: String) -> Attribute? {
    attributes.first { $0.name == name }?.attribute
  }

  /// Whether it says where something lies, and not how large it is.
  var isOfPlace: Bool { attribute != .width && attribute != .height }

  /// What may be compared with what.
  static func axis(of attribute: Attribute) -> String {
    switch attribute {
    case .width, .height: "a length"
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: "a place from top to bottom"
    default: "a place from side to side"
    }
  }

  static func canCompare(_ first: Attribute, _ second: Attribute) -> Bool {
    guard axis(of: first) == axis(of: second) else { return false }
    let reading: Set<Attribute> = [.leading, .trailing]
    let absolute: Set<Attribute> = [.left, .right]
    return !(reading.contains(first) && absolute.contains(second))
      && !(absolute.contains(first) && reading.contains(second))
  }
}
