import CoreGraphics
import Scenes
import UIKit

/// The scene that a preview is shown as, in JSON.
@MainActor
struct PreviewText {
  private var canvas: [(key: String, value: String)] = []
  private var root: [(key: String, value: String)] = []

  /// A preview with what it wishes for.
  init(_ preview: Preview, _ sceneClass: SceneClass) {
    var isFitting = false
    for trait in preview.traits {
      switch trait.wish {
      case .screen: break
      case .size(let width, let height): setSize(CGSize(width: width, height: height))
      case .fitting: isFitting = true
      case .orientation(let isLandscape):
        canvas.append(("orientation", isLandscape ? #""landscape""# : #""portrait""#))
      case .device(let name): canvas.append(("device", JSONText.quoted(name)))
      case .appearance(let style):
        canvas.append(("appearance", style == .dark ? #""dark""# : #""light""#))
      case .textSize(let category):
        canvas.append(("textSize", JSONText.quoted(Canvas.textSizes.name(of: category))))
      case .direction(let direction):
        canvas.append(
          ("direction", direction == .rightToLeft ? #""rightToLeft""# : #""leftToRight""#))
      }
    }
    if isFitting, let size = Self.fittingSize(of: sceneClass.make()) { setSize(size) }
    // A canvas of its size, or as somebody says, it fills.
    if canvas.contains(where: { $0.key == "size" }) {
      fill(with: sceneClass)
    } else {
      center(sceneClass)
    }
  }

  /// A class without a preview.
  init(_ sceneClass: SceneClass) { center(sceneClass) }

  /// A view as large as it was made or wants to be, in the middle, else all over, as controllers are.
  private mutating func center(_ sceneClass: SceneClass) {
    guard !sceneClass.isController else { return fill(with: sceneClass) }
    let object = sceneClass.make()
    let made = object.view?.bounds.size ?? .zero
    guard let size = made != .zero ? made : Self.fittingSize(of: object) else {
      return fill(with: sceneClass)
    }
    stand(
      sceneClass,
      [
        ("bounds", "[0, 0, \(Self.text(size.width)), \(Self.text(size.height))]"),
        ("center", #"["50%", "50%"]"#),
      ])
  }

  private mutating func setSize(_ size: CGSize) {
    canvas.append(("size", "[\(Self.text(size.width)), \(Self.text(size.height))]"))
  }

  private mutating func fill(with sceneClass: SceneClass) {
    guard !sceneClass.isController else {
      root = [("class", JSONText.quoted(sceneClass.name))]
      return
    }
    stand(sceneClass, [("frame", #"[0, 0, "100%", "100%"]"#)])
  }

  private mutating func stand(_ sceneClass: SceneClass, _ place: [(key: String, value: String)]) {
    let node = [("class", JSONText.quoted(sceneClass.name))] + place
    root = [
      ("backgroundColor", #""systemBackground""#), ("subviews", "[\(Self.object(node))]"),
    ]
  }

  var text: String {
    Self.object([("canvas", Self.object(canvas)), ("root", Self.object(root))])
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(JSONText.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  private static func text(_ length: CGFloat) -> String { JSONText.number(Double(length)) }

  /// What a view wants, by its constraints or by itself; nil where it wants nothing.
  private static func fittingSize(of object: SceneObject) -> CGSize? {
    guard let view = object.view else { return nil }
    for size in [
      view.intrinsicContentSize, view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      view.sizeThatFits(CGSize(width: 390, height: 844)), view.bounds.size,
    ] where size.width >= 1 && size.height >= 1 && size.width < 16_384 && size.height < 16_384 {
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    return nil
  }
}
