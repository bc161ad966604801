import UIKit

extension SceneClass {
  /// `UITableView`, which in a scene says itself what its rows are.
  static let tableView = SceneClass(
    "UITableView", isView: true,
    properties: scrollingProperties.map { property in
      switch property.name {
      case "contentSize": property.following(sizeOfRows)
      case "backgroundColor": property.beginning(with: .color(.named("systemBackground")))
      case "alwaysBounceVertical": property.beginning(with: .bool(true))
      default: property
      }
    } + tableProperties,
    coupled: [
      .ground: ["style", "backgroundColor"], .content: ["contentInset", "contentOffset"],
    ],
    slots: scrollSlots,
    rows: RowsForm(keys: RowKeys(rows: "rows", template: "cell"), isOfCells: true)
  ) {
    .view(SceneTable(frame: .zero, style: .plain))
  }

  static let sizeOfRows = "The size of what is scrolled, which the rows say: for scripts to read."

  private static let tableStyles = Choices<UITableView.Style>(.plain, .grouped, .insetGrouped)
  private static let separatorStyles = Choices<UITableViewCell.SeparatorStyle>(.singleLine, .none)

  private static let tableProperties: [Property] = [
    .choice(
      "style", UITableView.self, tableStyles, initial: .plain,
      doc: "Whether sections are groups, and stand in cards.",
      get: { $0.style }, set: { $0.restyle($1) }),
    .choice(
      "separatorStyle", UITableView.self, separatorStyles, initial: .singleLine,
      doc: "Whether there are lines between rows.",
      get: { $0.separatorStyle }, set: { $0.separatorStyle = $1 }),
    .bool(
      "allowsMultipleSelection", UITableView.self, initial: false,
      doc: "Whether several rows can be selected.",
      get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 }),
    .bool(
      "keepsSelection", SceneTable.self, initial: false,
      doc: "Whether a row stays selected when it has done what it is for.",
      get: { $0.keepsSelection }, set: { $0.keepsSelection = $1 }),
    .bool(
      "allowsReordering", SceneTable.self, initial: false,
      doc: "Whether rows can be carried elsewhere while the table is edited.",
      get: { $0.allowsReordering }, set: { $0.allowsReordering = $1 }),
    .bool(
      "allowsDeleting", SceneTable.self, initial: false,
      doc: "Whether rows can be deleted, by a swipe or while the table is edited.",
      get: { $0.allowsDeleting }, set: { $0.allowsDeleting = $1 }),
    .bool(
      "isEditing", UITableView.self, initial: false,
      doc: "Whether rows show what deletes and carries them.",
      get: { $0.isEditing }, set: { $0.setEditing($1, animated: $0.window != nil) }),
  ]

  /// `UITableViewCell`: a row.
  static let tableViewCell = SceneClass(
    "UITableViewCell", isView: true, isElement: true, properties: view.properties + cellProperties,
    slots: cellSlots
  ) {
    .view(SceneCell(style: .default, reuseIdentifier: nil))
  }

  private static let wordStyles = Choices<SceneCell.Words.Style>(.subtitle, .value)
  private static let accessories = Choices<UITableViewCell.AccessoryType>(
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton)
  private static let selectionStyles = Choices<UITableViewCell.SelectionStyle>(.default, .none)

  private static let cellProperties: [Property] = [
    .text(
      "text", SceneCell.self, doc: "What the row says first.",
      get: { $0.words.text }, set: { $0.words.text = $1 }),
    .text(
      "secondaryText", SceneCell.self, doc: "What it says below that, or at the other side.",
      get: { $0.words.secondaryText }, set: { $0.words.secondaryText = $1 }),
    .choice(
      "style", SceneCell.self, wordStyles, initial: .subtitle,
      doc: "Whether the second text is below the first, or at the other side.",
      get: { $0.words.style }, set: { $0.words.style = $1 }),
    .image(
      "image", SceneCell.self, doc: "A picture before the text.",
      get: { $0.words.image?.sceneValue },
      set: { $0.words.image = $1?.uiImage(for: CGSize(width: 29, height: 29)) }),
    .viewColor(
      "imageTint", SceneCell.self,
      doc: "The colour of a symbol before the text; null for the tint.",
      get: { $0.words.imageTint }, set: { $0.words.imageTint = $1 }),
    .viewColor(
      "imageBackground", SceneCell.self,
      doc: "The colour of a square that the picture lies on; null for none.",
      get: { $0.words.imageGround }, set: { $0.words.imageGround = $1 }),
    .viewColor(
      "textColor", SceneCell.self, doc: "The colour of the text; null for that of labels.",
      get: { $0.words.textColor }, set: { $0.words.textColor = $1 }),
    .choice(
      "accessoryType", SceneCell.self, accessories, initial: .none,
      doc: "What stands at the end of the row.",
      get: { $0.accessoryType }, set: { $0.accessoryType = $1 }),
    .choice(
      "selectionStyle", SceneCell.self, selectionStyles, initial: .default,
      doc: "Whether a finger on the row is seen.",
      get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 }),
    .bool(
      "canMove", SceneCell.self, initial: true,
      doc: "Whether the row can be carried elsewhere, where the table allows it of rows.",
      get: { $0.canMove }, set: { $0.canMove = $1 }),
    .optionalNumber(
      "height", SceneCell.self, in: ValueKind.length,
      doc: "How high the row is; null for what is in it.",
      get: { $0.height.map { Double($0) } }, set: { $0.height = $1.map { CGFloat($0) } }),
  ]

  private static let cellSlots: [NodeSlot] = [
    .single(
      "accessoryView", of: view, .view, "What stands at the end of the row.",
      ["class": "UISwitch", "isOn": true],
      attach: { ($0.view as? SceneCell)?.accessoryView = $1?.view }),
    .list(
      "leadingSwipeActions", of: contextualAction, .contextualAction,
      "What a swipe to the right offers.", [["title": "Unread"]],
      attach: { ($0.view as? SceneCell)?.leading = swipes($1) }),
    .list(
      "trailingSwipeActions", of: contextualAction, .contextualAction,
      "What a swipe to the left offers, the one at the edge first.",
      [["title": "Delete", "style": "destructive", "actions": ["tap": [["delete": "self"]]]]],
      attach: { ($0.view as? SceneCell)?.trailing = swipes($1) }),
  ]

  @MainActor
  private static func swipes(_ nodes: [SceneObject]) -> [SwipeActionStandIn] {
    nodes.compactMap { $0.view as? SwipeActionStandIn }
  }
}
