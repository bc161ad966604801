import UIKit

extension Property {
  /// The size that the content asks for. It is no state of a view: whenever anything about the view
  /// changed, it is taken anew, by `ContentFitting`.
  static let fitting = make(
    "sizeToFit", UIView.self, .bool, .bool(false), false, .fitting,
    "Whether the view takes the size that its content needs; a width that the file gives is kept to.",
    get: { _ in .bool(false) }, set: { _, _, _ in })
}

/// Gives a view the size of its content, as the file asks for.
@MainActor
enum ContentFitting {
  /// The view grows from its upper left corner, or about the point that the file puts it by.
  ///
  /// What has stood before a reload has a size already, perhaps from other content: `untouched` is a
  /// fresh view of its class.
  static func apply(
    _ settings: some Sequence<EffectiveSetting>, to object: SceneObject, _ context: ApplyContext,
    as untouched: SceneObject? = nil
  ) {
    guard let view = object.view else { return }
    var isWanted = false
    var isPlacedByPoint = false
    var given: CGSize?
    for setting in settings {
      switch (setting.slot, setting.value) {
      case (Property.fitting.name, .bool(let value)): isWanted = value
      case ("position", _): isPlacedByPoint = true
      case ("frame", let value), ("bounds", let value):
        given = value.place(in: context.superSize)?.size
      default: break
      }
    }
    guard isWanted else { return }
    let room = given ?? .zero
    var fitting = view.sizeThatFits(room)
    if let first = given ?? untouched?.layer.bounds.size, untouched != nil,
      fitting == view.bounds.size
    {
      fitting = sizeThatFits(view, room, from: first)
    }
    // A frame of a negative size lies elsewhere, and further away each time it is taken.
    let size = CGSize(width: max(0, fitting.width), height: max(0, fitting.height))
    guard size != view.bounds.size, size.width.isFinite, size.height.isFinite else { return }
    // What is turned away from the eye has no frame.
    let origin = view.frame.origin
    let isTurned = !CATransform3DIsIdentity(view.layer.transform)
    if isPlacedByPoint || isTurned || !origin.isFinite {
      view.bounds.size = size
    } else {
      view.frame = CGRect(origin: origin, size: size)
    }
  }

  /// A view without content answers with the size that it has, which is to be that of a first load.
  private static func sizeThatFits(_ view: UIView, _ room: CGSize, from first: CGSize) -> CGSize {
    // Content may go elsewhere in another size, and comes back with the whole of the bounds.
    let bounds = view.bounds
    view.bounds.size = first
    defer { view.bounds = bounds }
    return view.sizeThatFits(room)
  }
}
