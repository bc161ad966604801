import Glibc

/// The folder where windows can be found: nobody else can write to it or look into it.
///
/// It is held open and reached by its descriptor, so that neither a link that is put in its place nor a
/// long path makes a difference.
struct LinkFolder {
  private let descriptor: Descriptor
  /// What tells the folder from one that was made anew in its place.
  let identity: Identity

  struct Identity: Equatable {
    let device: dev_t
    let node: ino_t
  }

  /// What a socket's name ends with.
  static let ending = ".window"

  /// Opens the folder, and makes it where it is missing; nil where it is not only ours.
  init?(_ path: String) {
    _ = mkdir(path, 0o700)
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    guard let descriptor = Descriptor(open(path, flags)) else { return nil }
    var state = stat()
    guard fstat(descriptor.number, &state) == 0, state.st_uid == geteuid(),
      state.st_mode & 0o077 == 0
    else { return nil }
    self.descriptor = descriptor
    identity = Identity(device: state.st_dev, node: state.st_ino)
  }

  /// A path to something in the folder, short enough for a socket's address.
  func path(of name: String) -> String { "/proc/self/fd/\(descriptor.number)/\(name)" }

  /// The path of the folder itself.
  var path: String { "/proc/self/fd/\(descriptor.number)/." }

  /// The names of the sockets that are ours, in order: no links, and nothing of anybody else.
  var sockets: [String] {
    // A descriptor of its own, as the directory's place in the list is shared by copies.
    let copy = openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let directory = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < Self.mostNames, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(Self.ending), !name.hasPrefix("."), isOwnSocket(name) { names.append(name) }
    }
    return names.sorted()
  }

  /// Nobody has so many windows.
  private static let mostNames = 1000

  func isOwnSocket(_ name: String) -> Bool {
    var state = stat()
    return fstatat(descriptor.number, name, &state, AT_SYMLINK_NOFOLLOW) == 0
      && state.st_mode & S_IFMT == S_IFSOCK && state.st_uid == geteuid()
  }

  func remove(_ name: String) { unlinkat(descriptor.number, name, 0) }

  /// Gives something another name unless that is taken.
  func rename(_ old: String, to new: String) -> Bool {
    // A link cannot replace anything, as a renaming could.
    guard linkat(descriptor.number, old, descriptor.number, new, 0) == 0 else { return false }
    remove(old)
    return true
  }
}
