import Glibc

/// The kernel's event bits, by the names of `inotify(7)`.
struct EventFlags: OptionSet, Hashable, Sendable, CustomStringConvertible {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ constant: Int32) { rawValue = UInt32(bitPattern: constant) }

  static let modify = EventFlags(IN_MODIFY)
  static let attributes = EventFlags(IN_ATTRIB)
  static let closeWrite = EventFlags(IN_CLOSE_WRITE)
  static let movedFrom = EventFlags(IN_MOVED_FROM)
  static let movedTo = EventFlags(IN_MOVED_TO)
  static let create = EventFlags(IN_CREATE)
  static let delete = EventFlags(IN_DELETE)
  static let deleteSelf = EventFlags(IN_DELETE_SELF)
  static let moveSelf = EventFlags(IN_MOVE_SELF)
  static let unmount = EventFlags(IN_UNMOUNT)
  static let overflow = EventFlags(IN_Q_OVERFLOW)
  /// The kernel dropped the watch, on our word or because its file is gone.
  static let ignored = EventFlags(IN_IGNORED)
  static let onlyDirectory = EventFlags(IN_ONLYDIR)
  /// No more events of a child once its name is gone, whoever still writes to it.
  static let notUnlinked = EventFlags(IN_EXCL_UNLINK)

  /// A name came, went, or now stands for something else.
  static let nameChange: EventFlags = [.create, .delete, .movedFrom, .movedTo]
  static let selfChange: EventFlags = [.moveSelf, .deleteSelf]
  static let contentChange: EventFlags = [.modify, .closeWrite, .attributes]

  private static let names: [(EventFlags, String)] = [
    (.modify, "MODIFY"), (.attributes, "ATTRIB"), (.closeWrite, "CLOSE_WRITE"),
    (.movedFrom, "MOVED_FROM"), (.movedTo, "MOVED_TO"), (.create, "CREATE"), (.delete, "DELETE"),
    (.deleteSelf, "DELETE_SELF"), (.moveSelf, "MOVE_SELF"), (.unmount, "UNMOUNT"),
    (.overflow, "Q_OVERFLOW"), (.ignored, "IGNORED"),
  ]

  /// `CLOSE_WRITE`, as `inotifywait` prints it.
  var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}
