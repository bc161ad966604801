import CoreGraphics
import Scenes
import UIKit

/// The scene that a preview is shown as, in JSON.
@MainActor
struct PreviewText {
  private var canvas: [(key: String, value: String)] = []
  private var root: [(key: String, value: String)] = []

  /// A preview with what it wishes for.
  init(_ preview: Preview, as sceneClass: SceneClass) {
    for trait in preview.traits { take(trait.wish, preview) }
    // A canvas of its size, or as somebody says, it fills.
    show(sceneClass)
  }

  /// A class without a preview.
  init(_ sceneClass: SceneClass) { show(sceneClass) }

  private mutating func take(_ wish: PreviewTrait<Preview.ViewTraits>.Wish, _ preview: Preview) {
    switch wish {
    case .screen: break
    case .size(let width, let height): setSize(CGSize(width: width, height: height))
    case .fitting:
      let view = preview.makeView()
      let size = view.bounds.size == .zero ? view.wantedSize(in: Canvas().size) : view.bounds.size
      if let size { setSize(size) }
    case .orientation(let isLandscape):
      set("orientation", (isLandscape ? Canvas.Orientation.landscape : .portrait).rawValue)
    case .device(let name): set("device", name)
    case .appearance(let style):
      set("appearance", (style == .dark ? Canvas.Appearance.dark : .light).rawValue)
    case .textSize(let category): set("textSize", Canvas.textSizes.name(of: category))
    case .direction(let direction):
      let isTurned = direction == .rightToLeft
      set("direction", (isTurned ? Canvas.Direction.rightToLeft : .leftToRight).rawValue)
    }
  }

  private mutating func set(_ key: String, _ word: String) {
    canvas.append((key, JSONText.quoted(word)))
  }

  private mutating func setSize(_ size: CGSize) {
    let sides = [size.width, size.height].map { JSONText.number(Double($0)) }
    canvas.append(("size", "[\(sides.joined(separator: ", "))]"))
  }

  private mutating func show(_ sceneClass: SceneClass) {
    let node = ("class", JSONText.quoted(sceneClass.name))
    guard !sceneClass.isController else {
      root = [node]
      return
    }
    root = [
      ("backgroundColor", #""systemBackground""#),
      ("subviews", "[\(Self.object([node, ("frame", #"[0, 0, "100%", "100%"]"#)]))]"),
    ]
  }

  var text: String {
    Self.object([("canvas", Self.object(canvas)), ("root", Self.object(root))])
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(JSONText.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }
}

extension Preview {
  @MainActor
  fileprivate func makeView() -> UIView {
    switch content {
    case .view(let body): body()
    case .controller(let body): body().view
    }
  }
}
