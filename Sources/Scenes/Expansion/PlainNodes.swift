import Foundation
import Synchronization

/// The elements of a list of nodes in pieces, with the nodes of those that can be read by themselves.
///
/// Of a long list another thread reads pieces from the end on, until both meet. What it reads is looked at in
/// order, as if it had just been read.
final class PlainNodes: @unchecked Sendable {
  private static let usualLength = 2048
  /// Shorter lists are read sooner than told to another thread.
  private static let leastForThread = 4 * usualLength
  private let length: Int

  /// The elements of a list that are read one by one, after which it is known what the others may be.
  static func first(_ limits: ExpansionLimits) -> Int { limits.text.ahead == .atOnce ? 2 : 8 }

  struct Piece {
    let range: Range<Int>
    let nodes: [PlainNodeReader.Node?]
  }

  private let elements: ArraySlice<JSONValue>
  private let standard: SceneClass
  private let isResolved: Bool
  private let limits: ExpansionLimits
  /// What neither thread has begun with.
  private let open: Mutex<Range<Int>>
  private let done = DispatchSemaphore(value: 0)
  /// What the other thread has read, the last piece first; its own until `done` is signalled.
  private var later: [Piece] = []
  private var hasThread = false
  private var isWaiting = true

  init(
    _ elements: ArraySlice<JSONValue>, of standard: SceneClass, isResolved: Bool,
    limits: ExpansionLimits
  ) {
    self.elements = elements
    self.standard = standard
    self.isResolved = isResolved
    self.limits = limits
    length = limits.text.ahead == .atOnce ? 3 : Self.usualLength
    open = Mutex(elements.startIndex..<elements.endIndex)
  }

  /// The next elements in order; nil after the last.
  func next(_ places: inout PropertyPlaces, _ decoder: inout ValueDecoder) -> Piece? {
    beginThread(places)
    if let range = claimFirst() { return read(range, &places, &decoder) }
    if isWaiting, hasThread, open.withLock({ $0.upperBound }) < elements.endIndex { done.wait() }
    isWaiting = false
    return later.popLast()
  }

  /// Nothing more is asked for.
  func end() { open.withLock { $0 = $0.lowerBound..<$0.lowerBound } }

  private func claimFirst() -> Range<Int>? {
    open.withLock { open in
      guard !open.isEmpty else { return nil }
      let end = min(open.lowerBound + length, open.upperBound)
      defer { open = end..<open.upperBound }
      return open.lowerBound..<end
    }
  }

  private func claimLast(from first: Int) -> Range<Int>? {
    open.withLock { open in
      guard open.upperBound > max(open.lowerBound, first) else { return nil }
      let start = max(open.upperBound - length, open.lowerBound, first)
      defer { open = open.lowerBound..<start }
      return start..<open.upperBound
    }
  }

  /// Has the other thread begin as soon as it is known what there is to read.
  private func beginThread(_ places: PropertyPlaces) {
    let least = limits.text.ahead == .atOnce ? 0 : Self.leastForThread
    guard !hasThread, limits.text.ahead != .never, elements.count >= least else { return }
    var places = places
    guard let shape = elements.last?.unread, places.reader(of: shape, for: standard) != nil else {
      return
    }
    hasThread = true
    if limits.text.ahead == .atOnce {
      return readLater(places, from: (elements.startIndex + elements.endIndex) / 2)
    }
    let known = places
    let thread = Thread { [self] in readLater(known, from: elements.startIndex) }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Reads piece after piece from the end on, down to an element.
  private func readLater(_ places: PropertyPlaces, from first: Int) {
    var (places, decoder) = (places, ValueDecoder(diagnostics: DiagnosticList()))
    decoder.budget = ValueBudget(limits)
    while let range = claimLast(from: first) {
      later.append(read(range, &places, &decoder))
    }
    done.signal()
  }

  private func read(
    _ range: Range<Int>, _ places: inout PropertyPlaces, _ decoder: inout ValueDecoder
  ) -> Piece {
    let part = elements[range]
    var nodes: [PlainNodeReader.Node?] = []
    nodes.reserveCapacity(range.count)
    var patience = Patience()
    var index = range.lowerBound
    while index < range.upperBound {
      if let shape = part[index].unread, let reader = places.reader(of: shape, for: standard) {
        index = reader.read(
          part, from: index, into: &nodes, &decoder, &patience, isResolved: isResolved)
      } else {
        nodes.append(nil)
        index += 1
      }
    }
    return Piece(range: range, nodes: nodes)
  }
}
