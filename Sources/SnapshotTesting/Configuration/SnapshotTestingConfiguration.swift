/// What holds for the snapshots of some tests.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current: Self?

  /// How a failure says what to compare; nil leaves it open.
  public var diffTool: DiffTool?
  /// What is written; nil leaves it open.
  public var record: Record?

  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }
}
