import CoreGraphics
import Scenes
import UIKit

/// The line of menus that say on which canvas the scene is shown: the device or size, the look, the size
/// of text, the direction, and the variants.
final class CanvasBar: UIStackView {
  /// What somebody has chosen; the host takes it up with its next turn.
  enum Wish {
    case canvas(CanvasOverrides)
    case variants(VariantChoice)
  }

  /// What the menus are about.
  struct State: Equatable {
    var wanted = CanvasOverrides()
    var canvas = Canvas()
    /// The axes of the variants that are on show; nil for the scene by itself.
    var axes: Set<SceneVariants.Axis>?
  }

  private var state: State?
  private var wish: Wish?

  private let device = PanelLook.button("")
  private let look = PanelLook.button("")
  private let text = PanelLook.button("")
  private let direction = PanelLook.button("")
  private let variants = PanelLook.button("Variants")

  /// Sizes that are no device's.
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 800, height: 600),
    CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .horizontal
    distribution = .fillProportionally
    spacing = 4
    for button in [device, look, text, direction, variants] {
      button.showsMenuAsPrimaryAction = true
      addArrangedSubview(button)
    }
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What was chosen since somebody asked last.
  func takeWish() -> Wish? {
    defer { wish = nil }
    return wish
  }

  func show(_ state: State) {
    guard state != self.state else { return }
    self.state = state
    let canvas = state.canvas
    device.setTitle(
      state.wanted.device?.name ?? canvas.device?.name
        ?? "\(canvas.size.width.text) × \(canvas.size.height.text)", for: .normal)
    look.setTitle(SceneVariant(appearance: canvas.appearance).title, for: .normal)
    text.setTitle(SceneVariant(textSize: canvas.textSize).title, for: .normal)
    direction.setTitle(canvas.direction == .rightToLeft ? "←" : "→", for: .normal)
    device.menu = deviceMenu(state)
    look.menu = menu(\.appearance, Canvas.Appearance.allCases, state) {
      SceneVariant(appearance: $0).title
    }
    text.menu = menu(\.textSize, Canvas.textSizes.values, state) {
      SceneVariant(textSize: $0).title
    }
    direction.menu = menu(\.direction, Canvas.Direction.allCases, state) {
      SceneVariant(direction: $0).title
    }
    variants.menu = variantsMenu(state)
  }

  // MARK: Menus

  private func choice(_ title: String, isOn: Bool, _ wish: Wish) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in self?.wish = wish }
  }

  /// The values of one thing, and what the file says.
  private func menu<Value: Equatable>(
    _ path: WritableKeyPath<CanvasOverrides, Value?>, _ values: [Value], _ state: State,
    title: (Value) -> String
  ) -> UIMenu {
    func choice(_ value: Value?, _ title: String) -> UIAction {
      var wanted = state.wanted
      wanted[keyPath: path] = value
      return self.choice(title, isOn: state.wanted[keyPath: path] == value, .canvas(wanted))
    }
    return UIMenu(
      children: [choice(nil, "As the file says")] + values.map { choice($0, title($0)) })
  }

  private func deviceMenu(_ state: State) -> UIMenu {
    func choice(_ title: String, device: Device? = nil, size: CGSize? = nil) -> UIAction {
      var wanted = state.wanted
      (wanted.device, wanted.size) = (device, size)
      let isOn = state.wanted.device == device && state.wanted.size == size
      return self.choice(title, isOn: isOn, .canvas(wanted))
    }
    var turned = state.wanted
    turned.orientation = state.canvas.orientation == .portrait ? .landscape : .portrait
    let devices = Device.all.map { choice($0.name, device: $0) }
    let sizes = Self.sizes.map { size in
      choice("\(size.width.text) × \(size.height.text)", size: size)
    }
    return UIMenu(children: [
      choice("As the file says"),
      UIMenu(options: .displayInline, children: devices),
      UIMenu(options: .displayInline, children: sizes),
      UIMenu(
        options: .displayInline,
        children: [
          self.choice(
            "On its side", isOn: state.canvas.orientation == .landscape, .canvas(turned))
        ]),
    ])
  }

  private func variantsMenu(_ state: State) -> UIMenu {
    let axes = state.axes ?? []
    let toggles = SceneVariants.Axis.allCases.map { axis in
      var chosen = SceneVariants()
      for other in SceneVariants.Axis.allCases where axes.contains(other) != (other == axis) {
        chosen.add(other)
      }
      return choice(
        axis.words, isOn: axes.contains(axis), .variants(chosen.isEmpty ? .none : .these(chosen)))
    }
    return UIMenu(children: [
      choice("None", isOn: state.axes == nil, .variants(.none)),
      choice("As the scene says", isOn: false, .variants(.scene)),
      UIMenu(options: .displayInline, children: toggles),
    ])
  }
}

extension SceneVariants.Axis {
  fileprivate var words: String {
    switch self {
    case .appearance: "Light and dark"
    case .device: "Devices"
    case .textSize: "Sizes of text"
    case .direction: "Both directions"
    }
  }
}
