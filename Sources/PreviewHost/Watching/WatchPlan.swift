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
