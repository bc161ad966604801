import UIKit

/// The rows of a table, or the items of a collection: which there are, in which order, and the nodes of
/// those that have been seen.
///
/// A row gets its views when it is first shown, and keeps them, so that what was done to it stays. What
/// was moved and deleted at run time stays too, until the file has other rows.
@MainActor
final class LiveRows {
  weak var owner: LiveNode?
  weak var scene: LiveScene?
  private(set) var sections: [Section] = []
  /// What is seen of them: those that have all that is searched for.
  private(set) var shown: [[Row]] = []
  private(set) var searched: [String] = []
  private var rowsThatSearch: [Row] = []
  /// In which rows were asked for; nil for none yet.
  private var room: Room?
  /// The same of the first time on the way from one version of the file to the next; nil for none since.
  private var firstRoom: Room?

  /// Whether a layout from now on has rows asked for as in a first load: what is known of them may be forgotten on
  /// the way.
  var looksAtBeginningAgain = false
  /// Whether it has been scrolled to where this version of the file says, now that its first rows have been seen.
  var isScrolledAnew = false
  /// The rows that were selected before this version of the file.
  private var selected: [Row] = []

  struct Section {
    var said: SceneSection
    /// The rows of the file, by which a reload knows whether they are others.
    var keys: [SceneNode.Key]
    var rows: [Row]
  }

  final class Row {
    /// Its section in the file.
    let home: Int
    let key: SceneNode.Key
    var node: SceneNode { didSet { knownWords = nil } }
    var live: LiveNode?
    private var knownWords: String?

    init(_ node: SceneNode, _ key: SceneNode.Key, in home: Int) {
      (self.node, self.key, self.home) = (node, key, home)
    }

    /// What it says, by which it is found.
    var words: String {
      let words = knownWords ?? node.foundWords.joined(separator: "\n").lowercased()
      knownWords = words
      return words
    }

    /// Whether it cannot be carried elsewhere, as the file or an action says.
    @MainActor var isFixed: Bool {
      if let cell = live?.view as? SceneCell { return !cell.canMove }
      return node.settings.contains {
        node.sceneClass.properties[$0.property].name == "canMove" && $0.value == .bool(false)
      }
    }
  }

  init(of owner: LiveNode, in scene: LiveScene) {
    (self.owner, self.scene) = (owner, scene)
    list?.take(self)
  }

  private var list: (any SceneList)? { owner?.view as? any SceneList }

  /// Whether those at the beginning are still to be asked for, wherever the file scrolls to then: until a
  /// version of the file stands, unless somebody has scrolled.
  var looksAtBeginning: Bool { list?.looksAtBeginning == true }

  /// The nodes of rows that have been seen.
  var lives: [LiveNode] { sections.flatMap { $0.rows.compactMap(\.live) } }

  /// Those of them that are in the list now.
  var shownLives: [LiveNode] {
    guard let list else { return [] }
    return lives.filter { $0.view?.isDescendant(of: list) == true }
  }

  // MARK: Reload

  /// Takes the rows of a new version of the file, for a list that may be another one itself, and that
  /// somebody may have scrolled.
  func update(
    to new: [SceneSection], isOther: Bool, isScrolled: Bool, _ reconciler: inout Reconciler
  ) {
    let before = (
      sections: sections.map(\.said), changes: reconciler.changes.changed,
      lists: reconciler.listsWithOtherRows
    )
    let next = paired(with: new)
    let nodes = zip(next, new).map { section, said in
      Dictionary(zip(section.keys, said.rows), uniquingKeysWith: { first, _ in first })
    }
    // Wherever somebody has carried it, a row is what its own section says.
    for row in next.flatMap(\.rows) {
      if let node = nodes[row.home][row.key] { take(node, for: row, &reconciler) }
    }
    var isSame =
      next.map(\.keys) == sections.map(\.keys)
      && zip(next.map(\.said), before.sections).allSatisfy { $0.hasSameFrame(as: $1) }
    sections = next
    rowsThatSearch = next.flatMap(\.rows).filter { !$0.node.searches.isEmpty }
    // A row that has not been seen is found by what it says all the same.
    if isSame, !searched.isEmpty {
      isSame = found.joined().elementsEqual(shown.joined(), by: { $0 === $1 })
    }
    if !isSame { reconciler.listsWithOtherRows += 1 }
    // Other rows of a list in a row, too, may make that as high as another.
    guard
      isOther || reconciler.listsWithOtherRows > before.lists
        || reconciler.changes.changed > before.changes
    else {
      refreshShown()
      return
    }
    if isScrolled { reload() } else { beginAnew(reconciler) }
  }

  /// Forgets what is known of a list that nobody has scrolled. Which heights become known depends on what
  /// is seen first: in a fresh list, its beginning.
  func beginAnew(_ reconciler: Reconciler) {
    (room, firstRoom) = (nil, nil)
    list?.looksAtBeginning = true
    list?.contentSize = .zero
    // Not just inside: what covers its ends leaves room to be elsewhere.
    list?.showBeginning(anew: true)
    for live in lives { startOver(live, reconciler) }
    reload()
  }

