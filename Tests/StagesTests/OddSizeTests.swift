import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// No class of the registry ends the program, whatever size its objects are given.
///
/// The classes and their properties are the registry's, so that one that comes later is tried too.
@MainActor @Suite struct OddSizeTests {
  private static let lengths = ["0", "0.5", "1", "3", "40", "-7"]

  /// Each length with each, and endless ones along one axis.
  private static let sizes: [String] =
    lengths.flatMap { width in lengths.map { "\(width), \($0)" } }
    + ["2, 2", "1e6, 0", "1e6, 3", "20, 1e6", "1e6, -7"]

  /// What a canvas may be, which has a size.
  private static let windows = ["1, 1", "3, 40", "40, 3", "1, 700", "700, 1", "60, 60"]

  /// One node of the class for each size; with what all its properties are set to, or some of them.
  private func scene(_ sceneClass: SceneClass, seed: UInt64) -> String {
    var values = RandomValues(seed: seed)
    let nodes = Self.sizes.map { size in
      // The first scene has what a fresh object has.
      node(sceneClass, ["frame": "[5, 5, \(size)]"], others: seed > 0, from: &values)
    }
    let list = sceneClass.isView ? "subviews" : "sublayers"
    return """
      {"canvas": {"size": [60, 60], "scale": 2}, "root": {"\(list)": [\(nodes.joined(separator: ", "))]}}
      """
  }

  /// A node of the class with these keys; and with most of the others, if they are asked for.
  private func node(
    _ sceneClass: SceneClass, _ keys: [String: String], others: Bool,
    from values: inout RandomValues
  ) -> String {
    var keys = keys
    keys["class"] = "\"\(sceneClass.name)\""
    for property in sceneClass.properties where others && property.stage != .placement {
      guard keys[property.name] == nil, values.below(3) > 0 else { continue }
      keys[property.name] = values.value(of: property)
    }
    let members = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{\(members.joined(separator: ", "))}"
  }

  /// All but what stands in bars and is presented, which has no size of its own.
  private nonisolated static let classes = SceneClass.all.filter {
    $0.property("frame") != nil || !$0.isView
  }

  @Test(arguments: classes.map(\.name))
  func D1_everyClassIsShownInEverySize(_ name: String) throws {
    let sceneClass = try #require(SceneClass.named(name))
    for seed in 0..<2 as Range<UInt64> {
      let stage = try Stage(showing: scene(sceneClass, seed: seed))
      let views = stage.live.root?.subviews.compactMap(\.view) ?? []
      #expect(!sceneClass.isView || views.count == Self.sizes.count)
      for place in [CGPoint(x: 5, y: 5), CGPoint(x: 6.5, y: 5.25), CGPoint(x: 20, y: 30)] {
        touch(place, on: stage)
      }
      stage.act { for view in views { strain(view) } }
      stage.turn(at: 1)
      #expect(stage.renderer.pixmap?.width == 120)
      let context = CGContext(width: 60, height: 60, pointsDown: true)
      stage.act { stage.live.window.layer.render(in: context) }
    }
  }

  private nonisolated static let controllers = SceneClass.all.filter(\.isController)

  @Test(arguments: controllers.map(\.name))
  func D1_everyControllerIsPresentedInWindowsOfEverySize(_ name: String) throws {
    let presented = try #require(SceneClass.named(name))
    let styles = [
      "automatic", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "popover",
    ]
    for (seed, (size, style)) in Self.windows.flatMap({ size in styles.map { (size, $0) } })
      .enumerated()
    {
      var values = RandomValues(seed: UInt64(seed))
      let node = node(
        presented, ["modalPresentationStyle": "\"\(style)\""], others: seed % 2 > 0,
        from: &values)
      let safeArea = ["[0, 0, 0, 0]", "[0, 1, 0, 2]", "[50, 50, 50, 50]"][seed % 3]
      let root = ["UIViewController", "UISplitViewController", "UINavigationController"][seed % 3]
      let scene = """
        {"canvas": {"size": [\(size)], "safeArea": \(safeArea)}, "root": {"class": "\(root)",
         "actions": {"appear": [{"present": \(node)}]}}}
        """
      let stage = try Stage(showing: scene)
      stage.turn(at: 0.1)
      touch(CGPoint(x: 1, y: 1), on: stage)
      stage.turn(at: 2)
      stage.act { stage.live.window.rootViewController?.dismiss(animated: true) }
      stage.turn(at: 2.1)
      stage.turn(at: 4)
      #expect(stage.renderer.pixmap != nil)
    }
  }

  /// What is hit, and a touch that goes on to somewhere else.
  private func touch(_ place: CGPoint, on stage: Stage) {
    _ = stage.live.window.hitTest(place, with: nil)
    _ = stage.live.window.layer.hitTest(place)
    let away = CGPoint(x: place.x + 9, y: place.y - 1)
    stage.send { $0.send([.init(1, .began, at: place)], time: $1) }
    stage.turn(at: stage.time + 0.05)
    stage.send { $0.send([.init(1, .moved, at: away)], time: $1) }
    stage.send { $0.send([.init(1, .ended, at: away)], time: $1) }
    stage.turn(at: stage.time + 0.05)
  }

  /// Asks for sizes, goes through the states, and makes the view larger and smaller.
  private func strain(_ view: UIView) {
    for length in [0, 0.5, 3, 1e6, -7] as [CGFloat] {
      let size = view.sizeThatFits(CGSize(width: length, height: length))
      #expect(size.width.isFinite && size.height.isFinite)
    }
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    if let control = view as? UIControl {
      for state in 0..<8 {
        control.isEnabled = state & 1 == 0
        control.isSelected = state & 2 != 0
        control.isHighlighted = state & 4 != 0
        control.layoutIfNeeded()
      }
    }
    view.becomeFirstResponder()
    view.bounds.size = CGSize(width: 30, height: 1)
    view.layoutIfNeeded()
    view.sizeToFit()
    view.layoutIfNeeded()
    view.bounds.size = CGSize(width: 0.25, height: 18)
    view.layoutIfNeeded()
    view.resignFirstResponder()
  }
}
