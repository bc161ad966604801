import Glibc

/// Which directories and files to watch, and which dependency each name in them concerns.
struct WatchPlan: Equatable {
  struct Point: Equatable {
    var flags: EventFlags
    /// Without events here a change can be missed; elsewhere they only make it quicker.
    var isEssential = false
    /// Dependencies by the name that they look up in this directory.
    var dependents: [ExactPath: Set<ExactPath>] = [:]
    /// Dependencies that an event about the point itself concerns.
    var wholeDependents: Set<ExactPath> = []
  }

  private(set) var points: [ExactPath: Point] = [:]

  /// Adds what a dependency's walk needs.
  mutating func add(_ walk: PathWalk, for dependency: ExactPath) {
    for (index, step) in walk.steps.enumerated() {
      let isLast = index == walk.steps.count - 1
      if step.found == .directory && !isLast {
        // Only passed through: its own renaming and removal matter, not what else it holds.
        let here = step.directory.appending(step.name)
        add([.moveSelf, .deleteSelf, .attributes, .onlyDirectory], at: here, for: dependency)
      } else {
        addName(step, for: dependency)
      }
    }
    if let destination = walk.destination {
      // A hard link or a bind mount is written under another name than ours.
      add(EventFlags.contentChange.union(.deleteSelf), at: destination, for: dependency)
    }
  }

  private mutating func addName(_ step: PathWalk.Step, for dependency: ExactPath) {
    var flags: EventFlags = [.nameChange, .selfChange, .attributes, .onlyDirectory, .notUnlinked]
    if step.found == .file { flags.formUnion(.contentChange) }
    add(flags, at: step.directory, for: dependency)
    points[step.directory]?.isEssential = true
    points[step.directory]?.dependents[ExactPath(step.name), default: []].insert(dependency)
  }

  private mutating func add(
    _ flags: EventFlags, at path: ExactPath, for dependency: ExactPath
  ) {
    points[path, default: Point(flags: [])].flags.formUnion(flags)
    points[path]?.wholeDependents.insert(dependency)
  }
}

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
    case .regular, .fifo, .socket, .characterDevice, .blockDevice, .unknown: return .file
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
