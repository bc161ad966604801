import CoreGraphics
import QuartzCore
import Scenes
import UIKit

/// What the inspector says of a layer, as rows under headings.
@MainActor
struct PropertySheet {
  struct Row {
    var name: String
    var value: String
    /// What is seen instead, while an animation makes it so.
    var shown: String?
    /// Where it comes from; nil for what needs no saying.
    var origin: String?
    var color: UIColor?
    /// Whether the value is in no file yet.
    var isChanged = false
    /// What can be edited; nil for words.
    var inspected: InspectedValue?

    /// How many lines the value is written in.
    var lines = 1

    /// In points.
    var height: CGFloat {
      if lines > 1 { return PanelLook.rowHeight + CGFloat(lines - 1) * PanelLook.lineHeight }
      return origin == nil ? PanelLook.rowHeight : PanelLook.rowHeight + 12
    }

    /// Whether it reads the same, so that nothing has to be drawn.
    func isSame(as other: Row) -> Bool {
      name == other.name && value == other.value && shown == other.shown && origin == other.origin
        && color == other.color && isChanged == other.isChanged
    }
  }

  struct Section {
    var title: String
    var rows: [Row]
  }

  private(set) var sections: [Section] = []

  /// What is said even where it is as a fresh object has it.
  private static let always: Set = ["frame", "alpha", "opacity", "backgroundColor", "isHidden"]

  init() {}

  /// `place` turns a range of the files into `cards.json:41`.
  init(
    _ item: InspectedLayer, in scene: LiveScene, showsStandard: Bool, touch: [Row],
    isChanged: (InspectedValue) -> Bool, place: (SourceRange) -> String?
  ) {
    let values = scene.inspect(item.layer, as: item.node)
    func row(_ inspected: InspectedValue) -> Row {
      Self.row(inspected, isChanged: isChanged(inspected), place: place)
    }
    let isSaid = { (inspected: InspectedValue) in
      !inspected.isStandard || Self.always.contains(inspected.property.name)
    }
    let said = values.filter(isSaid)
    let groups: [(String, (InspectedValue) -> Bool)] = [
      ("Place", { $0.property.stage < .appearance && !$0.isOnRootLayer }),
      ("Look and behaviour", { $0.property.stage >= .appearance && !$0.isOnRootLayer }),
      ("Layer", { $0.isOnRootLayer }),
    ]
    for (title, belongs) in groups {
      add(title, said.filter(belongs).map(row))
    }
    add("Animations", Self.animations(of: item.layer))
    add("Constraints", scene.constraintWords(of: item.layer).map { Self.words($0.name, $0.value) })
    add("A touch here", touch)
    if showsStandard {
      add("As a fresh one has it", values.filter { !isSaid($0) }.map(row))
    }
  }

  private mutating func add(_ title: String, _ rows: [Row]) {
    if !rows.isEmpty { sections.append(Section(title: title, rows: rows)) }
  }

  private static func words(_ name: String, _ value: String) -> Row {
    Row(name: name, value: value)
  }

  private static func animations(of layer: CALayer) -> [Row] {
    (layer.animationKeys() ?? []).compactMap { key in
      layer.animation(forKey: key).map { words(key, $0.text) }
    }
  }

  private static func row(
    _ inspected: InspectedValue, isChanged: Bool, place: (SourceRange) -> String?
  ) -> Row {
    var row = Row(name: inspected.property.name, value: inspected.value.short)
    row.inspected = inspected
    row.isChanged = isChanged
    row.shown = inspected.shown?.short
    if case .color(let color?) = inspected.shown ?? inspected.value { row.color = color.uiColor }
    row.origin =
      switch inspected.origin {
      case .standard: nil
      case .follows(let name): "with ‘\(name)’"
      case .file(let range): place(range)
      case .runTime(let range?): (place(range) ?? "file") + " — changed since"
      case .runTime(nil): isChanged ? "changed here" : "by layout, an action or a hand"
      case .animation(let key): "animation ‘\(key)’"
      }
    return row
  }

  /// Whether other rows read the same in all sections.
  func isSame(as other: PropertySheet) -> Bool {
    sections.elementsEqual(other.sections) { left, right in
      left.title == right.title && left.rows.elementsEqual(right.rows) { $0.isSame(as: $1) }
    }
  }

  /// Whether other rows are about the same, so that those that differ can be shown in place.
  func hasSameRows(as other: PropertySheet) -> Bool {
    sections.elementsEqual(other.sections) { left, right in
      left.title == right.title
        && left.rows.elementsEqual(right.rows) { $0.name == $1.name && $0.height == $1.height }
    }
  }
}

extension PropertyValue {
  /// As a row has room for it.
  var short: String { String(text.prefix(120)) }
}
