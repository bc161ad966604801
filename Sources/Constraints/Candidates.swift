/// Places that may be left with profit, those first that nobody misses.
struct Candidates {
  enum Rank {
    case undecided
    case wish
    case required
  }

  private var undecided = PlaceQueue()
  private var wishes = PlaceQueue()
  private var required = PlaceQueue()

  mutating func grow(to count: Int) {
    undecided.grow(to: count)
    wishes.grow(to: count)
    required.grow(to: count)
  }

  mutating func append(_ place: Int, rank: Rank) {
    switch rank {
    case .undecided: undecided.append(place)
    case .wish: wishes.append(place)
    case .required: required.append(place)
    }
  }

  mutating func popFirst() -> Int? {
    undecided.popFirst() ?? wishes.popFirst() ?? required.popFirst()
  }

  mutating func removeAll() {
    undecided.removeAll()
    wishes.removeAll()
    required.removeAll()
  }
}
