/// What must come out the same, whichever way it was made.
package enum Comparison: String, CaseIterable, Sendable {
  /// One thread or several.
  case threads
  /// Tiles of any size.
  case tiles
  /// Painting the damage alone or everything.
  case damage
  /// A turn in which nothing happens paints nothing.
  case idle
  /// What was dumped is as it was before, and what is dumped again reads the same.
  case dump
  /// A scene shown in place of another, or shown at once.
  case reload
  /// What comes later of a scene shown in place of another, or shown at once.
  case later
  /// What hands do to a scene shown in place of another, or shown at once.
  case hands
  /// Time that goes in steps, or all at once.
  case time
  /// The same hands, watched or not, by one thread or by three.
  case replay
  /// The loops of every processor, or those of this one.
  case kernels
  /// Nothing of what was shown is left when its stage has gone.
  case gone
  /// A scene that takes over nodes of the one before it, or is read as if there had been none.
  case memory
  /// A scene whose plain nodes are read of its text, and by two threads, or of its values by one.
  case plain
  /// A scene is refused for a reason.
  case reasons
  /// The case comes to an end by itself: no trap, no more memory and no more time than there is.
  case end
}

/// What came out in two ways.
package struct Difference: Sendable {
  package let comparison: Comparison
  /// Which of the scenes, which way, and what differs.
  package let words: String
  /// Where it was found; nil where the case came to no end.
  package let part: CasePart?

  package init(_ comparison: Comparison, _ words: String, in part: CasePart? = nil) {
    self.comparison = comparison
    self.words = words
    self.part = part
  }
}

/// What a case is made of, each with its own comparisons: who looks for a failure again looks there
/// alone.
package enum CasePart: String, CaseIterable, Sendable {
  /// How scenes are read.
  case reading
  /// Every scene by itself.
  case scenes
  /// A scene in the place of another.
  case reloads
  /// What hands do.
  case events
}
