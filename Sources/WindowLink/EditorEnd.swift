import Glibc

/// The editor's end: finds the windows of this user, follows what they show, tells them where the
/// cursor is, and hears what is selected in them.
///
/// Nothing here waits, and no time is known but the caller's. `descriptor` can be read whenever `turn`
/// has something to do, and that is also when a window opens.
package final class EditorEnd {
  private let path: String
  private let readiness: Readiness
  private let news: Descriptor?
  private var windows: [Window] = []
  private var lastSearch = -Double.infinity

  private struct Window {
    let name: String
    let folder: LinkFolder.Identity
    let connection: LinkConnection
    /// Nil until it has said which.
    var files: [String]?
    /// Whether the last that it heard was a node.
    var hasCursor = false
  }

  /// What was selected in a window.
  package struct Selection: Equatable {
    package let address: NodeAddress
    package let takesFocus: Bool
  }

  /// Windows are looked for at most so often by themselves, in seconds.
  package static let searchPause = 3.0
  /// More windows are left alone.
  package static let mostWindows = 32

  /// Nil where there are no descriptors left.
  package init?(in path: String) {
    guard let readiness = Readiness() else { return nil }
    (self.path, self.readiness) = (path, readiness)
    // Without it windows are found with the next cursor.
    news = Descriptor(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
    if let news { readiness.watch(news.number) }
  }

  package var descriptor: Int32 { readiness.number }

  /// How often a window has said what it shows.
  package private(set) var changes = 0

  /// How many windows there are whose files are known.
  package var windowCount: Int { windows.count { $0.files != nil } }

  /// How many bytes are kept for and from windows.
  package var byteCount: Int { windows.reduce(0) { $0 + $1.connection.byteCount } }

  /// Looks for windows where that was not done for a while.
  package func searchIfDue(at time: Double) {
    if time - lastSearch >= Self.searchPause { search(at: time) }
  }

  private func search(at time: Double) {
    lastSearch = time
    guard let folder = LinkFolder(path) else { return }
    // Once more for the same folder changes nothing; it may be another one by now.
    if let news { _ = inotify_add_watch(news.number, folder.path, UInt32(IN_CREATE)) }
    for name in folder.sockets where windows.count < Self.mostWindows {
      let isKnown = windows.contains { $0.name == name && $0.folder == folder.identity }
      if !isKnown { connect(to: name, in: folder) }
    }
  }

  private func connect(to name: String, in folder: LinkFolder) {
    do {
      let connection = LinkConnection(try LocalSocket.connect(to: name, in: folder))
      windows.append(Window(name: name, folder: folder.identity, connection: connection))
      readiness.watch(connection)
    } catch .nobody {
      folder.remove(name)
    } catch {}
  }

  /// Takes what has come; what was selected last, if something was.
  package func turn(at time: Double) -> Selection? {
    if takeNews() { search(at: time) }
    var selection: Selection?
    for index in windows.indices {
      let connection = windows[index].connection
      connection.flush()
      for message in connection.receive() {
        switch message {
        case .files(let files):
          windows[index].files = files
          changes += 1
        case .selection(let address, let takesFocus):
          selection = Selection(address: address, takesFocus: takesFocus)
        case .cursor: connection.close()
        }
      }
    }
    settle()
    return selection
  }

  /// Whether something has come into the folder.
  private func takeNews() -> Bool {
    guard let news else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    var hasNews = false
    while uninterrupted({ read(news.number, &bytes, bytes.count) }) > 0 { hasNews = true }
    return hasNews
  }

  /// Tells the windows that show its file of the cursor's node, and the others that it is in none of
  /// theirs.
  package func tell(cursor address: NodeAddress?) {
    for index in windows.indices {
      guard let files = windows[index].files else { continue }
      let isShown = address.map { files.contains($0.file) } ?? false
      guard isShown || windows[index].hasCursor else { continue }
      windows[index].hasCursor = isShown
      windows[index].connection.send(.cursor(isShown ? address : nil))
    }
    settle()
  }

  private func settle() {
    windows.removeAll { !$0.connection.isOpen }
    for window in windows { readiness.watch(window.connection) }
  }
}
