extension Array where Element: AnyObject {
  /// The place of an object; the last one is looked at first, for what came last goes first.
  @inlinable
  package func index(of object: Element) -> Int? {
    if let last, last === object { return count - 1 }
    return firstIndex { $0 === object }
  }

  /// Takes an object out; nothing happens when it is not in.
  @inlinable
  package mutating func remove(_ object: Element) {
    guard let index = index(of: object) else { return }
    remove(at: index)
  }
}
