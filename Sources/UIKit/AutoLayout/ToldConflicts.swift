import Constraints
import CoreGraphics

/// Which conflicts of a tree were told of, until they are over.
///
/// Words are made of what was not there before alone, and of at most `most` conflicts at a time; the
/// others are counted. Those that say the same in words are the same, also where they come from
/// another engine or another constraint of the solver.
@MainActor
struct ToldConflicts {
  /// So many are told of at a time.
  nonisolated static let most = 100

  /// What is there, each with what was made of it; nil where it is only counted.
  private var known: [Cause: LayoutConflict?] = [:]
  /// How many of what is there say the same.
  private var counts: [LayoutConflict: Int] = [:]
  /// What was told of before everything was solved anew.
  private var earlier: Set<LayoutConflict> = []
  /// The last count that was told of.
  private var toldCount = 0
  /// How often a part of a conflict was put in words; for tests.
  private(set) var partCount = 0

  nonisolated init() {}

  var isEmpty: Bool { known.isEmpty && earlier.isEmpty }

  /// The same for another engine, whose solver has other keys.
  var forAnotherEngine: ToldConflicts {
    var result = ToldConflicts()
    result.earlier = earlier.union(counts.keys)
    result.toldCount = toldCount
    return result
  }

  /// What of the conflicts that are there now is to be told of.
  mutating func take(
    _ causes: [Cause], words: (Cause) -> LayoutConflict
  ) -> (new: [LayoutConflict], moreCount: Int?) {
    var present: [Cause: LayoutConflict?] = [:]
    present.reserveCapacity(causes.count)
    var keptCount = 0
    for cause in causes {
      if case .some(.some(let made)) = known[cause] {
        present[cause] = made
        keptCount += 1
      }
    }
    var new: [LayoutConflict] = []
    var made: [LayoutConflict] = []
    var omitted = 0
    for cause in causes where present[cause] == nil {
      guard keptCount < Self.most else {
        present[cause] = .some(nil)
        omitted += 1
        continue
      }
      let conflict = words(cause)
      partCount += cause.others.count + 1
      present[cause] = conflict
      keptCount += 1
      made.append(conflict)
      if counts[conflict] == nil, !earlier.contains(conflict) { new.append(conflict) }
    }
    for (cause, conflict) in known where present[cause] == nil {
      if let conflict { discount(conflict) }
    }
    for conflict in made { counts[conflict, default: 0] += 1 }
    known = present
    earlier = []
    return (new, moreCount(omitted))
  }

  private mutating func discount(_ conflict: LayoutConflict) {
    let count = counts[conflict, default: 1] - 1
    counts[conflict] = count > 0 ? count : nil
  }

  /// The count where it is to be told of: first, and whenever it has doubled. Rows bring theirs one
  /// after the other.
  private mutating func moreCount(_ count: Int) -> Int? {
    guard count > 0, count >= 2 * toldCount else {
      if count == 0 { toldCount = 0 }
      return nil
    }
    toldCount = count
    return count
  }

  /// What a conflict is made of, and all that its words may change with.
  struct Cause: Hashable {
    let broken: Part
    let others: [Part]

    struct Part: Hashable {
      let key: ConstraintKey
      /// The client's constraint, or the view or guide that brings one with it.
      let origin: ObjectIdentifier?
      /// What a client's constraint says: another one may have come in the place of one that is gone.
      var shape: Shape?

      /// Which constraint it is tells most of them apart.
      func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    struct Shape: Equatable {
      private let items: [ObjectIdentifier]
      private let attributes: [NSLayoutConstraint.Attribute]
      private let relation: NSLayoutConstraint.Relation
      private let multiplier: CGFloat
      private let constant: CGFloat
      private let priority: Float
      private let source: String?

      @MainActor
      init(_ constraint: NSLayoutConstraint) {
        items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
          .map { ObjectIdentifier($0) }
        attributes = [constraint.firstAttribute, constraint.secondAttribute]
        (relation, priority) = (constraint.relation, constraint.priority.rawValue)
        (multiplier, constant) = (constraint.multiplier, constraint.constant)
        source = constraint.source
      }
    }
  }
}