  /// Has a row as large as it is made, and as the file says: what is in it, or in a row of a table beside its
  /// content, may be a share of its size, and has the one of a fresh row when the list asks how high it is. Lists
  /// in it have rows of other widths on the way, as a fresh row has no size yet, and begin anew as well.
  private func startOver(_ live: LiveNode, _ reconciler: Reconciler) {
    if let view = live.view, view is SceneCell || live.isShared {
      reconciler.placeAnew(view, of: live, isRoot: false)
      live.placeAgain()
    }
    _ = reconciler.takeSharesAnew(from: live)
    for inner in live.subtree {
      guard let rows = inner.rows, !reconciler.moved(of: inner).contains(.content) else { continue }
      rows.beginAnew(reconciler)
    }
  }

  /// The sections of a new version of the file, with the rows that stand. Sections with other rows than before have
  /// them as in the file; so have all then that rows were carried from or to, or one would be in two of them, or in none.
  private func paired(with new: [SceneSection]) -> [Section] {
    let keys = new.map { SceneNode.keys(of: $0.rows) }
    let hasOther = keys != sections.map(\.keys)
    var carried: Set<Int> = []
    var standing: [Int: [SceneNode.Key: Row]] = [:]
    for (index, section) in sections.enumerated() where hasOther {
      for row in section.rows {
        standing[row.home, default: [:]][row.key] = row
        if row.home != index { carried.formUnion([row.home, index]) }
      }
    }
    return new.enumerated().map { index, said in
      var bare = said
      bare.rows = []
      let old = sections.indices.contains(index) ? sections[index] : nil
      if let old, old.keys == keys[index], !carried.contains(index) {
        return Section(said: bare, keys: keys[index], rows: old.rows)
      }
      let rows = zip(keys[index], said.rows).map { standing[index]?[$0] ?? Row($1, $0, in: index) }
      return Section(said: bare, keys: keys[index], rows: rows)
    }
  }

  private func take(_ node: SceneNode, for row: Row, _ reconciler: inout Reconciler) {
    row.node = node
    guard let live = row.live else { return }
    guard live.node.sceneClass === node.sceneClass else {
      row.live = nil
      reconciler.changes.changed += 1
      return
    }
    let before = filling(of: live)
    let old = before?.node
    // As large as the cell or not, it says the same of itself.
    if live.node.isFilled != node.isFilled { reconciler.changes.changed += 1 }
    reconciler.update(live, to: node, superSize: owner?.innerSize ?? .zero)
    dress(live)
    let now = filling(of: live)
    if let now { reconciler.takeOut(now, since: now === before ? old : nil) }
    // What the cell has placed is where the file says now.
    if let before, before !== now, live.subviews.contains(where: { $0 === before }) {
      reconciler.takeOut(before, since: nil)
    }
    guard reconciler.isRescaled else { return }
    (live.view as? SceneCell)?.show()
    live.layOutAnew()
  }

  /// Before another version of the file: keys of the list may have it ask anew by themselves, which lets go of what is
  /// selected.
  func noteSelected() { selected = selectedNow }

  /// Once it is on show, who has gone with it is kept by nobody.
  func forgetSelected() { selected = [] }

  private var selectedNow: [Row] {
    (list?.selectedPaths ?? []).compactMap { row(at: $0) }
  }

  /// Has the list ask anew, with the same rows selected.
  private func reload() {
    let selected = scene?.isShowing == true ? selected : selectedNow
    refreshShown()
    list?.askAnew()
    for row in selected { if let path = path(of: row) { select(path, animated: false) } }
  }

  // MARK: What is seen

  /// Has a list lay itself out, which is when it asks for rows.
  ///
  /// While the tree goes from one version of the file to the next none may come: constraints are not there
  /// yet, and rows would be found as high as without. And how high the others are depends on which are
  /// seen first, so those are the same ones whatever covers the list by then.
  static func show(in list: any SceneList, layOut: () -> Void) {
    guard let rows = list.rows else { return layOut() }
    guard rows.scene?.mayAskForRows(list) != false else { return }
    if rows.looksAtBeginningAgain { list.looksAtBeginning = true }
    layOut()
    rows.noteRoom(isAnew: rows.scene?.isShowing != true)
    // What is shown at first is laid out several times, and is as large as it will be only at the end.
    if rows.scene?.isShowing != true { rows.noteSeen() }
  }

  /// From now on only what is in sight is asked for.
  func noteSeen() {
    looksAtBeginningAgain = false
    guard let list, list.looksAtBeginning else { return }
    list.looksAtBeginning = false
    list.setNeedsLayout()
  }

  // MARK: Room

