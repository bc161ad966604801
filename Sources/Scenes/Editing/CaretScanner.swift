/// Reads a file by its brackets, quotes, colons and commas, and keeps what is open at one offset.
struct CaretScanner {
  private let bytes: [UInt8]
  private let offset: Int
  private var position = 0
  private var frames: [Frame] = []
  /// What stands at the offset; nil before it is reached.
  private(set) var found: Found?
  /// The containers that are open at the offset; members that come later are added to them.
  private var kept: [Frame] = []
  /// How many of these are still open.
  private var openCount = 0

  /// No scene is deeper; of brackets that only open there can be millions.
  private static let deepest = 512
  /// Of so many keys of one object is kept note.
  private static let mostMembers = 512

  struct Found {
    let spot: Caret.Spot
    let token: Range<Int>
    var isQuoted = false
    var isClosed = false
    let steps: [String]
  }

  private struct Frame {
    let isObject: Bool
    /// The step from the container around it; "0" for a place in a list.
    let step: String
    /// Those with plain texts or without values: classes and names tell what an object is.
    var members: [JSONMember] = []
    /// The key that a value is awaited for, or the one that has come last.
    var key: String?
    var isAtValue = false
  }

  init(bytes: [UInt8], offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// The containers around the offset as one value, without what else is in them.
  var skeleton: JSONValue {
    var inner: JSONValue?
    for (index, frame) in kept.enumerated().reversed() {
      let step = index + 1 < kept.count ? kept[index + 1].step : nil
      if frame.isObject {
        var members = frame.members.filter { $0.key != step }
        if let step, let inner { members.append(JSONMember(key: step, value: inner)) }
        inner = JSONValue(.object(members))
      } else {
        inner = JSONValue(.array(inner.map { [$0] } ?? []))
      }
    }
    return inner ?? JSONValue(.object([]))
  }

  mutating func run() {
    while position < bytes.count {
      if found != nil, openCount == 0 { return }
      let start = position
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        meet(gapEndingAt: start)
        open(isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        meet(gapEndingAt: start)
        close()
      case UInt8(ascii: ":"):
        meet(gapEndingAt: start)
        update { $0.isAtValue = $0.isObject && $0.key != nil }
        position += 1
      case UInt8(ascii: ","):
        meet(gapEndingAt: start)
        endMember()
        position += 1
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "/"): skipComment()
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: readWord()
      }
    }
    meet(gapEndingAt: bytes.count)
  }

  // MARK: The offset

  /// Notes the offset where it lies before a token that begins here.
  private mutating func meet(gapEndingAt start: Int) {
    guard found == nil, offset <= start else { return }
    keep(Found(spot: frames.isEmpty ? .nothing : spot, token: offset..<offset, steps: steps))
  }

  private mutating func keep(_ found: Found) {
    self.found = found
    kept = frames
    openCount = frames.count
  }

  private var spot: Caret.Spot {
    guard let frame = frames.last else { return .nothing }
    return frame.isObject && !frame.isAtValue ? .key : .value
  }

  /// The way to what is written next: to the object for a key, to the value for a value.
  private var steps: [String] {
    var steps = frames.dropFirst().map(\.step)
    if let frame = frames.last {
      if !frame.isObject {
        steps.append("0")
      } else if frame.isAtValue, let key = frame.key {
        steps.append(key)
      }
    }
    return steps
  }

  // MARK: Tokens

  private mutating func open(isObject: Bool) {
    guard frames.count < Self.deepest else {
      position = bytes.count
      return
    }
    let step = frames.last.map { $0.isObject ? $0.key ?? "" : "0" } ?? ""
    frames.append(Frame(isObject: isObject, step: step))
    position += 1
  }

  private mutating func close() {
    endMember()
    position += 1
    guard !frames.isEmpty else { return }
    frames.removeLast()
    openCount = min(openCount, frames.count)
    update { $0.isAtValue = false }
  }

  /// The end of a member: its key was there, whatever its value was.
  private mutating func endMember() {
    if let key = frames.last?.key { add(JSONMember(key: key, value: nil)) }
    update {
      $0.key = nil
      $0.isAtValue = false
    }
  }

  private mutating func add(_ member: JSONMember) {
    func put(_ frame: inout Frame) {
      guard frame.members.count < Self.mostMembers,
        !frame.members.contains(where: { $0.key == member.key })
      else { return }
      frame.members.append(member)
    }
    // Only what is around the offset is asked for.
    if found != nil {
      if frames.count <= openCount, !frames.isEmpty { put(&kept[frames.count - 1]) }
    } else {
      update(put)
    }
  }

  private mutating func update(_ change: (inout Frame) -> Void) {
    if !frames.isEmpty { change(&frames[frames.count - 1]) }
  }

  private mutating func readString() {
    let start = position
    meet(gapEndingAt: start)
    position += 1
    var isClosed = false
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
      if byte == UInt8(ascii: "\"") {
        isClosed = true
        break
      }
    }
    position = min(position, bytes.count)
    let inside = isClosed ? start + 1..<position : start + 1..<position + 1
    if found == nil, inside.contains(offset) {
      keep(
        Found(
          spot: spot, token: start..<position, isQuoted: true, isClosed: isClosed, steps: steps))
    }
    take(
      String(
        decoding: bytes[start + 1..<max(start + 1, position - (isClosed ? 1 : 0))], as: UTF8.self))
  }

  private mutating func readWord() {
    let start = position
    meet(gapEndingAt: start - 1)
    while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    if found == nil, (start...position).contains(offset) {
      keep(Found(spot: spot, token: start..<position, steps: steps))
    }
    take(nil)
  }

  /// A text or a word has been read: a key, or the value of one.
  private mutating func take(_ text: String?) {
    guard let frame = frames.last, frame.isObject else { return }
    if frame.isAtValue, let key = frame.key {
      add(JSONMember(key: key, value: text.map { JSONValue($0) } ?? nil))
      update {
        $0.key = nil
        $0.isAtValue = false
      }
    } else {
      // A key without a value, where there are two in a row.
      update { $0.key = text }
    }
  }

  private mutating func skipComment() {
    let start = position
    meet(gapEndingAt: start)
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch second {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += 1
      }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count,
        bytes[position - 1] != UInt8(ascii: "/") || bytes[position - 2] != UInt8(ascii: "*")
          || position < start + 4
      {
        position += 1
      }
    default: position += 1
    }
    if found == nil, start < offset, offset <= position {
      keep(Found(spot: .nothing, token: offset..<offset, steps: steps))
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
