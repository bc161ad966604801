import CoreGraphics
import Foundation
import QuartzCore

/// Rows below each other, in sections, of which only those have a view that are seen.
///
/// The file is long because everything that can be overridden has to stand in the class's body; the
/// work is in the themed extensions. `TableLayout` knows where everything lies, `shownRows` and
/// `shownEdges` what has a view, `reuse` the views that wait for other rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Stands for a height that the content decides.
  public static let automaticDimension: CGFloat = -1
  /// In the place of a section's index title: the magnifying glass, which scrolls to the beginning.
  public static let indexSearch = "{search}"

  open private(set) var style = Style.plain
  /// Where everything lies; true to the data source once `isLoaded`.
  var rowLayout = TableLayout()
  var isLoaded = false
  /// What the delegate is known not to have written.
  var unanswered = TableAnswers()
  /// The width that heights were found for.
  var knownWidth: CGFloat?
  /// Goes up whenever rows become others, so that whoever is in the middle of something gives up.
  var generation = 0
  /// What is seen, in order, and room for what will be.
  var shownRows: [ShownRow] = []
  var nextRows: [ShownRow] = []
  var shownEdges = ShownEdges()
  var reuse = ReusePool()
  var fill = TableFill()
  var look = TableLook()
  var selection = TableSelection()
  var updates = TableUpdates()
  var isInEditing = false
  /// The row that is swiped aside.
  var swipe: RowSwipe?
  var swiper: UIPanGestureRecognizer?
  /// The row that is carried elsewhere, and what goes on with it near the edges.
  var reorder: TableReorder?
  var reorderLink: CADisplayLink?
  /// Whether a layout also asks for what would be seen with the content at the upper edge: so the first
  /// rows are known the same, whatever covers them.
  package var looksAtBeginning = false

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Looks as if it had been made in another style.
  package func restyle(_ style: Style) {
    guard style != self.style else { return }
    let wasOwnColor = backgroundColor == Self.ground(of: self.style)
    self.style = style
    if wasOwnColor { backgroundColor = Self.ground(of: style) }
    reloadData()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareTable()
  }

  package override var contentSaysItsSize: Bool { true }

  // MARK: Who says what is shown

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if dataSource !== oldValue { forgetRows() }
    }
  }

  /// The scroll view's, which as Apple's is one for tables as well.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      if newValue != nil, menus == nil { menus = RowMenu(of: self) }
      forgetRows()
    }
  }

  private var menus: RowMenu?
  /// Opens the menus that the delegate has for rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// Of every row, unless the delegate says otherwise; automatic at first.
  open var rowHeight = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// What stands in for heights that are not known yet; 0 to know all of them from the beginning.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// Room above the headers of sections: in a plain table 22 points, else none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateLooks() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { updateLooks() }
  }
  /// How far separators begin from the edges; where the text does until it is set.
  open var separatorInset: UIEdgeInsets {
    get { look.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      look.separatorInset = newValue.settled
      updateLooks()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { updateLooks() }
  }
  /// Whether what cells, headers and footers show keeps clear of the safe area at the sides; they
  /// themselves are as wide as the table.
  open var insetsContentViewsToSafeArea = true {
    didSet { updateLooks() }
  }

  /// Of the titles at the edge; the tint where it is nil.
  open var sectionIndexColor: UIColor? {
    didSet { look.index?.color = sectionIndexColor }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { look.index?.backgroundColor = sectionIndexBackgroundColor }
  }
  /// How many rows there are at least where titles are shown at the edge.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { reloadSectionIndexTitles() }
  }
  open func reloadSectionIndexTitles() {
    if isLoaded { askIndex() }
    updateLooks()
  }

  /// Lies behind the rows and does not scroll with them.
  open var backgroundView: UIView? {
    didSet { replaceFixture(oldValue, with: backgroundView, isBehind: true) }
  }
  /// Above the first section; its height is kept, its width is the table's.
  open var tableHeaderView: UIView? {
    didSet { replaceFixture(oldValue, with: tableHeaderView, isBehind: false) }
  }
  open var tableFooterView: UIView? {
    didSet { replaceFixture(oldValue, with: tableFooterView, isBehind: false) }
  }

  // MARK: Views that are used again

  /// Has cells of a class made for an identifier; nil for no more.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, as: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdge(aClass, as: identifier)
  }

  /// A cell that was used for another row, or a new one of a registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    cell(identifier, for: indexPath)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusedEdge(identifier)
  }

  // MARK: Rows

  /// Asks the data source for everything anew.
  open func reloadData() { reloadAll() }

  open var numberOfSections: Int {
    loadIfNeeded()
    return rowLayout.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int { countOfRows(in: section) }

  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { edgeRect(.header, section) }
  open func rectForFooter(inSection section: Int) -> CGRect { edgeRect(.footer, section) }
  /// Zero for a row that there is none of.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// Nil for a row that is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  open var visibleCells: [UITableViewCell] { seenRows.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { seenRows.map(\.path) }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[TableEdge(.header, section)]?.view as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[TableEdge(.footer, section)]?.view as? UITableViewHeaderFooterView
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated: animated)
  }

  // MARK: Selection (the work is in Selection)

  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet {
      if !allowsMultipleSelection, !isEditing { dropSelection(keepingOne: true) }
    }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether keys can go to the rows.
  open var allowsFocus = true
  /// Whether a row that the keys go to is selected.
  open var selectionFollowsFocus = false

  open var indexPathForSelectedRow: IndexPath? { selection.ordered.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.ordered
  }

  /// Selects a row; the delegate is not asked and hears nothing. Nil selects none.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Updates (the work is in Updates)

  /// Makes changes that belong together, each of which may name rows as they were before all.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates ?? {}, completion)
  }

  open func beginUpdates() { updates.depth += 1 }
  open func endUpdates() { endUpdate() }
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Has the data source dress the cells of rows anew, which stay the same.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update({ updates.reconfigured.formUnion(indexPaths) }, nil)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ change: (inout TableChanges) -> Void) {
    update({ change(&updates.changes) }, nil)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows marks that delete, insert or select, and grips that carry.
  open func setEditing(_ editing: Bool, animated: Bool) {
    setEditingState(editing, animated: animated)
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func motionDidFinish() { arrive() }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isOnIndex(gestureRecognizer) { return false }
    if let swiper, gestureRecognizer === swiper { return swipeMayBegin(swiper) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func safeAreaHasChanged() {
    super.safeAreaHasChanged()
    updateLooks()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory
      != previousTraitCollection?.preferredContentSizeCategory
    {
      forgetHeights()
    }
  }
}