  /// A list's size, and what covers its ends and its rows.
  @MainActor
  private struct Room {
    let size: CGSize
    private let insets: [UIEdgeInsets]

    init(of list: any SceneList) {
      size = list.bounds.size
      insets = [list.adjustedContentInset, list.safeAreaInsets]
    }

    /// Whether something is seen in it.
    var isAny: Bool { size.width > 0 || size.height > 0 }

    func isCovered(as other: Room) -> Bool { insets == other.insets }

    /// Whether rows are as wide as in another.
    func isCoveredBeside(as other: Room) -> Bool {
      zip(insets, other.insets).allSatisfy { $0.left == $1.left && $0.right == $1.right }
    }
  }

  /// Keeps in what room rows are asked for: on the way from one version of the file to the next the first
  /// one that is any.
  func noteRoom(isAnew: Bool) {
    guard let list else { return }
    let now = Room(of: list)
    if isAnew {
      (room, firstRoom) = (now, nil)
    } else {
      if room?.isAny != true { room = now }
      if firstRoom?.isAny != true { firstRoom = now }
    }
  }

  /// Whether heights were found in other room than there is now. What covers the ends of a list that comes
  /// becomes known as it is laid out, and is the same each time.
  var hasOtherRoom: Bool {
    guard let list else { return false }
    let now = Room(of: list)
    return [room, firstRoom].contains { room in
      guard let room, room.isAny else { return false }
      guard room.size == now.size else { return true }
      return looksAtBeginning ? !room.isCoveredBeside(as: now) : !room.isCovered(as: now)
    }
  }

  private func refreshShown() { shown = found }

  /// The rows that have all that is searched for.
  private var found: [[Row]] {
    sections.map { section in
      searched.isEmpty
        ? section.rows
        : section.rows.filter { row in searched.allSatisfy { row.words.contains($0) } }
    }
  }

  /// What rows that have not been seen search lists for: they do so wherever the list is scrolled to.
  var unseenSearches: [SceneNode.Search] {
    rowsThatSearch.filter { $0.live == nil }.flatMap(\.node.searches)
  }

  /// Leaves only rows that have all of some texts, which are in lower case; tells whether they are others than before.
  func filter(by texts: [String], _ reconciler: Reconciler) -> Bool {
    guard texts != searched else { return false }
    searched = texts
    if owner.map({ reconciler.moved(of: $0).contains(.content) }) == true
      || scene?.isShowing != true
    {
      reload()
    } else {
      beginAnew(reconciler)
    }
    return true
  }

  func row(at path: IndexPath) -> Row? {
    guard shown.indices.contains(path.section), shown[path.section].indices.contains(path.item)
    else { return nil }
    return shown[path.section][path.item]
  }

  func path(of row: Row) -> IndexPath? {
    for (section, rows) in shown.enumerated() {
      if let index = rows.firstIndex(where: { $0 === row }) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }

  func row(of live: LiveNode) -> Row? {
    sections.lazy.flatMap(\.rows).first { $0.live === live }
  }

  /// The node of a row, which gets its views now if it has none.
  func live(of row: Row) -> LiveNode? {
    if let live = row.live { return live }
    guard let owner, let scene else { return nil }
    let live = scene.make(row.node, in: owner)
    row.live = live
    dress(live)
    return live
  }

  /// What its cell makes as large as itself.
  private func filling(of live: LiveNode) -> LiveNode? {
    guard live.view is SceneCell else { return live }
    return live.node.isFilled ? live.subviews.first : nil
  }

  private func dress(_ live: LiveNode) {
    guard let cell = live.view as? SceneCell else { return }
    cell.isFilled = live.node.isFilled
    cell.onLayout = { [weak self, weak live] in live.map { self?.scene?.takeShares(of: $0) } }
    cell.onArrival = { [weak self] in self?.scene?.linkNamed() }
  }

  // MARK: Changes at run time

  func delete(_ row: Row) {
    guard let path = path(of: row) else { return }
    for index in sections.indices { sections[index].rows.removeAll { $0 === row } }
    refreshShown()
    list?.takeAway(path)
  }

  /// The user has carried a row elsewhere.
  func move(from source: IndexPath, to target: IndexPath) {
    guard let row = row(at: source), sections.indices.contains(target.section) else { return }
    for index in sections.indices { sections[index].rows.removeAll { $0 === row } }
    let place = min(target.item, sections[target.section].rows.count)
    sections[target.section].rows.insert(row, at: place)
    refreshShown()
  }

  // MARK: Selection

  func select(_ path: IndexPath, animated: Bool) {
    guard row(at: path) != nil else { return }
    list?.select(path, animated: animated)
  }

  /// Whether something happens when the row is chosen.
  func isChoosable(_ row: Row) -> Bool { scene?.hasSteps(.select, for: row.node) ?? false }

  func choose(_ path: IndexPath) {
    guard let row = row(at: path), let live = live(of: row) else { return }
    scene?.perform(.select, of: live)
  }
}
