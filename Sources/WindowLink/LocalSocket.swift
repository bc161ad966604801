import Glibc

/// Connections on this machine, between programs of one user, that never wait.
enum LocalSocket {
  /// Why there is no connection.
  enum Refusal: Error {
    /// Whoever has made the socket is gone.
    case nobody
    case other
  }

  /// Listens at a place in a folder; nil where that cannot be.
  static func listen(in folder: LinkFolder, as name: String) -> Descriptor? {
    guard let descriptor = make() else { return nil }
    let isBound = withAddress(folder.path(of: name)) { bind(descriptor.number, $0, $1) == 0 }
    guard isBound else { return nil }
    guard Glibc.listen(descriptor.number, 16) == 0 else {
      folder.remove(name)
      return nil
    }
    return descriptor
  }

  static func connect(
    to name: String, in folder: LinkFolder
  ) throws(Refusal) -> Descriptor {
    guard folder.isOwnSocket(name), let descriptor = make() else { throw .other }
    // A full queue is an error as well: nobody waits.
    let isConnected = withAddress(folder.path(of: name)) {
      Glibc.connect(descriptor.number, $0, $1) == 0
    }
    guard isConnected else { throw errno == ECONNREFUSED ? .nobody : .other }
    guard isOwn(descriptor) else { throw .other }
    return descriptor
  }

  /// The next one who has called; nil for nobody, and for other users.
  static func accept(from listener: Descriptor) -> Descriptor? {
    while true {
      let number = Glibc.accept(listener.number, nil, nil)
      if number < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard let descriptor = Descriptor(number) else { return nil }
      _ = fcntl(number, F_SETFL, O_NONBLOCK)
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      if isOwn(descriptor) { return descriptor }
    }
  }

  private static func make() -> Descriptor? {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    return Descriptor(socket(AF_UNIX, Int32(kind), 0))
  }

  /// Whether a program of the same user is at the other end.
  private static func isOwn(_ descriptor: Descriptor) -> Bool {
    // `struct ucred`, which the C library's module leaves out.
    var peer: (process: pid_t, uid: uid_t, group: gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    return getsockopt(descriptor.number, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0
      && peer.uid == geteuid()
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count else { return false }
      room.copyBytes(from: bytes)
      return true
    }
    guard isShort else { return false }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
