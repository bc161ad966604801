import CEpoll
import Glibc

/// Many descriptors as one: it can be read when one of them is ready.
final class Readiness {
  private let descriptor: Descriptor

  init?() {
    guard let descriptor = Descriptor(epoll_create1(Int32(EPOLL_CLOEXEC))) else {
      return nil
    }
    self.descriptor = descriptor
  }

  var number: Int32 { descriptor.number }

  /// What is waited for beside something to read.
  enum Kind {
    case readable
    /// Room to write as well.
    case writable
    /// Only news: what cannot be taken now, such as for want of descriptors, is not told of again.
    case news
  }

  /// From now on it tells of a descriptor. One that is closed is forgotten by itself.
  func watch(_ number: Int32, for kind: Kind = .readable) {
    var event = epoll_event()
    event.data.fd = number
    event.events =
      switch kind {
      case .readable: EPOLLIN.rawValue
      case .writable: EPOLLIN.rawValue | EPOLLOUT.rawValue
      case .news: EPOLLIN.rawValue | EPOLLET.rawValue
      }
    if epoll_ctl(descriptor.number, EPOLL_CTL_MOD, number, &event) != 0 {
      _ = epoll_ctl(descriptor.number, EPOLL_CTL_ADD, number, &event)
    }
  }

  /// The same of a connection, as it is now.
  func watch(_ connection: LinkConnection) {
    watch(connection.descriptor, for: connection.isWaiting ? .writable : .readable)
  }
}
