extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of each case, a line a case: the case and the result, with a comma.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: (Value) -> A) in
      Value.allCases.map { value in
        witness.snapshot(function(value)).map { "\"\(value)\",\"\($0)\"" }
      }
      .sequence()
      .map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
