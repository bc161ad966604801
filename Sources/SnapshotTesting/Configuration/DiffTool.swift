import Synchronization

extension SnapshotTestingConfiguration {
  /// What a failure tells to run, or to open, to see what differs.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      words = tool
    }

    /// A command that takes the two files.
    public init(stringLiteral value: StringLiteralType) {
      words = { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope's command.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Both files, to be opened.
    public static let `default` = Self { kept, failed in
      """
      @−
      "file://\(kept)"
      @+
      "file://\(failed)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool {
  /// What holds now.
  static var current: Self { SnapshotTestingConfiguration.current?.diffTool ?? ofProcess }

  /// What holds in tests for which nothing else is said.
  static var ofProcess: Self {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex(Self.default)
}
