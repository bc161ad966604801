import CoreGraphics

// The cells of an emitter: a list of objects, which may have cells of their own.

extension ValueDecoder {
  private static let otherKeys = [
    "name", "isEnabled", "color", "contents", "contentsRect", "emitterCells",
  ]
  /// Cells of cells deeper than this are none that anybody can follow.
  private static let deepest = 8

  mutating func cells(_ value: JSONValue, depth: Int = 0) -> [CellValue]? {
    if value.isNull { return [] }
    guard let elements = value.elements else { return mismatch(value, .cells) }
    guard depth < Self.deepest else {
      diagnostics.error(
        .nestingTooDeep, "cells are nested deeper than \(Self.deepest)", at: value.range)
      return nil
    }
    var cells: [CellValue] = []
    for element in elements {
      guard let cell = cell(element, depth: depth) else { return nil }
      cells.append(cell)
    }
    return cells
  }

  private mutating func cell(_ value: JSONValue, depth: Int) -> CellValue? {
    guard let members = value.members else { return mismatch(value, .cells) }
    var cell = CellValue()
    for member in members {
      let isRead =
        if let property = CellProperty.named(member.key) {
          read(member.value, as: property, into: &cell)
        } else {
          read(member, into: &cell, depth: depth)
        }
      guard isRead else { return nil }
    }
    // A picture tells its scale where the cell does not.
    if let image = cell.image, value["contentsScale"] == nil,
      let scale = CellProperty.named("contentsScale")
    {
      cell.set(scale, image.scale)
    }
    return cell
  }

  private mutating func read(
    _ value: JSONValue, as property: CellProperty, into cell: inout CellValue
  ) -> Bool {
    let number =
      property.isAngle
      ? angle(value).map { $0 * 180 / .pi }
      : self.number(value, in: property.range, .number(property.range))
    guard let number else { return false }
    cell.set(property, number)
    return true
  }

  /// What is no number; false after an error.
  private mutating func read(
    _ member: JSONMember, into cell: inout CellValue, depth: Int
  ) -> Bool {
    switch (member.key, decodeOther(member)) {
    case ("name", .text(let name)?): cell.name = name
    case ("isEnabled", .bool(let isEnabled)?): cell.isEnabled = isEnabled
    case ("color", .color(let color)?): cell.color = color
    case ("contents", .image(let image)?): cell.image = image
    case ("contentsRect", .rect(let origin, let size)?):
      cell.part = CGRect(origin: origin.point(in: .zero), size: size.size(in: .zero))
    case ("emitterCells", _):
      guard let cells = cells(member.value, depth: depth + 1) else { return false }
      cell.cells = cells
    default: return false
    }
    return true
  }

  private mutating func decodeOther(_ member: JSONMember) -> PropertyValue? {
    switch member.key {
    case "name": return decode(member.value, as: .text)
    case "isEnabled": return decode(member.value, as: .bool)
    case "color": return decode(member.value, as: .color)
    case "contents": return decode(member.value, as: .image)
    case "contentsRect": return decode(member.value, as: .unitRect)
    case "emitterCells": return nil
    default:
      let known = Self.otherKeys + CellProperty.all.map(\.name)
      diagnostics.error(
        .wrongValue, "unknown key \(Diagnostic.quoted(member.key)) in a cell",
        at: member.keyRange, suggestion: closestMatch(to: member.key, among: known))
      return nil
    }
  }
}
