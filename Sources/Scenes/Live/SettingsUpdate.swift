import UIKit

/// Applies what changed between two versions of a node's settings to its view or layer.
@MainActor
struct SettingsUpdate {
  private let object: SceneObject
  private let context: ApplyContext
  /// Whether shares of the superview's size mean other lengths than before.
  private let isResized: Bool
  private let old: [String: EffectiveSetting]
  private let new: [String: EffectiveSetting]
  /// What is gone, then what is there, each in the order of application.
  private let order: [String]
  /// The state whose value in the file is new, other or gone.
  let changed: Set<String>

  init(
    of object: SceneObject, from old: [EffectiveSetting], to new: [EffectiveSetting],
    context: ApplyContext, isResized: Bool
  ) {
    self.object = object
    self.context = context
    self.isResized = isResized
    let byOld = Dictionary(old.map { ($0.slot, $0) }, uniquingKeysWith: { $1 })
    let byNew = Dictionary(new.map { ($0.slot, $0) }, uniquingKeysWith: { $1 })
    changed = Set(
      byOld.keys.filter { byNew[$0] == nil }
        + byNew.values.filter { setting in
          byOld[setting.slot].map { !$0.isSame(as: setting) } ?? true
        }.map(\.slot))
    order = old.map(\.slot).filter { byNew[$0] == nil } + new.map(\.slot)
    self.old = byOld
    self.new = byNew
  }

  /// Tells whether anything was applied.
  func apply() -> Bool {
    let isPlaced = place()
    var didChange = isPlaced
    let slots = order.filter { changed.contains($0) && stage(of: $0) == .appearance }
    for slot in slots {
      // State that goes over from the view to its layer, or back, leaves nothing behind.
      if let gone = old[slot], new[slot].map({ !$0.hasSameHome(as: gone) }) ?? true {
        write(gone.initial, as: gone)
      }
      if let setting = new[slot] { write(setting.value, as: setting) }
      didChange = true
    }
    didChange = didChange || changed.contains(Property.fitting.name)
    if didChange { ContentFitting.apply(new.values, to: object, context) }
    return didChange
  }

  /// Applies all settings to an object that has been made just now.
  static func applyAll(
    _ settings: [EffectiveSetting], to object: SceneObject, context: ApplyContext
  ) {
    for setting in settings {
      setting.write(setting.value, to: object, context: context)
    }
    ContentFitting.apply(settings, to: object, context)
  }

  private func stage(of slot: String) -> Property.Stage? {
    (new[slot] ?? old[slot])?.property.stage
  }

  private func write(_ value: PropertyValue, as setting: EffectiveSetting) {
    setting.write(value, to: object, context: context)
  }

  // MARK: Placement

  // Anchor point, bounds and position are the state; the frame stands for a size and a position
  // that follow from it and the anchor point. So only a change of the frame or of what it goes with
  // moves an object that something has moved since it was shown.

  private static let anchor = "anchorPoint"
  private static let frame = "frame"
  private static let bounds = "bounds"
  private static let position = "position"
  private static let transform = "transform"

  private func place() -> Bool {
    let layer = object.layer
    var isPlaced = false
    if changed.contains(Self.anchor), let setting = new[Self.anchor] ?? old[Self.anchor] {
      write(new[Self.anchor]?.value ?? setting.property.initial, as: setting)
      isPlaced = true
    }
    if needsFrame, let setting = new[Self.frame] {
      // The frame is meant before the transform, which is off for as long.
      let (kept, origin) = (layer.transform, layer.bounds.origin)
      layer.transform = CATransform3DIdentity
      write(setting.value, as: setting)
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
    changed.contains(slot) || (isResized && new[slot]?.dependsOnSize == true)
  }

  private var needsFrame: Bool {
    isDue(Self.frame) || changed.contains(Self.anchor) || changed.contains(Property.fitting.name)
      || [Self.bounds, Self.position].contains { changed.contains($0) && new[$0] == nil }
  }

  /// Empties what the file placed before and does not place any more.
  private func takeAway() -> Bool {
    let (layer, hadFrame) = (object.layer, old[Self.frame] != nil)
    var didChange = false
    if new[Self.bounds] == nil, old[Self.bounds] != nil || hadFrame {
      let origin = old[Self.bounds] == nil ? layer.bounds.origin : .zero
      layer.bounds = CGRect(origin: origin, size: .zero)
      didChange = true
    }
    if new[Self.position] == nil, old[Self.position] != nil || hadFrame {
      layer.position = .zero
      didChange = true
    }
    // The frame was the size or the position that is given now by half.
    if hadFrame { _ = write([Self.bounds, Self.position]) }
    return didChange || hadFrame
  }

  @discardableResult
  private func write(_ slots: [String]) -> Bool {
    var didWrite = false
    for slot in slots {
      guard let setting = new[slot] else { continue }
      write(setting.value, as: setting)
      didWrite = true
    }
    return didWrite
  }
}

extension EffectiveSetting {
  @MainActor
  func read(_ object: SceneObject) -> PropertyValue? {
    property.read(isOnRootLayer ? .layer(object.layer) : object)
  }

  @MainActor
  func write(_ value: PropertyValue, to object: SceneObject, context: ApplyContext) {
    property.write(isOnRootLayer ? .layer(object.layer) : object, value, context)
  }

  fileprivate func hasSameHome(as other: EffectiveSetting) -> Bool {
    isOnRootLayer == other.isOnRootLayer && property.name == other.property.name
  }
}
