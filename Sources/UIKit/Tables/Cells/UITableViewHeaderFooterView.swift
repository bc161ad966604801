import CoreGraphics
import Foundation

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  private let ownContentView = UIView()
  open var contentView: UIView { ownContentView }
  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  /// Where the table has it; nil in no table.
  var role: EdgeRole? {
    didSet {
      if role != oldValue { takeRole() }
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepareContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    addSubview(ownContentView)
    // The table says by how much it keeps clear of the safe area.
    ownContentView.insetsLayoutMarginsFromSafeArea = false
  }

  /// Made when it is first asked for.
  open var textLabel: UILabel? {
    if let label = ownTextLabel { return label }
    let label = UILabel()
    label.numberOfLines = 0
    ownTextLabel = label
    contentView.addSubview(label)
    dress()
    return label
  }

  open var detailTextLabel: UILabel? {
    if let label = ownDetailLabel { return label }
    let label = UILabel()
    label.numberOfLines = 0
    ownDetailLabel = label
    contentView.addSubview(label)
    dress()
    return label
  }

  /// What the content view shows, in place of labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  private var configured: (any UIView & UIContentView)?

  /// What suits the place, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (role?.style ?? .plain, role?.kind ?? .header) {
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  private func showContent() {
    setNeedsLayout()
    guard let wanted = contentConfiguration?.updated(for: configurationState) else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let view = configured, view.supports(wanted) {
      view.configuration = wanted
      return
    }
    configured?.removeFromSuperview()
    let view = wanted.makeContentView()
    configured = view
    ownContentView.addSubview(view)
  }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self {
        oldValue?.removeFromSuperview()
      }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      takeRole()
    }
  }

  /// It is about to be used for another section; whoever overrides it calls super.
  open func prepareForReuse() {}

  // MARK: Looks

  private func takeRole() {
    dress()
    // Rows pass by below the headers of a plain table.
    let isPlain = role?.style == .plain
    contentView.backgroundColor = isPlain && backgroundView == nil ? .systemBackground : nil
    setNeedsLayout()
  }

  private func dress() {
    let isPlain = role?.style ?? .plain == .plain
    ownTextLabel?.font =
      isPlain && role?.kind != .footer
      ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
    ownTextLabel?.textColor = isPlain && role?.kind != .footer ? .label : .secondaryLabel
    ownTextLabel?.givenAccessibilityTraits = role?.kind == .header ? .header : nil
    ownDetailLabel?.font = .preferredFont(forTextStyle: .footnote)
    ownDetailLabel?.textColor = .secondaryLabel
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, role) = (layer.bounds, role ?? EdgeRole())
    backgroundView?.lie(in: bounds)
    // The background of a plain header goes from edge to edge; the text keeps clear of what is there.
    contentView.lie(in: role.style == .plain ? bounds : bounds.inside(role.insets))
    contentView.layoutMargins = margins(of: role)
    configured?.lie(in: contentView.layer.bounds)
    layOutTexts(in: contentView.layer.bounds.inside(margins(of: role)), role)
  }

  private func margins(of role: EdgeRole) -> UIEdgeInsets {
    var insets = role.textInsets
    if role.style == .plain {
      insets.left += role.insets.left
      insets.right += role.insets.right
    }
    return insets
  }

  private func layOutTexts(in room: CGRect, _ role: EdgeRole) {
    let (text, detail) = heights(in: room.width)
    // Titles of groups stand close to their rows, all others in the middle.
    let total = text + detail
    var top = room.minY
    if role.style == .plain {
      top = room.midY - total / 2
    } else if role.kind == .header {
      top = room.maxY - total
    }
    top = pixels.whole(top)
    ownTextLabel?.lie(in: CGRect(x: room.minX, y: top, width: room.width, height: text))
    ownDetailLabel?.lie(
      in: CGRect(x: room.minX, y: top + text, width: room.width, height: detail))
  }

  private func heights(in width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return pixels.up(label.sizeThatFits(CGSize(width: width, height: .infinity)).height).settled
    }
    return (height(ownTextLabel), height(ownDetailLabel))
  }

  /// What its own texts or its configuration need, whatever constraints ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight(forWidth: size.width))
  }

  /// The height that the content needs in a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = widthToFit(targetSize, horizontal)
    return CGSize(width: width, height: fittingHeight(forWidth: width)).settled
  }

  private func room(forWidth width: CGFloat, _ role: EdgeRole) -> CGFloat {
    CGRect(x: 0, y: 0, width: width.settled, height: 0).inside(role.insets).width
  }

  private func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let isConstrained = contentView.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard configured == nil, isConstrained else { return ownHeight(forWidth: width) }
    let role = role ?? EdgeRole()
    contentView.layoutMargins = margins(of: role)
    return contentView.systemLayoutSizeFitting(
      CGSize(width: room(forWidth: width, role), height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func ownHeight(forWidth width: CGFloat) -> CGFloat {
    let role = role ?? EdgeRole()
    let room = room(forWidth: width, role)
    if let configured {
      contentView.layoutMargins = margins(of: role)
      return configured.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    let insets = role.textInsets
    let (text, detail) = heights(in: max(0, room - insets.left - insets.right))
    guard text + detail > 0 else { return 0 }
    return max(role.leastHeight, pixels.up(text + detail + insets.top + insets.bottom))
  }
}

/// Where a header or footer is in a table, which says what it looks like.
struct EdgeRole: Equatable {
  var style = UITableView.Style.plain
  var kind = TableEdge.Kind.header
  /// Of the first section.
  var isFirst = false
  var margin: CGFloat = 16
  /// What the content keeps clear of besides.
  var insets = UIEdgeInsets.zero

  /// Around the texts.
  var textInsets: UIEdgeInsets {
    // The card's edge is the margin of what stands above it, and its text begins as far in.
    let side = margin
    return switch (style, kind) {
    case (.plain, _): UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
    case (_, .footer): UIEdgeInsets(top: 8, left: side, bottom: 7.5, right: side)
    case (_, .header):
      UIEdgeInsets(top: isFirst ? 33 : 15.5, left: side, bottom: 6.5, right: side)
    }
  }

  var leastHeight: CGFloat {
    switch (style, kind) {
    case (.plain, _): 28
    case (_, .footer): 31.5
    case (_, .header): isFirst ? 55.5 : 38
    }
  }
}
