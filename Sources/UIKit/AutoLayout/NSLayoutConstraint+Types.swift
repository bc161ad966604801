extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint speaks of.
  public enum Attribute: Int, Sendable, CaseIterable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    public static let baseline = Attribute.lastBaseline
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// How the views of a visual format lie across the line that they are on.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// Formats run from the leading to the trailing side unless another direction is asked for.
    public static let directionLeadingToTrailing: Self = []
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    public static let directionMask = Self(rawValue: 0x3 << 16)
    /// Gaps run from edge to edge unless something else is asked for.
    public static let spacingEdgeToEdge: Self = []
    public static let spacingMask = Self(rawValue: 1 << 19)
    /// Vertical gaps run from baseline to baseline.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kinds of attribute a constraint may set side by side.
  enum Kind {
    case horizontalPlace
    /// A side by the direction of reading, which means another side elsewhere.
    case readingPlace
    case verticalPlace
    case length
    case nothing
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .horizontalPlace
    case .centerX, .centerXWithinMargins: .horizontalPlace
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingPlace
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPlace
    case .width, .height: .length
    case .notAnAttribute: .nothing
    }
  }

  /// Whether what it stands for follows from margins or a baseline.
  var hasNumber: Bool {
    switch self {
    case .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }

  /// The word for it in messages.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint {
  var hasNumbers: Bool {
    firstAttribute.hasNumber || secondAttribute.hasNumber || !spans.isEmpty
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with both sides negated.
  package var turned: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
