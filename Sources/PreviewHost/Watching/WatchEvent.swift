/// One event as the kernel told it: a hint to look, never a fact about content.
struct WatchEvent: Equatable, Sendable {
  /// The kernel's number of the watch; −1 with an overflow.
  var watch: Int32
  var flags: EventFlags
  /// Empty when the event is about the watched thing itself.
  var name = ""
}
