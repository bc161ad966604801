import Constraints
import CoreGraphics

/// Finds the rectangles of all views of a tree that constraints place; a window has one, as has
/// every tree without a window.
///
/// Each view has its place in its superview's space, so that what moves takes along whatever is in
/// it. A constraint between views of different superviews adds up the places on the way.
@MainActor
final class LayoutEngine {
  /// The view whose tree this is.
  private(set) weak var root: UIView?
  var solver = Solver()
  var entries: [ObjectIdentifier: LayoutEntry] = [:]
  /// The entry of a variable, by its index.
  var owners: [LayoutEntry?] = []
  /// Constraints of clients that are in the solver.
  var active: [ConstraintKey: NSLayoutConstraint] = [:]
  /// Items whose rectangle, content or margins may be others than the solver knows.
  private var stale: [ObjectIdentifier: Staleness] = [:]
  /// The same items in the order in which they became so, which is that in which the solver hears of
  /// them: where more than one answer is right, it decides.
  private var staleOrder: [ObjectIdentifier] = []
  /// The stacks whose numbers are up to date again, with those of the stacks around them, while all
  /// that is stale is refreshed.
  var renumbered: Set<ObjectIdentifier> = []
  /// The constraints that reach out of a view or into it, whose constants follow its scrolling.
  var crossings: [ObjectIdentifier: Set<ConstraintKey>] = [:]
  /// The items that a settling has moved; kept for the memory that it has.
  var touched: [LayoutEntry] = []
  /// Wrapped text whose longest line is yet to be looked at, and that which is as wide as that.
  var wrapped: [LayoutEntry] = []
  var trimmed: [LayoutEntry] = []
  /// Constraints of baselines that are those of another view than the one they speak of.
  var borrowing: [ConstraintKey: [ObjectIdentifier]] = [:]
  /// Such constraints whose view with the text has left; they wait for another one.
  var withdrawn: [NSLayoutConstraint] = []
  private var knownOpen: Set<Variable>?
  /// Whether there is something to solve.
  var isDirty = false
  /// Whether it was solved already, and whether anything has changed since.
  var hasSolved = false
  private var hasSolvedAgain = false
  /// Whether to look for places where more than one answer is right, until the way is over.
  var watchesChoices = false
  private var hasChosen = false
  var told = ToldConflicts()
  var isSettling = false
  /// Whether this engine only answers a question, and nobody's layout follows from it.
  let isProbe: Bool

  /// What of an item is to be looked at again.
  struct Staleness: OptionSet {
    let rawValue: UInt8
    /// Where it is, for one that constraints do not place.
    static let place = Staleness(rawValue: 1)
    /// Its size by nature.
    static let content = Staleness(rawValue: 2)
    /// Its margins or baselines, which are numbers in constraints.
    static let numbers = Staleness(rawValue: 4)
    /// The origin of its bounds, which is one too.
    static let scrolled = Staleness(rawValue: 8)
  }

  init(root: UIView, isProbe: Bool = false) {
    self.root = root
    self.isProbe = isProbe
  }

  /// The rectangle that constraints give an item.
  func rectangle(of item: any LayoutItem) -> CGRect? {
    guard let entry = entries[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: solver[entry.x], y: solver[entry.y], width: solver[entry.width],
      height: solver[entry.height])
  }

  /// Whether a constraint speaks of a length, other than those that all content of scroll views has.
  func isDecided(_ length: Variable, of entry: LayoutEntry) -> Bool {
    solver.constraintCount(of: length) > 2
  }

  /// What the constraints leave open.
  var openVariables: Set<Variable> {
    if let knownOpen { return knownOpen }
    let open = solver.undecidedVariables()
    knownOpen = open
    return open
  }

  /// Notes whether more than one answer is right, before something is built on the one that was found.
  func watchChoices() {
    if watchesChoices, !hasChosen { hasChosen = !solver.hasOneAnswer() }
  }

  /// Whether anything has changed since the first solving, or since that was forgotten, and there was more
  /// than one answer then or now.
  var dependsOnWay: Bool {
    guard hasSolvedAgain else { return false }
    watchChoices()
    return hasChosen
  }

