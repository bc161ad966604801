import Foundation
import Synchronization

/// Elements of a long list that another thread reads while the parser is on its way to them.
///
/// Where a list of objects goes on in the middle of a large file, what follows is read as if the parser had
/// come there. It takes that over if it does come there, between two elements of a list; if it does not, as
/// when all of that stands inside a text, nothing has happened.
final class JSONAhead: @unchecked Sendable {
  /// Where the first element begins.
  let start: Int
  private let state = Atomic(State.waiting)
  private let done = DispatchSemaphore(value: 0)
  /// Set before `done` is signalled.
  private var result: Result?

  private enum State: UInt8, AtomicRepresentable {
    case waiting, reading, refused
  }

  /// What was read, up to the end of an element.
  struct Result {
    let elements: [JSONValue]
    let end: Int
    let line: JSONLexerLine
    let valueCount: Int
    /// Nodes in the elements, themselves not counted.
    let nodeCount: Int
  }

  /// Smaller files are read sooner than told to another thread.
  static let leastBytes = 256 << 10
  /// What is nested deeper than this is not read ahead.
  static let nesting = 64

  /// Begins to read; nil where there is nothing to begin with.
  init?(_ file: SourceFile, limits: JSONParser.Limits) {
    let least = limits.ahead == .byThread ? Self.leastBytes : 0
    guard limits.ahead != .never, limits.readsPlainly, file.bytes.count >= least,
      file.bytes.count <= SourceFile.byteLimit, limits.nesting >= 2 * Self.nesting,
      let start = Self.start(in: file.bytes)
    else { return nil }
    self.start = start
    if limits.ahead == .atOnce {
      result = JSONParser.readAhead(file, from: start, limits)
      state.store(.reading, ordering: .relaxed)
      done.signal()
      return
    }
    let thread = Thread { [self] in
      guard
        state.compareExchange(expected: .waiting, desired: .reading, ordering: .relaxed).exchanged
      else { return }
      result = JSONParser.readAhead(file, from: start, limits)
      done.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// What was read, for which the caller waits; nil where it may as well read for itself.
  func take() -> Result? {
    if state.compareExchange(expected: .waiting, desired: .refused, ordering: .relaxed).exchanged {
      return nil
    }
    done.wait()
    done.signal()
    return result
  }

  /// Where an object begins that follows another one in a list, near the middle, and of those near there
  /// one of the outermost list.
  ///
  /// The middle may be in a text. If nothing is found as if it were not, it is.
  private static func start(in bytes: [UInt8]) -> Int? {
    start(in: bytes, isInString: false) ?? start(in: bytes, isInString: true)
  }

  private static func start(in bytes: [UInt8], isInString: Bool) -> Int? {
    var best: (depth: Int, offset: Int)?
    var (depth, isInString) = (0, isInString)
    // As far as an object may be long; a few are looked at, for what is found may be in one of them.
    let middle = bytes.count / 2
    let end = min(bytes.count, middle + leastBytes / 4)
    var last: UInt8 = 0
    var lastButOne: UInt8 = 0
    bytes.withUnsafeBufferPointer { bytes in
      var offset = middle
      while offset < end {
        let byte = bytes[offset]
        if isInString {
          if byte == UInt8(ascii: "\\") { offset += 1 }
          if byte == UInt8(ascii: "\"") { isInString = false }
          offset += 1
          continue
        }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          offset += 1
          continue
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"):
          if last == UInt8(ascii: ","), lastButOne == UInt8(ascii: "}"),
            best.map({ depth < $0.depth }) ?? true
          {
            best = (depth, offset)
          }
          depth += 1
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        (lastButOne, last) = (last, byte)
        offset += 1
      }
    }
    return best?.offset
  }
}

extension JSONParser {
  /// Reads elements of a list as long as they are plain; nil where there is a mistake in one.
  fileprivate static func readAhead(
    _ file: SourceFile, from start: Int, _ limits: Limits
  ) -> JSONAhead.Result? {
    var limits = limits
    limits.nesting = JSONAhead.nesting
    limits.ahead = .never
    var parser = JSONParser(file, limits: limits, budget: JSONBudget())
    // A little more than half of what there may be in all: whatever these are, memory has an end.
    parser.budget.nodes = parser.budget.nodes / 8 * 5
    parser.budget.values = parser.budget.values / 8 * 5
    return parser.readElements(from: start)
  }

  private mutating func readElements(from start: Int) -> JSONAhead.Result? {
    guard lexer.begin(at: start) else { return nil }
    var list = JSONParserFrame(kind: .array, start: start, indent: 0)
    list.holdsNodes = true
    list.holdsShapes = limits.leavesUnread
    frames.append(list)
    lists.append([])
    floor = frames.count
    readPlainly()
    guard lexer.problems.isEmpty, suspect == nil, let whole, !lists[1].isEmpty else { return nil }
    return JSONAhead.Result(
      elements: lists[1], end: whole.end, line: whole.line, valueCount: whole.valueCount,
      nodeCount: whole.nodeCount - lists[1].count)
  }

  /// Takes over what was read ahead, if that is where the parser is.
  mutating func takeAhead(_ frame: inout JSONParserFrame) -> Bool {
    guard let ahead, ahead.start == lexer.offset, frame.kind == .array,
      frame.expectation == .value, frames.count + JSONAhead.nesting <= limits.nesting
    else { return false }
    self.ahead = nil
    guard let read = ahead.take(),
      budget.take(
        values: read.valueCount,
        nodes: read.nodeCount + (frame.holdsNodes ? read.elements.count : 0))
    else { return false }
    lists[lists.count - 1].append(contentsOf: read.elements)
    lexer.offset = read.end
    lexer.line = read.line
    frame.expectation = .separator
    frame.lastEnd = read.end
    return true
  }
}

extension JSONLexer {
  /// Begins in the middle of a line, as if all before had been read; false where that line may begin with a
  /// comment.
  fileprivate mutating func begin(at start: Int) -> Bool {
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n"),
      bytes[lineStart - 1] != UInt8(ascii: "\r")
    {
      lineStart -= 1
    }
    var first = lineStart == 0 && SourceFile.startsWithByteOrderMark(bytes) ? 3 : lineStart
    let begin = first
    while bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") { first += 1 }
    guard bytes[first] != UInt8(ascii: "/"), bytes[first] != UInt8(ascii: "*") else { return false }
    line.start = begin
    if first < start {
      line.note(first)
      line.note(first)
    }
    offset = start
    return true
  }
}
