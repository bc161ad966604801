/// Where events about directories and files come from: the kernel, or a test.
protocol EventSource: AnyObject {
  /// Readable when events wait.
  var descriptor: Int32 { get }

  /// Watches a path; watching the same directory or file again replaces its flags.
  func watch(_ path: String, for flags: EventFlags) throws(SystemError) -> Int32

  func unwatch(_ watch: Int32)

  /// All events that wait, oldest first; empty when there are none.
  func drain() -> [WatchEvent]
}