  func forgetWay(isOver: Bool) {
    hasSolvedAgain = false
    if isOver { watchesChoices = false }
  }

  /// Has the next layout solve what has changed.
  func markDirty() {
    knownOpen = nil
    hasSolvedAgain = hasSolvedAgain || hasSolved
    guard !isDirty else { return }
    isDirty = true
    if !isProbe { root?.layer.setNeedsLayout() }
  }

  func note(_ staleness: Staleness, of item: any LayoutItem) {
    let id = ObjectIdentifier(item)
    guard entries[id] != nil else { return }
    if stale[id] == nil { staleOrder.append(id) }
    stale[id, default: []].formUnion(staleness)
    forgetNumbers()
    markDirty()
  }

  func refreshStale() {
    NaturalHeights.keep {
      forgetNumbers()
      restoreBaselines()
      var next = 0
      while next < staleOrder.count {
        let id = staleOrder[next]
        next += 1
        guard let staleness = stale.removeValue(forKey: id), let entry = entries[id] else {
          continue
        }
        refresh(entry, staleness)
      }
      staleOrder.removeAll(keepingCapacity: true)
      forgetNumbers()
    }
  }

  /// What was found of stacks may be another one.
  func forgetNumbers() {
    NaturalHeights.forget()
    if !renumbered.isEmpty { renumbered.removeAll(keepingCapacity: true) }
  }

  /// Forgets that an item is to be looked at again.
  func dropStale(_ item: any LayoutItem) { stale[ObjectIdentifier(item)] = nil }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    // One whose engine has died with its tree is as free as a new one.
    guard isProbe || constraint.key == nil || constraint.engine == nil,
      let made = equation(of: constraint)
    else { return }
    let key = solver.add(
      made.terms, made.relation, constraint.constant(with: made.offset), constraint.strength,
      order: constraint.order)
    if !isProbe {
      constraint.offset = made.offset
      constraint.key = key
      constraint.engine = self
    }
    active[key] = constraint
    if !made.texts.isEmpty { borrowing[key] = made.texts.map { ObjectIdentifier($0) } }
    for view in made.crossed { crossings[ObjectIdentifier(view), default: []].insert(key) }
    markDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let key = constraint.key, constraint.engine === self else { return }
    solver.remove(key)
    active[key] = nil
    borrowing[key] = nil
    constraint.key = nil
    constraint.engine = nil
    markDirty()
  }

  /// The constraint's own number is another one.
  func noteConstant(of constraint: NSLayoutConstraint) {
    guard let key = constraint.key else { return }
    solver.setConstant(constraint.constant(with: constraint.offset), of: key)
    markDirty()
  }

  /// What the constraint's items bring along, such as margins, is another number.
  func noteOffset(of constraint: NSLayoutConstraint) {
    guard let key = constraint.key, let made = equation(of: constraint) else { return }
    // Another view's text stands for this one's now.
    let texts = made.texts.map { ObjectIdentifier($0) }
    if texts != borrowing[key] ?? [] { return renew(constraint) }
    constraint.offset = made.offset
    noteConstant(of: constraint)
  }

  /// What the constraint says is made anew, as where leading and trailing have come to mean other
  /// sides.
  func renew(_ constraint: NSLayoutConstraint) {
    guard constraint.engine === self else { return }
    remove(constraint)
    add(constraint)
  }

  /// Gives up everything: the tree is part of another one.
  func dissolve() {
    for constraint in active.values {
      constraint.key = nil
      constraint.engine = nil
    }
    for entry in entries.values { (entry.item as? UIView)?.constraintMarks.remove(.hasEntry) }
    active = [:]
    entries = [:]
    crossings = [:]
    wrapped = []
    trimmed = []
    borrowing = [:]
    withdrawn = []
    owners = []
    solver = Solver()
  }

  func notePriority(of constraint: NSLayoutConstraint) {
    guard let key = constraint.key else { return }
    solver.setStrength(constraint.strength, of: key)
    markDirty()
  }
}

extension NSLayoutConstraint {
  var strength: Strength { priority.strength }
}

extension UILayoutPriority {
  var strength: Strength {
    self == .required ? .required : Strength(priority: Double(rawValue))
  }
}
