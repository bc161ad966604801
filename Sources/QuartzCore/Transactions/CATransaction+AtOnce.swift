extension CATransaction {
  /// Makes changes without the animation that bare layers give theirs.
  package static func atOnce<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    setDisableActions(true)
    defer { commit() }
    return try body()
  }
}
