import Glibc

/// Where the windows and the editors of a user meet.
package enum LinkPlace {
  /// The folder with the windows' sockets: `$XDG_RUNTIME_DIR/preview`, or where there is no such
  /// directory of the user's `/tmp/preview-UID`. Nil in continuous integration, where nobody sits.
  package static func folder(in environment: [String: String]) -> String? {
    guard (environment["CI"] ?? "").isEmpty else { return nil }
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"), isOwn(runtime) {
      return runtime + "/preview"
    }
    return "/tmp/preview-\(geteuid())"
  }

  private static func isOwn(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
      && state.st_uid == geteuid()
  }

  /// A path as the system has it: absolute, without links; nil where there is nothing.
  package static func canonical(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
