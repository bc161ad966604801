import Glibc

/// The way from the root to a file, one look-up at a time, through every symbolic link.
///
/// A watch on the file alone would miss a swapped link or a renamed directory, so each look-up is
/// kept. Where the path breaks off, its last look-up is the name that has to appear.
struct PathWalk: Equatable {
  /// One name looked up in one directory, whose own path holds no symbolic link.
  struct Step: Equatable {
    let directory: ExactPath
    let name: String
    let found: Found
  }

  enum Found: Equatable {
    case directory, link, file
    case nothing
  }

  private(set) var steps: [Step] = []
  /// Where the walk ended, when the file is there.
  private(set) var destination: ExactPath?

  /// The kernel's own limit.
  static let maximumLinks = 40

  init(to absolutePath: String) {
    var known: [ExactPath: Found] = [:]
    self.init(to: absolutePath, known: &known)
  }

  /// Looks at each path once for all walks that share `known`.
  init(to absolutePath: String, known: inout [ExactPath: Found]) {
    var rest = Self.names(in: absolutePath).reversed() as [String]
    var directory = ExactPath("/")
    var links = 0
    while let name = rest.popLast() {
      if name == ".." {
        directory = directory.parent
        continue
      }
      let here = directory.appending(name)
      let found = known[here] ?? Self.look(at: here)
      known[here] = found
      steps.append(Step(directory: directory, name: name, found: found))
      switch found {
      case .nothing: return
      case .directory: directory = here
      case .file:
        if rest.isEmpty { destination = here }
        return
      case .link:
        links += 1
        guard links <= Self.maximumLinks, let target = Self.target(of: here) else { return }
        if target.utf8.first == UInt8(ascii: "/") { directory = ExactPath("/") }
        rest += Self.names(in: target).reversed()
      }
    }
  }

  private static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).compactMap { part in
      let name = String(Substring(part))
      return name == "." ? nil : name
    }
  }

  private static func look(at path: ExactPath) -> Found {
    guard case .success(let identity) = FileIdentity.notFollowing(path.text) else {
      return .nothing
    }
    switch identity.kind {
    case .directory: return .directory
    case .symbolicLink: return .link
    default: return .file
    }
  }

  private static func target(of link: ExactPath) -> String? {
    // A link longer than this cannot be stored.
    let capacity = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: capacity)
    let count = readlink(link.text, &buffer, capacity)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
