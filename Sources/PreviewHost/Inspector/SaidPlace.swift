import CoreGraphics
import QuartzCore
import Scenes
import UIKit

/// How a file places a view or layer: by a frame, or by a point and a size. A hand that moves it changes
/// what is there, and adds nothing that contradicts it.
@MainActor
struct SaidPlace {
  let live: LiveNode
  /// Where it is before its transform.
  let rect: CGRect
  /// Where the file says a point of it, or only its size; nil where the frame says both.
  private let point: InspectedValue?
  private let bounds: InspectedValue?
  private let frame: InspectedValue?

  /// Nil where something else than the file has placed it; what a hand did here and is in no file yet
  /// `isHeld`.
  init?(
    of layer: CALayer, _ live: LiveNode, in scene: LiveScene, isHeld: (InspectedValue) -> Bool
  ) {
    func inspected(_ name: String) -> InspectedValue? { scene.inspect(name, of: layer, as: live) }
    func said(_ inspected: InspectedValue?) -> InspectedValue? {
      inspected.flatMap {
        live.node.setting(of: $0.property, onRootLayer: $0.isOnRootLayer) != nil || isHeld($0)
          ? $0 : nil
      }
    }
    self.live = live
    rect = layer.frameBeforeTransform
    let place = inspected("center") ?? inspected("position")
    let whole = inspected("frame")
    bounds = said(inspected("bounds"))
    let isFramed = said(whole) != nil
    point = said(place) ?? (bounds != nil && !isFramed ? place : nil)
    frame = isFramed || point == nil ? whole : nil
    guard let decisive = point ?? frame else { return nil }
    if case .runTime = decisive.origin, !isHeld(decisive) { return nil }
  }

  /// The values that bring it to another frame, as the file has them: what is a share there stays one.
  func changes(to new: CGRect, in scene: LiveScene) -> [(InspectedValue, JSONValue)] {
    let around = live.layer.superlayer?.bounds.size ?? .zero
    func written(_ inspected: InspectedValue) -> PropertyValue? {
      live.node.setting(of: inspected.property, onRootLayer: inspected.isOnRootLayer)?.value
    }
    var changes: [(InspectedValue, JSONValue)] = []
    func take(_ inspected: InspectedValue, _ rect: CGRect) {
      changes.append(
        (inspected, FrameText.value(of: rect, written: written(inspected), in: around)))
    }
    let isResized = new.size != rect.size
    if let bounds, isResized {
      take(bounds, CGRect(origin: live.layer.bounds.origin, size: new.size))
    }
    guard let point else {
      if let frame { take(frame, new) }
      return changes
    }
    if bounds == nil, isResized {
      let size = frame ?? scene.inspect("bounds", of: live.layer, as: live)
      let inside = CGRect(origin: live.layer.bounds.origin, size: new.size)
      size.map { take($0, frame == nil ? inside : new) }
    }
    let (old, middle) = (place(of: rect), place(of: new))
    if old != middle {
      let value = FrameText.value(of: middle, written: written(point), in: around)
      changes.append((point, value))
    }
    return changes
  }

  /// Where the anchor point of a frame is.
  private func place(of rect: CGRect) -> CGPoint {
    let anchor = live.layer.anchorPoint
    return CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }
}
