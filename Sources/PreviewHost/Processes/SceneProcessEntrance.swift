import Foundation
import Glibc

/// What a process needs to be the one with the scene: where it finds the window, and what has ended
/// the one before.
struct SceneProcessEntrance: Codable {
  /// Nil for the first one.
  var aftermath: Aftermath?
  /// Whether what it says on standard error comes to a terminal in the end.
  var isErrorTerminal: Bool

  /// The descriptors that it is given.
  private static let (channel, memory): (Int32, Int32) = (3, 4)
  private static let variable = "PREVIEW_SCENE_PROCESS"

  // MARK: The process that keeps the window

  /// Starts this program once more, with the same arguments.
  func spawn(channel: Int32, memory: Int32, error: Int32) throws(SystemError) -> pid_t {
    // High numbers first, so that none of the three is where another has to go.
    var high: [Int32] = []
    defer { high.forEach { close($0) } }
    for descriptor in [channel, memory, error] {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw SystemError(call: "fcntl") }
      high.append(copy)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in zip(high, [Self.channel, Self.memory, 2]) {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = text
    // The trace takes a second, in which nobody would see what is wrong.
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    let words = CStrings(CommandLine.arguments)
    let variables = CStrings(environment.map { "\($0)=\($1)" })
    var pid: pid_t = 0
    let failure = posix_spawn(
      &pid, "/proc/self/exe", &actions, nil, words.pointers, variables.pointers)
    guard failure == 0 else {
      errno = failure
      throw SystemError(call: "posix_spawn")
    }
    return pid
  }

  private var text: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  // MARK: The process with the scene

  /// What this process was started with; nil for one that somebody else has started.
  static let own: SceneProcessEntrance? = {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }()

  /// Takes the two descriptors; to be called once.
  static func takeDescriptors() throws(SystemError) -> (Channel, SharedMemory) {
    for descriptor in [channel, memory] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (Channel(channel), try SharedMemory(memory))
  }
}

/// Strings as C takes them, ended by a null.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { pointers.forEach { free($0) } }
}
