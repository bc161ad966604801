import Testing
@preconcurrency import XCTest

/// What runs tests.
enum TestCases {
  static var isSwiftTesting: Bool { Test.current != nil }

  /// Counts the snapshots of the test that runs.
  static var counter: SnapshotCounter {
    guard !isSwiftTesting else { return SnapshotCounter.ofTest }
    _ = watch
    return SnapshotCounter.ofProcess
  }

  /// Watches XCTest, from the first snapshot there on.
  private static let watch: Void = XCTestObservationCenter.shared.addTestObserver(CaseWatch())

  /// Has each case of XCTest begin to count at 1, also one that runs again.
  private final class CaseWatch: XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) {}
    func testBundleDidFinish(_ testBundle: Bundle) {}
    func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    func testCaseWillStart(_ testCase: XCTestCase) {}
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {}
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.ofProcess.reset() }
  }
}
