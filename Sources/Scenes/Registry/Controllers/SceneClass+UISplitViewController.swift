import UIKit

/// A split view controller of a scene, which has three columns where the file has.
final class SceneSplit: UISplitViewController, SheetContent {
  var sheet = SheetWish() { didSet { sheetDidChange(since: oldValue) } }

  /// What the file has in the secondary column, where an action may show something else.
  private(set) var secondary: UIViewController?

  /// Where there is no room for columns, new ones are seen as if they had always been there, unless a
  /// hand has gone back from others.
  func take(_ controller: UIViewController?, for column: Column) {
    let wasWhole = isFoldedWhole
    defer { if wasWhole { foldWhole() } }
    if column == .secondary { secondary = controller }
    if column == .supplementary, controller != nil { restyle(.tripleColumn) }
    if column != .supplementary || style == .tripleColumn {
      setViewController(controller, for: column)
    }
    if column == .supplementary, controller == nil { restyle(.doubleColumn) }
  }
}

extension SceneClass {
  /// `UISplitViewController`.
  static let splitViewController = SceneClass(
    "UISplitViewController", isView: true, isController: true,
    properties: view.properties.map {
      $0.name == "backgroundColor"
        ? $0.beginning(with: .color(.named("systemBackground"))) : $0
    } + navigationProperties + presentationProperties + splitProperties + widthProperties,
    slots: controllerSlots + [
      column(.primary, "The column at the edge, mostly a list.", "Mailboxes"),
      column(.supplementary, "The column in the middle; with it there are three.", "Inbox"),
      column(.secondary, "What is chosen in the others, in the room that is left.", "Message"),
      column(.compact, "What is shown in place of all where there is no room.", "Mail"),
    ]
  ) {
    .controller(SceneSplit(style: .doubleColumn).unplaced())
  }

  /// The columns that files and steps name.
  static let columns = Choices<UISplitViewController.Column>(
    .primary, .supplementary, .secondary, .compact)

  private static func column(
    _ column: UISplitViewController.Column, _ doc: String, _ title: JSONValue
  ) -> NodeSlot {
    NodeSlot.single(
      columns.name(of: column), of: viewController, .controller, doc, ["title": title],
      attach: { ($0.controller as? SceneSplit)?.take($1?.controller, for: column) }
    ).refusing(
      column == .compact
        ? [:] : [splitName: "a split view controller stands in no column with a navigation bar"])
  }

  /// What stacks and columns take no controllers of.
  static let splitName = "UISplitViewController"

  private static let modes = Choices<UISplitViewController.DisplayMode>(
    .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
    .twoOverSecondary, .twoDisplaceSecondary)
  private static let behaviors = Choices<UISplitViewController.SplitBehavior>(
    .automatic, .tile, .overlay, .displace)
  private static let edges = Choices<UISplitViewController.PrimaryEdge>(.leading, .trailing)
  private static let buttons = Choices<UISplitViewController.DisplayModeButtonVisibility>(
    .automatic, .never, .always)

  private static let splitProperties: [Property] = [
    .choice(
      "preferredSplitBehavior", UISplitViewController.self, behaviors, initial: .automatic,
      doc: "Whether columns lie beside the secondary one, over it, or push it aside.",
      get: { $0.preferredSplitBehavior }, set: { $0.preferredSplitBehavior = $1 }),
    .choice(
      "preferredDisplayMode", UISplitViewController.self, modes, initial: .automatic,
      doc: "Which columns are seen where there is room; hands bring others in and away.",
      get: { $0.preferredDisplayMode }, set: { $0.preferredDisplayMode = $1 }),
    .choice(
      "primaryEdge", UISplitViewController.self, edges, initial: .leading,
      doc: "The side that the primary column is at.",
      get: { $0.primaryEdge }, set: { $0.primaryEdge = $1 }),
    .bool(
      "presentsWithGesture", UISplitViewController.self, initial: true,
      doc: "Whether hands bring columns in over the edge, and away.",
      get: { $0.presentsWithGesture }, set: { $0.presentsWithGesture = $1 }),
    .choice(
      "displayModeButtonVisibility", UISplitViewController.self, buttons, initial: .automatic,
      doc: "Whether a bar has the button that brings columns in and away.",
      get: { $0.displayModeButtonVisibility }, set: { $0.displayModeButtonVisibility = $1 }),
  ]

  private static let widthProperties: [Property] = [
    width(
      "preferredPrimaryColumnWidth", "How wide the primary column is; null for what suits.",
      get: { $0.preferredPrimaryColumnWidth }, set: { $0.preferredPrimaryColumnWidth = $1 }),
    width(
      "minimumPrimaryColumnWidth", "How wide the primary column is at least.",
      get: { $0.minimumPrimaryColumnWidth }, set: { $0.minimumPrimaryColumnWidth = $1 }),
    width(
      "maximumPrimaryColumnWidth", "How wide the primary column is at most.",
      get: { $0.maximumPrimaryColumnWidth }, set: { $0.maximumPrimaryColumnWidth = $1 }),
    width(
      "preferredSupplementaryColumnWidth",
      "How wide the column in the middle is; null for what suits.",
      get: { $0.preferredSupplementaryColumnWidth },
      set: { $0.preferredSupplementaryColumnWidth = $1 }),
    width(
      "minimumSupplementaryColumnWidth", "How wide the column in the middle is at least.",
      get: { $0.minimumSupplementaryColumnWidth },
      set: { $0.minimumSupplementaryColumnWidth = $1 }),
    width(
      "maximumSupplementaryColumnWidth", "How wide the column in the middle is at most.",
      get: { $0.maximumSupplementaryColumnWidth },
      set: { $0.maximumSupplementaryColumnWidth = $1 }),
  ]

  private static func width(
    _ name: String, _ doc: String, get: @escaping Property.Get<UISplitViewController, CGFloat>,
    set: @escaping Property.Set<UISplitViewController, CGFloat>
  ) -> Property {
    .optionalNumber(
      name, UISplitViewController.self, in: ValueKind.length, doc: doc,
      get: { split in
        let width = get(split)
        return width == UISplitViewController.automaticDimension ? nil : Double(width)
      },
      set: { split, width in
        set(split, width.map { CGFloat($0) } ?? UISplitViewController.automaticDimension)
      })
  }
}
