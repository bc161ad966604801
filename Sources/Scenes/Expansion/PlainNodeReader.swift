import CoreGraphics

/// Makes nodes of objects that nobody has read yet, all of one shape: properties alone, and maybe a class.
///
/// It has nothing but the text, says nothing, and counts nothing, so that it may read on any thread what
/// comes later. Whatever is not just as it should be, it leaves to those who can say so.
final class PlainNodeReader: Sendable {
  let shape: JSONShape
  let sceneClass: SceneClass
  /// By the shape's keys.
  private let parts: [Part]
  private let kinds: [ValueKind]
  private let settingCount: Int
  private let areInOrder: Bool
  private let className: String?

  private struct Part: Sendable {
    let keyLength: Int
    /// Of the property; below 0 for the class's name.
    let place: Int
    let form: Form
  }

  fileprivate enum Form: Sendable {
    case rect, color, other
  }

  /// A node, and what making it takes of what there may be in all.
  struct Node {
    let node: SceneNode
    let valueCount: Int32
    let textBytes: Int32
    let pathSteps: Int32
    let isView: Bool
  }

  /// Nil where some of the values are more than their text.
  init?(_ plain: PropertyPlaces.Plain, _ shape: JSONShape) {
    var places: [Int?] = shape.keys.map { _ in nil }
    var kinds = shape.keys.map { _ in ValueKind.text }
    if let index = plain.namedClass?.index { places[index] = -1 }
    for (index, place) in plain.properties {
      (places[index], kinds[index]) = (place, plain.sceneClass.properties[place].kind)
    }
    guard kinds.allSatisfy(\.isInText) else { return nil }
    var parts: [Part] = []
    for (index, key) in shape.keys.enumerated() {
      guard let place = places[index] else { return nil }
      let form: Form =
        switch kinds[index] {
        case .rect: .rect
        case .color, .optionalColor: .color
        default: .other
        }
      parts.append(Part(keyLength: key.length, place: place, form: form))
    }
    self.shape = shape
    (self.parts, self.kinds) = (parts, kinds)
    sceneClass = plain.sceneClass
    className = plain.namedClass?.name
    settingCount = plain.properties.count
    areInOrder = plain.areInOrder
  }

  /// Reads elements as long as they are of the shape; nil stands for one that is to be read by the longer
  /// way. Tells where it ended.
  ///
  /// `decoder` is one for this alone. Where the objects are not resolved, a `$` may be more than a letter.
  func read(
    _ elements: ArraySlice<JSONValue>, from start: Int, into nodes: inout [Node?],
    _ decoder: inout ValueDecoder, _ patience: inout Patience, isResolved: Bool
  ) -> Int {
    let bytes = shape.file.bytes
    let text = bytes.span
    var index = start
    while index < elements.endIndex, elements[index].isUnread(of: shape) {
      var read: Node?
      if patience.allows() {
        read = node(text, elements[index].range, &decoder, isResolved)
        if read == nil { patience.miss() } else { patience.hit() }
      }
      nodes.append(read)
      index += 1
    }
    return index
  }

  /// The node of an object of the shape.
  func node(_ range: SourceRange, _ decoder: inout ValueDecoder, isResolved: Bool) -> Node? {
    let bytes = shape.file.bytes
    return node(bytes.span, range, &decoder, isResolved)
  }

  private func node(
    _ text: Span<UInt8>, _ range: SourceRange, _ decoder: inout ValueDecoder, _ isResolved: Bool
  ) -> Node? {
    let (old, attempts) = (decoder.budget, decoder.diagnostics.attempts)
    var valueCount = 0
    var settings: [SceneNode.Setting] = []
    settings.reserveCapacity(settingCount)
    var walk = JSONShape.Walk(range)
    var isWhole = true
    for index in 0..<parts.count {
      let part = parts[index]
      walk.goToKey(text)
      walk.goToValue(text, behind: part.keyLength)
      let start = walk.offset
      guard part.place >= 0 else {
        guard walk.value(text).string == className else {
          isWhole = false
          break
        }
        continue
      }
      guard
        let value = walk.plainValue(text, part.form, &valueCount)
          ?? read(text, &walk, kinds[index], &decoder, isResolved, &valueCount)
      else {
        isWhole = false
        break
      }
      settings.append(
        SceneNode.Setting(
          property: part.place, value: value, range: walk.range(from: start, to: walk.offset)))
    }
    guard isWhole, decoder.diagnostics.attempts == attempts else {
      decoder.budget = old
      return nil
    }
    if !areInOrder { settings.sort { $0.property < $1.property } }
    return Node(
      node: SceneNode(sceneClass: sceneClass, range: range, settings: settings),
      valueCount: Int32(truncatingIfNeeded: valueCount),
      textBytes: Int32(decoder.budget.textBytes - old.textBytes),
      pathSteps: Int32(decoder.budget.pathSteps - old.pathSteps), isView: sceneClass.isView)
  }

  private func read(
    _ text: Span<UInt8>, _ walk: inout JSONShape.Walk, _ kind: ValueKind,
    _ decoder: inout ValueDecoder, _ isResolved: Bool, _ valueCount: inout Int
  ) -> PropertyValue? {
    let value = walk.value(text)
    if !isResolved, value.mayRefer { return nil }
    valueCount += value.elements?.count ?? 0
    return decoder.decode(value, as: kind)
  }
}

extension ValueKind {
  /// Whether a value that is no object is all that it takes, and to read it asks for nothing else.
  fileprivate var isInText: Bool {
    switch self {
    case .image, .filters, .cells, .runs: false
    default: true
    }
  }
}

extension JSONShape.Walk {
  /// What most values are, at once: places and sizes in numbers, and colours in digits. Nil, with nothing
  /// done, for all else.
  @inline(__always)
  fileprivate mutating func plainValue(
    _ text: Span<UInt8>, _ form: PlainNodeReader.Form, _ count: inout Int
  ) -> PropertyValue? {
    switch form {
    case .rect:
      guard let sides = fourLengths(text) else { return nil }
      count += 4
      return .rect(CGRect(x: sides.x, y: sides.y, width: sides.z, height: sides.w))
    case .color: return hexadecimalColor(text).map { .color($0) }
    case .other: return nil
    }
  }

  @inline(__always)
  private mutating func fourLengths(_ text: Span<UInt8>) -> SIMD4<Double>? {
    guard text[offset] == UInt8(ascii: "[") else { return nil }
    var sides = SIMD4<Double>.zero
    let start = offset
    for index in 0..<4 {
      guard index == 0 || text[offset] == UInt8(ascii: ",") else { break }
      offset += 1
      skipSpace(text)
      guard let (number, end) = PlainText.number(text, offset),
        ValueKind.geometry.contains(number)
      else { break }
      sides[index] = number
      offset = end
      skipSpace(text)
      if index == 3, text[offset] == UInt8(ascii: "]") {
        offset += 1
        return sides
      }
    }
    offset = start
    return nil
  }

  @inline(__always)
  private mutating func hexadecimalColor(_ text: Span<UInt8>) -> ColorValue? {
    guard text[offset] == UInt8(ascii: "\""), text[offset + 1] == UInt8(ascii: "#"),
      let (bits, count) = ColorText.digits(text, from: offset + 2),
      text[offset + 2 + count] == UInt8(ascii: "\"")
    else { return nil }
    offset += count + 3
    return .bytes(bits)
  }
}
