import UIKit

// Anchor point, bounds and position are the state; the frame stands for a size and a position that
// follow from it and the anchor point. So only a change of the frame or of what it goes with moves an
// object that something has moved since it was shown.

extension SettingsUpdate {
  private static let anchor = "anchorPoint"
  private static let frame = "frame"
  private static let bounds = "bounds"
  private static let position = "position"
  private static let transform = "transform"

  func place() -> Bool {
    let layer = object.layer
    var isPlaced = false
    if changed.contains(Self.anchor), let setting = new[Self.anchor] ?? old[Self.anchor] {
      write(new[Self.anchor]?.value ?? setting.property.initial, as: setting)
      isPlaced = true
    }
    if needsFrame, let setting = new[Self.frame] {
      // The frame is meant before the transform, which is off for as long.
      let kept = layer.transform
      layer.transform = CATransform3DIdentity
      write(setting.value, as: setting)
      // Content that another size has brought elsewhere stays there.
      let origin = layer.bounds.origin
      write([Self.bounds, Self.position])
      layer.transform = kept
      if !isDue(Self.bounds) {
        layer.bounds.origin = origin
      } else if new[Self.bounds] == nil {
        layer.bounds.origin = .zero
      }
      isPlaced = true
    } else {
      if new[Self.frame] == nil { isPlaced = takeAway() || isPlaced }
      if growsAnew { startOver() }
      isPlaced = write([Self.bounds, Self.position].filter { isDue($0) }) || isPlaced
    }
    if changed.contains(Self.transform), let old = old[Self.transform], new[Self.transform] == nil {
      write(old.property.initial, as: old)
      isPlaced = true
    }
    return write([Self.transform].filter { changed.contains($0) }) || isPlaced
  }

  /// Whether a setting is to be applied because of itself or of its shares.
  private func isDue(_ slot: String) -> Bool {
    changed.contains(slot) || (isResized && new[slot]?.value.dependsOnSize == true)
  }

  private var needsFrame: Bool {
    isDue(Self.frame) || changed.contains(Self.anchor) || changed.contains(Property.fitting.name)
      || [Self.bounds, Self.position].contains { changed.contains($0) && new[$0] == nil }
      || growsAnew
  }

  /// Whether the content's size has moved the middle, about which a new size or a transform goes, or has not
  /// and is to.
  private var growsAnew: Bool {
    isFitting
      && (isDue(Self.bounds)
        || [Self.position, Self.transform, Self.anchor].contains { changed.contains($0) })
  }

  private var isFitting: Bool { old[Property.fitting.name]?.value == .bool(true) }

  /// Whether the content's size was the view's, and is so no more or anew.
  private var wasFitting: Bool {
    changed.contains(Property.fitting.name) && isFitting
  }

  /// Puts a view that grew with its content where it grows from: the middle moved with that, unless a
  /// transform held it.
  private func startOver() {
    let layer = object.layer
    let fresh = untouchedPlace
    if new[Self.position] == nil { layer.position = fresh.position }
    setBounds(CGRect(origin: layer.bounds.origin, size: fresh.size))
    let origin = layer.bounds.origin
    write([Self.bounds])
    if !isDue(Self.bounds) { layer.bounds.origin = origin }
  }

  /// Makes a change as if the view had not taken its content's size yet, as in a first load.
  func unfitted(_ change: () -> Void) {
    guard isFitting else { return change() }
    let (fitted, place) = (object.layer.bounds.size, object.layer.position)
    func take(_ size: CGSize) {
      setBounds(CGRect(origin: object.layer.bounds.origin, size: size))
      object.layer.position = place
    }
    take(givenSize ?? untouchedPlace.size)
    change()
    take(fitted)
  }

  private var givenSize: CGSize? {
    for slot in [Self.bounds, Self.frame] {
      if let place = new[slot]?.value.place(in: context.superSize) { return place.size }
    }
    return nil
  }

  /// Brings what the file placed before, and does not place any more, to where a fresh object is.
  private func takeAway() -> Bool {
    let hadPlace = old[Self.frame] != nil || wasFitting
    let fresh = untouchedPlace
    var didChange = false
    if new[Self.bounds] == nil, old[Self.bounds] != nil || hadPlace {
      let origin = old[Self.bounds] == nil ? object.layer.bounds.origin : .zero
      setBounds(CGRect(origin: origin, size: fresh.size))
      didChange = true
    }
    if new[Self.position] == nil, old[Self.position] != nil || hadPlace {
      object.layer.position = fresh.position
      didChange = true
    }
    // The frame was the size or the position that is given now by half.
    if hadPlace { write([Self.bounds, Self.position]) }
    return didChange || hadPlace
  }

  /// Controls of one size have it from the beginning.
  private var untouchedPlace: (size: CGSize, position: CGPoint) {
    guard object.view != nil else { return (.zero, .zero) }
    let layer = sceneClass.untouched.layer
    return (layer.bounds.size, layer.position)
  }

  /// By way of the view: subviews follow its size.
  private func setBounds(_ bounds: CGRect) {
    if let view = object.view { view.bounds = bounds } else { object.layer.bounds = bounds }
  }
}
