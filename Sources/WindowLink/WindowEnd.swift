import Glibc

/// The window's end: editors find it by a socket, are told which files it shows, and say where their
/// cursors are.
///
/// Nothing here waits. `descriptor` can be read whenever `turn` has something to do.
package final class WindowEnd {
  private let folder: LinkFolder
  private let name: String
  private let listener: Descriptor
  private let readiness: Readiness
  private var editors: [LinkConnection] = []

  /// What is shown, the scene's own file first; editors are told when it changes.
  package var files: [String] = [] {
    didSet { if files != oldValue { tell(.files(files)) } }
  }

  /// More editors are sent away.
  package static let mostEditors = 16

  /// Opens the socket in a folder, which is made where it is missing; nil where none can be.
  package init?(in path: String) {
    guard let folder = LinkFolder(path), let readiness = Readiness() else { return nil }
    for name in folder.sockets {
      if case .failure(.nobody) = Result(catching: { () throws(LocalSocket.Refusal) in
        try LocalSocket.connect(to: name, in: folder)
      }) {
        folder.remove(name)
      }
    }
    var found: (listener: Descriptor, name: String)?
    // A process may have several windows, and another one of its number may have left something.
    for number in 1...Self.mostNames where found == nil {
      found = Self.listen(in: folder, as: "\(getpid())-\(number)")
    }
    guard let found else { return nil }
    (listener, name) = found
    (self.folder, self.readiness) = (folder, readiness)
    readiness.watch(listener.number, for: .news)
  }

  private static let mostNames = 100

  deinit { folder.remove(name) }

  /// It gets its name when it listens: before that it would look like one that somebody has left.
  private static func listen(
    in folder: LinkFolder, as stem: String
  ) -> (Descriptor, String)? {
    let (early, name) = (".\(stem).new", stem + LinkFolder.ending)
    guard !folder.isOwnSocket(name) else { return nil }
    folder.remove(early)
    guard let listener = LocalSocket.listen(in: folder, as: early) else { return nil }
    guard folder.rename(early, to: name) else {
      folder.remove(early)
      return nil
    }
    return (listener, name)
  }

  package var descriptor: Int32 { readiness.number }

  /// Whether anybody would hear of a selection.
  package var hasEditors: Bool { !editors.isEmpty }

  /// How many bytes are kept for and from editors.
  package var byteCount: Int { editors.reduce(0) { $0 + $1.byteCount } }

  /// Takes what has come; the last word about a cursor, or nil where nobody has said any.
  package func turn() -> NodeAddress?? {
    while let socket = LocalSocket.accept(from: listener) {
      let editor = LinkConnection(socket)
      guard editors.count < Self.mostEditors else { continue }
      editors.append(editor)
      editor.send(.files(files))
    }
    var cursor: NodeAddress??
    for editor in editors {
      editor.flush()
      for message in editor.receive() {
        switch message {
        case .cursor(let address): cursor = .some(address)
        case .files, .selection: editor.close()
        }
      }
    }
    settle()
    return cursor
  }

  /// Tells all editors.
  package func tell(_ message: LinkMessage) {
    for editor in editors { editor.send(message) }
    settle()
  }

  private func settle() {
    editors.removeAll { !$0.isOpen }
    for editor in editors { readiness.watch(editor) }
  }
}
