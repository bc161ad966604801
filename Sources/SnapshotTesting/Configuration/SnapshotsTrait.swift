import Testing

/// What holds for the snapshots of a test or of all tests of a suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Snapshots without names are numbered from 1 in each run of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotCounter.$ofTest.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  public static var snapshots: Self { snapshots() }

  /// Has something else hold for snapshots; what is nil stays as it is around the test.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
