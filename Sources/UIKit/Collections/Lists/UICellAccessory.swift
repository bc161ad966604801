import CoreGraphics

/// What a list cell shows beside its content.
@MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// How much room an accessory takes.
  public enum LayoutDimension: Sendable {
    case actual
    /// As much as others of the framework, so that what is beside them is aligned.
    case standard
    case custom(CGFloat)
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case disclosure
    case outline(OutlineDisclosureOptions.Style)
    case checkmark
    case detail
    case delete
    case insert
    case reorder
    case multiselect
    case label(String)
    case custom(UIView)
  }

  let kind: Kind
  var displayed: DisplayedState
  var isLeading = false
  var isHidden = false
  var width = LayoutDimension.actual
  var tint: UIColor?
  var font: UIFont?
  var action: (@MainActor () -> Void)?

  private init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false) {
    (self.kind, self.displayed, self.isLeading) = (kind, displayed, isLeading)
  }

  private func with(
    _ isHidden: Bool, _ width: LayoutDimension?, _ tint: UIColor?,
    _ action: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var made = self
    (made.isHidden, made.tint, made.action) = (isHidden, tint, action)
    if let width { made.width = width }
    return made
  }

  // MARK: A sign that a tap leads on

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  // MARK: Signs with the same options

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias DeleteOptions = DisclosureIndicatorOptions
  public typealias InsertOptions = DisclosureIndicatorOptions
  public typealias ReorderOptions = DisclosureIndicatorOptions
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      /// As suits the row's place: headers are touched all over.
      case automatic
      /// A tap anywhere on the row.
      case header
      /// A tap on the sign; the row is selected as others are.
      case cell
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// Shows that there is more below a row. A tap shows or hides it as the handler has it, without one
  /// as the data source's snapshot of the section does.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(options.style), displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }

  /// Without a handler it brings out what a swipe from the end offers.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor, actionHandler)
  }

  /// What a row is held by that goes to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  // MARK: A text

  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label(text), displayed).with(
      options.isHidden, options.reservedLayoutWidth, options.tintColor)
    made.font = options.font
    return made
  }

  // MARK: A view of one's own

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed): (displayed, true)
      case .trailing(let displayed): (displayed, false)
      }
    return UICellAccessory(
      .custom(configuration.customView), displayed, isLeading: isLeading
    ).with(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
  }

  // MARK: Where it is

  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Marks of editing stand outermost on their side, whatever the order is.
  var isOutermost: Bool {
    switch kind {
    case .delete, .insert, .multiselect, .reorder: true
    default: false
    }
  }
}
