import QuartzCore

/// The view of an alert: words and fields above, choices below, and in a sheet the one that cancels
/// apart from the others.
final class AlertCard: UIView {
  var onChoice: (UIAlertAction) -> Void = { _ in }

  private let isSheet: Bool
  private let plate: UIVisualEffectView
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = ControlPart(.tertiarySystemBackground)
  private var fields: [UITextField] = []
  private var rows: [AlertRow] = []
  /// Of a sheet; it has a plate of its own.
  private var cancelRow: AlertRow?

  private static let margin: CGFloat = 16
  private static let fieldHeight: CGFloat = 32
  private static let gap: CGFloat = 8

  init(isSheet: Bool) {
    self.isSheet = isSheet
    plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    super.init(frame: .zero)
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 14
    plate.layer.cornerCurve = .continuous
    addSubview(plate)
    plate.contentView.addSubview(scroll)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      scroll.addSubview(label)
    }
    titleLabel.font =
      isSheet ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    if isSheet {
      for label in [titleLabel, messageLabel] { label.textColor = .secondaryLabel }
    }
    scroll.addSubview(fieldBox)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction],
    preferred: UIAlertAction?
  ) {
    (titleLabel.text, messageLabel.text) = (title, message)
    // A message alone is no less than a title.
    for field in self.fields where !fields.contains(field) { field.removeFromSuperview() }
    self.fields = fields
    for field in fields { scroll.addSubview(field) }
    for row in rows + [cancelRow].compactMap(\.self) { row.removeFromSuperview() }
    let cancel = actions.first { $0.style == .cancel }
    // Of two choices side by side, the one that cancels comes first; in a column, last.
    let others = actions.filter { $0 !== cancel }
    let ordered =
      isSheet ? others : cancel.map { others.count == 1 ? [$0] + others : others + [$0] } ?? others
    rows = ordered.map { makeRow($0, preferred: preferred) }
    for row in rows { scroll.addSubview(row) }
    cancelRow = isSheet ? cancel.map { makeRow($0, preferred: preferred) } : nil
    if let cancelRow {
      cancelRow.standApart()
      insertSubview(cancelRow, aboveSubview: plate)
    }
    setNeedsLayout()
  }

  private func makeRow(_ action: UIAlertAction, preferred: UIAlertAction?) -> AlertRow {
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    let row = AlertRow(action, isBold: isBold, isSheet: isSheet)
    row.addAction(
      UIAction { [weak self] _ in self?.onChoice(action) }, for: .touchUpInside)
    return row
  }

  // MARK: Layout

  private var isSideBySide: Bool {
    guard !isSheet, rows.count == 2 else { return false }
    return rows.allSatisfy { $0.titleWidth <= (bounds.width > 0 ? bounds.width : 270) / 2 - 16 }
  }

  private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    guard let text = label.text, !text.isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Places everything for a width, unless only the height is asked for.
  @discardableResult
  private func arrange(width: CGFloat, places: Bool) -> CGFloat {
    let inner = max(0, width - 2 * Self.margin)
    let (title, message) = (textHeight(titleLabel, inner), textHeight(messageLabel, inner))
    var y: CGFloat = 0
    if places {
      for (label, height) in [(titleLabel, title), (messageLabel, message)] where height == 0 {
        label.lie(in: .zero)
      }
      if fields.isEmpty { fieldBox.lie(in: .zero) }
    }
    func put(_ view: UIView, height: CGFloat, gap: CGFloat) {
      y += gap
      if places {
        view.lie(in: CGRect(x: Self.margin, y: y, width: inner, height: height))
      }
      y += height
    }
    if title > 0 || message > 0 || !fields.isEmpty {
      y = isSheet ? 14 : 19
      if title > 0 { put(titleLabel, height: title, gap: 0) }
      if message > 0 { put(messageLabel, height: message, gap: title > 0 ? (isSheet ? 8 : 2) : 0) }
      if !fields.isEmpty {
        y += 17
        let height = CGFloat(fields.count) * Self.fieldHeight
        if places {
          fieldBox.lie(in: CGRect(x: Self.margin, y: y, width: inner, height: height))
          fieldBox.round(7)
          for (index, field) in fields.enumerated() {
            field.lie(
              in: CGRect(
                x: Self.margin + 8, y: y + CGFloat(index) * Self.fieldHeight,
                width: max(0, inner - 16), height: Self.fieldHeight))
          }
        }
        y += height
      }
      y += isSheet ? 14 : 19
    }
    fieldBox.isHidden = fields.isEmpty
    let height = isSheet ? AlertRow.sheetHeight : AlertRow.height
    if isSideBySide {
      if places {
        let half = width / 2
        for (index, row) in rows.enumerated() {
          row.lie(in: CGRect(x: half * CGFloat(index), y: y, width: half, height: height))
          row.lines = index == 0 ? [.top] : [.top, .left]
        }
      }
      return y + height
    }
    for row in rows {
      if places {
        row.lines = y > 0 ? [.top] : []
        row.lie(in: CGRect(x: 0, y: y, width: width, height: height))
      }
      y += height
    }
    return y
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height = arrange(width: size.width, places: false)
    if isSheet, cancelRowIsWanted { height += Self.gap + AlertRow.sheetHeight }
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  private var cancelRowIsWanted: Bool { cancelRow != nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var body = bounds
    if let cancelRow {
      cancelRow.lie(
        in: CGRect(
          x: 0, y: bounds.maxY - AlertRow.sheetHeight, width: bounds.width,
          height: AlertRow.sheetHeight))
      body.size.height = max(0, body.height - AlertRow.sheetHeight - Self.gap)
    }
    plate.lie(in: body)
    scroll.lie(in: plate.bounds)
    let height = arrange(width: body.width, places: true)
    scroll.contentSize = CGSize(width: body.width, height: height)
  }
}

/// One choice.
final class AlertRow: UIControl {
  static let height: CGFloat = 44
  static let sheetHeight: CGFloat = 57

  let action: UIAlertAction
  private let label = UILabel()
  private let edges = (top: ControlPart(.separator), left: ControlPart(.separator))
  private let isApart: ControlPart

  init(_ action: UIAlertAction, isBold: Bool, isSheet: Bool) {
    self.action = action
    isApart = ControlPart(nil)
    super.init(frame: .zero)
    addSubview(isApart)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(
      ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    addSubview(edges.top)
    addSubview(edges.left)
    isEnabled = action.isEnabled
    refreshLook()
  }

  required init?(coder: NSCoder) { nil }

  /// The lines between it and what is beside it.
  var lines: Set<Edge> = [] {
    didSet {
      edges.top.isHidden = !lines.contains(.top)
      edges.left.isHidden = !lines.contains(.left)
    }
  }

  enum Edge {
    case top
    case left
  }

  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)).width
  }

  func standApart() {
    isApart.backgroundColor = .secondarySystemGroupedBackground
    lines = []
    clipsToBounds = true
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
  }

  override var answersKeys: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    refreshLook()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshLook()
  }

  private func refreshLook() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(contentScaleFactor, 1)
    isApart.lie(in: bounds)
    label.lie(in: bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0))
    edges.top.lie(in: CGRect(x: 0, y: 0, width: bounds.width, height: line))
    edges.left.lie(in: CGRect(x: 0, y: 0, width: line, height: bounds.height))
  }
}
