import UIKit

extension SceneClass {
  /// `UIButton`, which in a scene always has a configuration.
  static let button = SceneClass(
    "UIButton", isView: true, isControl: true, isElement: true,
    properties: controlProperties + buttonProperties,
    coupled: [
      .choice: ["title", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction"]
    ],
    slots: [
      .menu("What the button offers to a finger that is held, or to a tap.") { owner, stand in
        guard let button = owner.view as? UIButton else { return }
        button.menu = stand?.menu
        stand?.onChange = { [weak button] in button?.showMenuAnew() }
      }
    ]
  ) {
    .view(UIButton(configuration: .plain()))
  }

  private static let styles = Choices<UIButton.Configuration.Style>(
    .plain, .gray, .tinted, .filled)
  private static let sizes = Choices<UIButton.Configuration.Size>(.mini, .small, .medium, .large)
  private static let corners = Choices<UIButton.Configuration.CornerStyle>(
    .dynamic, .fixed, .small, .medium, .large, .capsule)
  private static let edges = Choices<NSDirectionalRectEdge>([
    ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
  ])

  private static let buttonProperties: [Property] = [
    .choice(
      "configuration", UIButton.self, styles, initial: .plain,
      doc: "What lies behind the content: nothing, grey, or the tint, faint or full.",
      get: { $0.described.style }, set: { $0.described.style = $1 }),
    .text(
      "title", UIButton.self, doc: "What the button says.",
      get: { $0.choice?.title ?? $0.described.title ?? $0.title(for: .normal) },
      set: { button, title in
        button.setTitle(nil, for: .normal)
        button.described.title = title
        button.showMenuAnew()
      }),
    .text(
      "subtitle", UIButton.self, doc: "A smaller line below the title.",
      get: { $0.described.subtitle }, set: { $0.described.subtitle = $1 }),
    .image(
      "image", UIButton.self, doc: "A picture next to the title, as a stencil for its colour.",
      get: { $0.described.image?.sceneValue },
      set: { button, value in
        button.described.image = value?.uiImage(for: CGSize(width: 20, height: 20))
      }),
    .bool(
      "showsMenuAsPrimaryAction", UIButton.self, initial: false,
      doc: "Whether a tap opens the button's menu.",
      get: { $0.showsMenuAsPrimaryAction },
      set: {
        $0.showsMenuAsPrimaryAction = $1
        $0.showMenuAnew()
      }),
    .bool(
      "changesSelectionAsPrimaryAction", UIButton.self, initial: false,
      doc: "Whether the button says what of its menu is chosen.",
      get: { $0.changesSelectionAsPrimaryAction },
      set: {
        $0.changesSelectionAsPrimaryAction = $1
        $0.showMenuAnew()
      }),
    .choice(
      "imagePlacement", UIButton.self, edges, initial: .leading,
      doc: "The side of the title that the picture is on.",
      get: { $0.described.imagePlacement }, set: { $0.described.imagePlacement = $1 }),
    .number(
      "imagePadding", UIButton.self, in: ValueKind.length, initial: 0, animatable: false,
      doc: "The distance between picture and title.",
      get: { Double($0.described.imagePadding) }, set: { $0.described.imagePadding = $1 }),
    .bool(
      "showsActivityIndicator", UIButton.self, initial: false,
      doc: "Whether a turning wheel stands in the picture's place.",
      get: { $0.described.showsActivityIndicator },
      set: { $0.described.showsActivityIndicator = $1 }),
    .choice(
      "buttonSize", UIButton.self, sizes, initial: .medium,
      doc: "How large the title is, and the room around it.",
      get: { $0.described.buttonSize }, set: { $0.described.buttonSize = $1 }),
    .choice(
      "cornerStyle", UIButton.self, corners, initial: .dynamic,
      doc: "How round the corners are.",
      get: { $0.described.cornerStyle }, set: { $0.described.cornerStyle = $1 }),
    .viewColor(
      "baseForegroundColor", UIButton.self, doc: "The title's colour; null for what suits.",
      get: { $0.described.baseForegroundColor }, set: { $0.described.baseForegroundColor = $1 }),
    .viewColor(
      "baseBackgroundColor", UIButton.self, doc: "The colour that stands for the tint.",
      get: { $0.described.baseBackgroundColor }, set: { $0.described.baseBackgroundColor = $1 }),
  ]
}

extension UIButton {
  /// A button that says what is chosen takes that from its menu when it gets it.
  fileprivate func showMenuAnew() { if let menu { self.menu = menu } }

  fileprivate var described: Configuration {
    get { configuration ?? .plain() }
    set { configuration = newValue }
  }
}
