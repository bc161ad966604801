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
    var lastUse: Int
    var recording = Recording.none
  }

  private var places: [OutlineMove: Place] = [:]
  /// The number of places at which old ones are looked for.
  private var crowd = 2
  /// Bytes of recordings.
  private(set) var bytes = 0

  /// Notes that the outline is asked for at a place; tells whether it was in an earlier frame, too, and is
  /// yet to be recorded.
  mutating func use(_ move: OutlineMove, in frame: Int) -> Bool {
    guard let index = places.index(forKey: move) else {
      if places.count >= crowd {
        keep(usedSince: frame - 1)
        crowd = max(2, 2 * places.count)
      }
      places[move] = Place(lastUse: frame)
      return false
    }
    defer { places.values[index].lastUse = frame }
    guard case .none = places.values[index].recording else { return false }
    return places.values[index].lastUse < frame
  }

  /// Keeps the coverage at a place that is used.
  mutating func record(_ recording: Recording, at move: OutlineMove) {
    places[move]?.recording = recording
    bytes += recording.size
  }

  func recording(at move: OutlineMove) -> Recording { places[move]?.recording ?? .none }

  /// Forgets places that no frame since one has asked for.
  mutating func keep(usedSince oldest: Int) {
    places = places.filter { $0.value.lastUse >= oldest }
    bytes = places.values.reduce(0) { $0 + $1.recording.size }
  }

  /// Forgets all recordings.
  mutating func forget() {
    for index in places.values.indices { places.values[index].recording = .none }
    bytes = 0
  }

  /// Lets go of all recordings for good; returns how many bytes they took.
  mutating func refuse() -> Int {
    defer { bytes = 0 }
    for index in places.values.indices where places.values[index].recording.size > 0 {
      places.values[index].recording = .refused
    }
    return bytes
  }
}
