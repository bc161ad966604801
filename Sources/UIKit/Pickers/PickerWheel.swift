import QuartzCore

/// One component of a picker: a wheel whose rows lie on a cylinder.
///
/// Only rows that are seen have views. How hands turn it is in `PickerWheel+Hands`.
final class PickerWheel: UIView {
  let component: Int
  private weak var picker: UIPickerView?
  let scroll = WheelScroll()
  private let drumView = UIView()

  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = UIPickerView.rowHeight
  private var rows: [Int: PickerRow] = [:]
  private var spare: [PickerRow] = []
  private var isPlacing = false
  /// Goes up as rows are thrown away, so that a pass sees that it has been overtaken.
  private var generation = 0

  /// The row that the delegate knows of.
  var told = 0
  /// Whether it turns because somebody turned it.
  var isByHand = false
  /// The row that it is on its way to, unless a finger threw it.
  var goal: Int?
  /// What rows leave free at the side where reading ends.
  var room: CGFloat = 0 {
    didSet {
      for row in rows.values { row.room = room }
    }
  }

  init(_ component: Int, of picker: UIPickerView) {
    (self.component, self.picker) = (component, picker)
    super.init(frame: .zero)
    drumView.isUserInteractionEnabled = false
    addSubview(drumView)
    addSubview(scroll)
    prepareHands()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// More rows than can be told apart by their places there are not.
  private static let mostRows = 1 << 30

  /// Takes what the data source says; the row that is selected stays so, as far as it can.
  func load(count: Int, height: CGFloat) {
    let row = selectedRow
    let before = (rowCount, rowHeight)
    rowCount = min(max(count, 0), Self.mostRows)
    rowHeight = height.isFinite && height > 0 ? min(height, 10_000) : UIPickerView.rowHeight
    scroll.rowHeight = rowHeight
    dropRows()
    setNeedsLayout()
    guard (rowCount, rowHeight) != before else { return }
    scroll.alwaysBounceVertical = rowCount > 0
    takeContentSize()
    rest(at: min(max(row, 0), max(rowCount - 1, 0)))
  }

  /// Has what is seen say anew what it shows.
  func refreshRows() {
    for (row, view) in rows.sorted(by: { $0.key < $1.key }) {
      picker?.dress(view, row, component)
    }
  }

  private func dropRows() {
    generation += 1
    // The first row gets the view that it had.
    for row in seenRows.reversed() { put(away: row) }
  }

  private func put(away row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    spare.append(view)
  }

  var drum: Drum { Drum(height: bounds.height, rowHeight: rowHeight) }

  /// Which row is in the middle, with the part of the next.
  private var place: CGFloat {
    let place = scroll.contentOffset.y / rowHeight
    return min(max(place, -1_000), CGFloat(rowCount) + 1_000)
  }

  private var middleRow: Int {
    rowCount > 0 ? min(max(Int(place.rounded()), 0), rowCount - 1) : -1
  }

  /// The row in the middle, or the one that a program has it turn to; -1 where there is none.
  var selectedRow: Int {
    guard let goal, !isByHand, goal < rowCount else { return middleRow }
    return goal
  }

  func rowView(_ row: Int) -> PickerRow? { rows[row] }
  var seenRows: [Int] { rows.keys.sorted() }

  /// Gives views to the rows that are seen, and puts them where the cylinder has them.
  func placeRows() {
    guard !isPlacing, picker != nil else { return }
    isPlacing = true
    defer { isPlacing = false }
    UIView.performWithoutAnimation { fill() }
  }

  private func fill() {
    let (drum, place, generation) = (drum, place, generation)
    let first = max(0, Int((place - drum.reach).rounded(.up)))
    let last = min(rowCount - 1, Int((place + drum.reach).rounded(.down)))
    let isSeen = bounds.height > 0
    for row in seenRows where !isSeen || row < first || row > last { put(away: row) }
    guard isSeen, first <= last else { return }
    for row in first...last {
      guard let view = rows[row] ?? make(row) else { return }
      // The delegate may have loaded the picker anew.
      guard self.generation == generation else { return setNeedsLayout() }
      let distance = CGFloat(row) - place
      view.transform3D = drum.transform(at: distance)
      view.alpha = drum.opacity(at: distance)
    }
  }

  private func make(_ row: Int) -> PickerRow? {
    guard let picker else { return nil }
    let view = spare.popLast() ?? PickerRow()
    // In order, however they came into sight.
    drumView.insertSubview(view, at: rows.keys.count { $0 < row })
    view.room = room
    rows[row] = view
    arrange(view)
    picker.dress(view, row, component)
    return view
  }

  private func arrange(_ view: PickerRow) {
    view.lie(
      around: CGPoint(x: bounds.midX, y: bounds.midY),
      size: CGSize(width: bounds.width, height: rowHeight))
  }

  /// The row that is seen at a height.
  func row(at y: CGFloat) -> Int? {
    let (drum, place) = (drum, place)
    let aim = y - bounds.midY
    var best: (row: Int, gap: CGFloat)?
    for row in rows.keys.sorted() {
      let gap = (drum.middle(at: CGFloat(row) - place) - aim).magnitude
      if gap < best?.gap ?? .infinity { best = (row, gap) }
    }
    return best?.row
  }

  // MARK: Places

  func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight) }

  private func takeContentSize() {
    scroll.contentSize = CGSize(
      width: scroll.bounds.width,
      height: CGFloat(max(rowCount - 1, 0)) * rowHeight + scroll.bounds.height)
  }

  /// Stands at a row at once; nobody is told.
  func rest(at row: Int) {
    goal = nil
    isByHand = scroll.dragging.isUnderWay
    told = row
    scroll.setContentOffset(offset(of: row), animated: false)
    placeRows()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drumView.lie(in: bounds)
    placeEye()
    if scroll.frame != bounds {
      let row = max(selectedRow, 0)
      scroll.lie(in: bounds)
      takeContentSize()
      rest(at: row)
      focusEffect = UIFocusHaloEffect(
        roundedRect: bounds.inside(dx: 0, dy: (bounds.height - rowHeight) / 2), cornerRadius: 8,
        curve: .continuous)
    }
    UIView.performWithoutAnimation { rows.values.forEach(arrange) }
    placeRows()
  }

  /// Takes anew from where the wheel is seen, which is another place where only the picker's bounds have moved.
  func placeEye() { drumView.layer.sublayerTransform = Drum.perspective(eye: eyeOffset) }

  /// How far the middle of the picker, which the eye is before, is to the right of the wheel's.
  private var eyeOffset: CGFloat {
    guard let picker else { return 0 }
    return (picker.bounds.midX - frame.midX).settled
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What turned it has ended on the way.
    if windowReference == nil, rowCount > 0 { rest(at: selectedRow) }
  }

  // MARK: Hands (the work is in PickerWheel+Hands)

  override var canBecomeFocused: Bool { rowCount > 1 }

  override var keyCommands: [UIKeyCommand]? { turningCommands }

  func tell(_ row: Int) { picker?.noteSelection(of: row, in: component) }
}
