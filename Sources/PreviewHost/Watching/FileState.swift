/// What reading a path came to: its content, or why there was none.
package enum FileState: Hashable, Sendable {
  case content(FileStamp)
  case failed(FileReadError.Reason)

  /// Says whether a build would see the same in both.
  package func looksSame(as other: FileState) -> Bool {
    switch (self, other) {
    case (.content(let mine), .content(let theirs)): mine.holdsSameBytes(as: theirs)
    // Two torn readings say nothing about each other.
    case (.failed(.keepsChanging), _), (_, .failed(.keepsChanging)): false
    case (.failed(let mine), .failed(let theirs)): mine == theirs
    default: false
    }
  }

  var isEmptyContent: Bool {
    if case .content(let stamp) = self { stamp.identity.size == 0 } else { false }
  }
}
