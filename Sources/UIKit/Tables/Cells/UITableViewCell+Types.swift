import CoreGraphics

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// A text, with an image before it.
    case `default`
    /// A text, and a grey one at the other end of the row.
    case value1
    /// A text in the tint, and another one beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  public enum AccessoryType: Int, Sendable {
    case none
    /// A tap leads on.
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}

/// How a table has a cell look at its place among the rows.
struct CellPlace: Equatable {
  var style = UITableView.Style.plain
  /// Between an edge and what is shown.
  var margin: CGFloat = 16
  /// What the content keeps clear of besides.
  var insets = UIEdgeInsets.zero
  /// In its section.
  var isFirst = false
  var isLast = false
  /// Nil for no separators.
  var separatorColor: UIColor?
  /// What separators of which nobody says anything leave free at their end.
  var separatorEnd: CGFloat = 0
  /// What somebody gave the table.
  var separatorInset: UIEdgeInsets?
  /// Whether that is added to where the text begins.
  var isInsetAdded = false
}

/// What a cell is made of, beside its content view, each part made when it is needed.
struct CellParts {
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  /// What shows the configuration.
  var configured: (any UIView & UIContentView)?
  var needsConfiguration = true
  var ground: BackgroundView?
  var accessory: UIView?
  var selectedBackground: UIView?
  var mark: CellMark?
  var grip: CellGrip?
  var lower: ControlPart?
  var upper: ControlPart?
  var separatorInset: UIEdgeInsets?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var hasOwnColor = false
  /// Whether a table has said how the cell looks.
  var hasPlace = false
  /// Where the text begins in the cell, from the side that reading begins at.
  var textStart: CGFloat = 16
}
