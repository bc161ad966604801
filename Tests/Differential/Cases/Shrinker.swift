import Scenes

/// Makes a JSON value smaller as long as something holds of it, without knowing what it means.
///
/// Parts are left out, the largest first; what is left becomes simpler. What stands at the same place
/// in all versions of one thing goes from all at once, before each is looked at by itself: where only
/// some have it the versions differ by more than they did, and less can be left out. The same value
/// and the same answers give the same result.
package struct Shrinker {
  /// How many smaller values were tried.
  package private(set) var tries = 0
  let limit: Int
  /// The key of the list whose elements are versions of one thing.
  let versions: String?
  private let holds: (JSONValue) -> Bool
  private(set) var whole: JSONValue = [:]
  private var hasChanged = false

  /// `limit` is how many values are tried at most.
  package init(
    limit: Int, versions: String? = nil, while holds: @escaping (JSONValue) -> Bool
  ) {
    self.limit = limit
    self.versions = versions
    self.holds = holds
  }

  package mutating func shrink(_ value: JSONValue) -> JSONValue {
    whole = value
    repeat {
      repeat {
        hasChanged = false
        passTogether()
      } while hasChanged && tries < limit
      pass()
    } while hasChanged && tries < limit
    return whole
  }

  /// Looks at every part once, those around others first.
  private mutating func pass() {
    var path: [Int]? = []
    while let current = path, tries < limit {
      leaveOut(at: current)
      simplify(at: current)
      path = whole.path(after: current)
    }
  }

  /// Tells whether it still holds with another value in a place, which it then has.
  private mutating func attempt(_ value: JSONValue, at path: [Int]) -> Bool {
    attempt(whole.replacing(path[...], with: value))
  }

  /// Tells whether it holds of another value, which is then the whole.
  mutating func attempt(_ next: JSONValue) -> Bool {
    guard tries < limit else { return false }
    tries += 1
    guard holds(next) else { return false }
    whole = next
    hasChanged = true
    return true
  }

  /// Leaves out what a list or an object has.
  mutating func leaveOut(at path: [Int]) {
    thin({ $0.whole.part(at: path)?.parts.count ?? 0 }) { shrinker, range in
      shrinker.whole.part(at: path).map { shrinker.attempt($0.without(range), at: path) } ?? false
    }
  }

  /// Leaves out some things: all of them, then halves, … then one by one.
  mutating func thin(
    _ count: (Self) -> Int, _ isLeftOut: (inout Self, Range<Int>) -> Bool
  ) {
    var length = count(self)
    while length > 0 {
      var start = 0
      while start < count(self), tries < limit {
        if !isLeftOut(&self, start..<min(start + length, count(self))) { start += length }
      }
      length /= 2
    }
  }

  private mutating func simplify(at path: [Int]) {
    while let part = whole.part(at: path),
      part.simplerOnes.contains(where: { attempt($0, at: path) })
    {}
  }
}
