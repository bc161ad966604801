import QuartzCore

/// The lines of a menu on a plate; those of a menu that was opened from it take their place.
final class MenuCard: UIView {
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private(set) var rows: [MenuRow] = []
  private var lines: [ControlPart] = []
  /// The menus that were opened one from the other.
  private var path: [UIMenu]

  static let width: CGFloat = 250
  private static let gap: CGFloat = 8

  init(_ menu: UIMenu) {
    path = [menu]
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 13
    plate.layer.cornerCurve = .continuous
    addSubview(plate)
    plate.contentView.addSubview(scroll)
    fill()
  }

  required init?(coder: NSCoder) { nil }

  /// The menu that is shown.
  var menu: UIMenu { path[path.count - 1] }
  var root: UIMenu { path[0] }

  func open(_ menu: UIMenu) {
    path.append(menu)
    fill()
  }

  /// Tells whether there was one to go back to.
  func goBack() -> Bool {
    guard path.count > 1 else { return false }
    path.removeLast()
    fill()
    return true
  }

  // MARK: Lines

  private func fill() {
    for part in rows + lines { part.removeFromSuperview() }
    var groups: [[MenuRow.Kind]] = []
    if path.count > 1 {
      groups.append([.back(menu)])
    } else if !menu.title.isEmpty {
      groups.append([.title(menu.title)])
    }
    groups += Self.groups(of: menu)
    let hasMarks =
      path.count > 1
      || menu.actions.contains { $0.state != .off && !$0.attributes.contains(.hidden) }
    rows = []
    lines = []
    firstsOfGroups = []
    for group in groups where !group.isEmpty {
      firstsOfGroups.insert(rows.count)
      rows += group.map { MenuRow($0, hasMarks: hasMarks) }
    }
    for (index, row) in rows.enumerated() {
      scroll.addSubview(row)
      guard index > 0 else { continue }
      let line = ControlPart(firstsOfGroups.contains(index) ? .quaternarySystemFill : .separator)
      lines.append(line)
      scroll.addSubview(line)
    }
    setNeedsLayout()
  }

  private var firstsOfGroups: Set<Int> = []

  /// What stands together, with a gap to what is beside it.
  private static func groups(of menu: UIMenu) -> [[MenuRow.Kind]] {
    var groups: [[MenuRow.Kind]] = [[]]
    for element in menu.children {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { groups[groups.count - 1].append(.action(action)) }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        groups += Self.groups(of: menu) + [[]]
      case let menu as UIMenu: groups[groups.count - 1].append(.menu(menu))
      default: break
      }
    }
    return groups
  }

  /// How high all lines are together.
  var height: CGFloat {
    let gaps = CGFloat(max(0, firstsOfGroups.count - 1)) * Self.gap
    return rows.reduce(gaps) { $0 + $1.height }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.lie(in: bounds)
    scroll.lie(in: bounds)
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    scroll.isScrollEnabled = height > bounds.height
    let hair = 1 / layoutScale
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      if index > 0 {
        let isGap = firstsOfGroups.contains(index)
        lines[index - 1].lie(
          in: CGRect(x: 0, y: y, width: bounds.width, height: isGap ? Self.gap : hair))
        if isGap { y += Self.gap }
      }
      row.lie(in: CGRect(x: 0, y: y, width: bounds.width, height: row.height))
      y += row.height
    }
  }

  // MARK: Choosing

  /// The line at a point of the card that can be chosen.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { row in
      row.isEnabled && row.bounds.contains(row.convert(point, from: self))
    }
  }

  var highlighted: MenuRow? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
      if let highlighted { scroll.scrollRectToVisible(highlighted.frame, animated: false) }
    }
  }

  /// The next line, or the one before, that can be chosen.
  func step(_ way: Int) {
    let choices = rows.filter(\.isEnabled)
    guard !choices.isEmpty else { return }
    let current = choices.firstIndex { $0 === highlighted }
    let next = current.map { $0 + way } ?? (way > 0 ? 0 : choices.count - 1)
    highlighted = choices[max(0, min(next, choices.count - 1))]
  }
}
