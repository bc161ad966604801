/// What an event or a look at a file lets suspect, and how long to wait for the rest.
enum ChangeHint: String {
  /// A writer closed the file, or it came whole by a rename.
  case finished
  /// Written to, or just created; more may come.
  case modified
  case vanished
  /// Owner, permission, times or link count.
  case touched
  /// A look found a difference that no event told.
  case suspected

  var delay: MonotonicNanoseconds {
    switch self {
    case .finished, .touched: Settling.gather
    case .modified, .suspected: Settling.modified
    case .vanished: Settling.vanished
    }
  }

  /// Whether the wait begins anew when one is running.
  var postpones: Bool {
    switch self {
    case .finished, .modified, .vanished: true
    case .touched, .suspected: false
    }
  }
}
