import Pixels

/// Where an outline is asked for, and its coverage where that was more than once.
///
/// Most outlines have one place, and those that move another one with each frame; that of a symbol may
/// have thousands.
struct OutlinePlaces {
  enum Recording {
    case none
    case stencil(Stencil, FillRule)
    /// It takes too much memory.
    case refused

    var size: Int {
      guard case .stencil(let stencil, _) = self else { return 0 }
      return stencil.size
    }
  }

  private struct Place {
    let move: OutlineMove
    var lastUse: Int
    var recording = Recording.none
  }

  /// In no order.
  private var places: ContiguousArray<Place> = []
  /// Where many places stand; empty while there are few.
  private var order: [OutlineMove: Int] = [:]
  /// The number of places at which old ones are looked for.
  private var crowd = 2
  /// Bytes of recordings.
  private(set) var bytes = 0

  /// So many places are found by looking at each.
  private static let few = 8

  private func index(of move: OutlineMove) -> Int? {
    order.isEmpty ? places.firstIndex { $0.move == move } : order[move]
  }

  /// Notes that the outline is asked for at a place; tells whether it was in an earlier frame, too, and is
  /// yet to be recorded.
  mutating func use(_ move: OutlineMove, in frame: Int) -> Bool {
    guard let index = index(of: move) else {
      if places.count >= crowd {
        keep(usedSince: frame - 1)
        crowd = max(2, 2 * places.count)
      }
      places.append(Place(move: move, lastUse: frame))
      if !order.isEmpty {
        order[move] = places.count - 1
      } else if places.count > Self.few {
        findOrder()
      }
      return false
    }
    defer { places[index].lastUse = frame }
    guard case .none = places[index].recording else { return false }
    return places[index].lastUse < frame
  }

  private mutating func findOrder() {
    order.removeAll(keepingCapacity: places.count > Self.few)
    guard places.count > Self.few else { return }
    for (index, place) in places.enumerated() { order[place.move] = index }
  }

  /// Keeps the coverage at a place that is used.
  mutating func record(_ recording: Recording, at move: OutlineMove) {
    guard let index = index(of: move) else { return }
    places[index].recording = recording
    bytes += recording.size
  }

  func recording(at move: OutlineMove) -> Recording {
    index(of: move).map { places[$0].recording } ?? .none
  }

  /// Forgets places that no frame since one has asked for.
  mutating func keep(usedSince oldest: Int) {
    places.removeAll { $0.lastUse < oldest }
    if !order.isEmpty { findOrder() }
    bytes = places.reduce(0) { $0 + $1.recording.size }
  }

  /// Forgets all recordings.
  mutating func forget() {
    for index in places.indices { places[index].recording = .none }
    bytes = 0
  }

  /// Lets go of all recordings for good; returns how many bytes they took.
  mutating func refuse() -> Int {
    defer { bytes = 0 }
    for index in places.indices where places[index].recording.size > 0 {
      places[index].recording = .refused
    }
    return bytes
  }
}
