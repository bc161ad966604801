import Glibc
import Testing

/// Lets the calling thread look at files as a user who may not read everything.
enum OrdinaryUser {
  private typealias SetFileUser = @convention(c) (uid_t) -> Int32
  private static let nobody: uid_t = 65_534

  static func run(_ body: () throws -> Void) throws {
    try set(nobody)
    defer { try? set(0) }
    try body()
  }

  /// Root again, in the middle of `run`.
  static func pause(_ body: () throws -> Void) throws {
    try set(0)
    defer { try? set(nobody) }
    try body()
  }

  private static func set(_ user: uid_t) throws {
    // Who is no root needs no change.
    guard geteuid() == 0 else { return }
    let symbol = try #require(dlsym(nil, "setfsuid"))
    _ = unsafeBitCast(symbol, to: SetFileUser.self)(user)
  }
}
