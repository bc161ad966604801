import UIKit

/// Applies what changed between two versions of a node's settings to its view or layer.
///
/// The rule is that what stands afterwards is what a first load of the new version makes, but for
/// what has changed at run time.
@MainActor
struct SettingsUpdate {
  let object: SceneObject
  let sceneClass: SceneClass
  let context: ApplyContext
  /// Whether shares of the superview's size mean other lengths than before.
  let isResized: Bool
  let old: [String: EffectiveSetting]
  let new: [String: EffectiveSetting]
  /// What is gone, then what is there, each in the order of application.
  private let order: [String]
  /// The state whose value in the file is new, other or gone.
  let changed: Set<String>
  /// What is coupled to something that has been changed at run time, of which the file says nothing new, and
  /// is left alone.
  let moved: Set<Coupling>

  init(
    of live: LiveNode, from old: [EffectiveSetting], to new: [EffectiveSetting],
    context: ApplyContext, isResized: Bool, besides moved: Set<Coupling>
  ) {
    object = live.object
    sceneClass = live.node.sceneClass
    self.context = context
    self.isResized = isResized
    let byOld = Dictionary(old.map { ($0.slot, $0) }, uniquingKeysWith: { $1 })
    let byNew = Dictionary(new.map { ($0.slot, $0) }, uniquingKeysWith: { $1 })
    let changed = Set(
      byOld.keys.filter { byNew[$0] == nil }
        + byNew.values.filter { setting in
          byOld[setting.slot].map { !$0.isSame(as: setting) } ?? true
        }.map(\.slot))
    self.changed = changed
    self.moved = moved.filter { !live.isTakenBack($0, bySaying: changed) }
    order = old.map(\.slot).filter { byNew[$0] == nil } + new.map(\.slot)
    self.old = byOld
    self.new = byNew
  }

  /// Tells whether anything was applied.
  func apply() -> Bool {
    var didChange = place()
    // Parts of a view's own lie in its bounds, wherever these begin.
    if didChange {
      object.view?.setNeedsLayout()
      // A container places its controllers' views by their frames, which transforms decide too.
      object.controller?.parent?.viewIfLoaded?.setNeedsLayout()
    }
    let replayed = replayedCouplings(isPlaced: didChange)
    for slot in order where changed.contains(slot) && stage(of: slot) == .appearance {
      didChange = true
      guard slot != SceneClass.firstResponder.name, !isReplayed(slot, replayed) else { continue }
      // State that goes over from the view to its layer, or back, leaves nothing behind.
      if let gone = old[slot], new[slot].map({ !$0.hasSameHome(as: gone) }) ?? true {
        reset(gone)
        giveBack(gone)
      }
      if let setting = new[slot] { write(setting.value, as: setting) }
    }
    if !replayed.isEmpty { replay(replayed) }
    if didChange, !replayed.contains(.picture) { settleContents() }
    if changed.contains("contentsScale") { redraw() }
    if changed.contains("birthRate") {
      (object.layer as? CAEmitterLayer)?.forgetEarlierBirths()
    }
    didChange = didChange || changed.contains(Property.fitting.name)
    if didChange {
      ContentFitting.apply(
        order.compactMap { new[$0] }, to: object, context, as: sceneClass.untouched)
    }
    return didChange
  }

  /// Applies all that a node sets to an object that has been made just now.
  static func applyAll(
    of node: SceneNode, to object: SceneObject, context: ApplyContext, isRoot: Bool
  ) {
    let (settings, properties) = (node.settings, node.sceneClass.properties)
    // Nearly always none depends on another.
    var standAlone = !isRoot && node.layerSettings.isEmpty
    for setting in settings where !properties[setting.property].standsAlone { standAlone = false }
    guard standAlone else {
      return applyAll(node.effectiveSettings(isRoot: isRoot), to: object, context: context)
    }
    for setting in settings { properties[setting.property].write(object, setting.value, context) }
  }

  private static func applyAll(
    _ settings: [EffectiveSetting], to object: SceneObject, context: ApplyContext
  ) {
    for setting in settings where setting.slot != SceneClass.firstResponder.name {
      setting.write(setting.value, to: object, context: context)
    }
    if settings.contains(where: { $0.slot == contents }) { object.drawAnew() }
    ContentFitting.apply(settings, to: object, context)
  }

  private func stage(of slot: String) -> Property.Stage? {
    (new[slot] ?? old[slot])?.property.stage
  }

  /// At once, whatever a program would see go there.
  func write(_ value: PropertyValue, as setting: EffectiveSetting) {
    UIView.performWithoutAnimation { setting.write(value, to: object, context: context) }
  }

  @discardableResult
  func write(_ slots: [String]) -> Bool {
    var didWrite = false
    for slot in slots {
      guard let setting = new[slot] else { continue }
      write(setting.value, as: setting)
      didWrite = true
    }
    return didWrite
  }

  /// What a fresh object of the class has.
  func initial(of setting: EffectiveSetting) -> PropertyValue {
    // How finely a view draws follows the screen that it is on.
    guard sceneClass.isView, setting.slot != "contentsScale" else { return setting.initial }
    // A colour that follows the appearance is read as it is in one.
    if setting.initial.followsAppearance { return setting.initial }
    return setting.read(sceneClass.untouched) ?? setting.initial
  }

  private func reset(_ setting: EffectiveSetting) {
    // A fresh layer has one by a name, which is none that a file gives.
    if setting.slot == "font", let text = object.layer as? CATextLayer,
      let fresh = sceneClass.untouched.layer as? CATextLayer
    {
      text.font = fresh.font
    } else {
      write(initial(of: setting), as: setting)
    }
  }

  /// What the file said may have taken the place of what the view says itself, or its table.
  private func giveBack(_ setting: EffectiveSetting) {
    guard setting.slot == "backgroundColor" else { return }
    if setting.isOnRootLayer, let own = sceneClass.property(setting.slot) {
      own.write(object, sceneClass.fresh(own), context)
    }
    (object.view as? UITableViewCell)?.forgetOwnColor()
  }

  // MARK: Couplings

  /// What is to be set anew as a whole.
  private func replayedCouplings(isPlaced: Bool) -> Set<Coupling> {
    guard !sceneClass.coupledProperties.isEmpty else { return [] }
    var couplings: Set<Coupling> = []
    for property in sceneClass.coupledProperties {
      guard let coupling = property.coupling, !couplings.contains(coupling) else { continue }
      let slot = property.layerName
      switch coupling {
      case .range, .choice, .ground: if changed.contains(slot) { couplings.insert(coupling) }
      case .content: if isPlaced || !changed.isEmpty { couplings.insert(coupling) }
      case .text: if changed.contains(slot), hasRuns || hasSelection { couplings.insert(coupling) }
      case .picture:
        if changed.contains(slot) || !changed.isDisjoint(with: Self.pictureSlots) {
          couplings.insert(coupling)
        }
      }
    }
    return couplings.subtracting(moved)
  }

  /// What of the layer pictures decide too.
  private static let pictureSlots = ["contents", "contentsCenter", "contentsScale"]

  /// A text that is set selects its end, unless the file says something else.
  private var hasSelection: Bool { old["selectedRange"] != nil || new["selectedRange"] != nil }

  private var hasRuns: Bool {
    (Array(old.values) + Array(new.values)).contains {
      if case .runs(let runs) = $0.value { !runs.isEmpty } else { false }
    }
  }

  private func isReplayed(_ slot: String, _ couplings: Set<Coupling>) -> Bool {
    guard !couplings.isEmpty else { return false }
    if couplings.contains(.picture), Self.pictureSlots.contains(slot) { return true }
    return sceneClass.coupledProperties.contains {
      $0.layerName == slot && $0.coupling.map(couplings.contains) == true
    }
  }

  /// Puts the content where the file says, after the view has come to another place.
  func replayContent() { replay(Set([.content]).subtracting(moved)) }

  private func replay(_ couplings: Set<Coupling>) {
    if couplings.contains(.content), let view = object.view as? UIScrollView {
      // What covers it where it lies now is known when that is laid out, as in a first load.
      view.forgetBar()
      view.forgetSafeArea()
      unfitted { view.beforeAdjustment { writeAnew(couplings) } }
    } else {
      writeAnew(couplings)
    }
  }

  private func writeAnew(_ couplings: Set<Coupling>) {
    let properties = sceneClass.coupledProperties.filter {
      $0.coupling.map(couplings.contains) == true
    }
    // Forth as well: a value that a range held when it was written is held no more.
    for property in properties.reversed() + properties {
      property.write(object, sceneClass.fresh(property), context)
    }
    if couplings.contains(.picture) {
      // A picture's own scale goes with it.
      if sceneClass.isView { object.layer.contentsScale = UIScreen.main.scale }
      for slot in Self.pictureSlots {
        guard let gone = old[slot] ?? new[slot] else { continue }
        write(initial(of: gone), as: gone)
      }
    }
    let slots = properties.map(\.layerName)
    if couplings.contains(.content), let scroll = object.view as? UIScrollView {
      write(slots, of: scroll)
    } else {
      write(slots)
    }
    if couplings.contains(.picture) { write(Self.pictureSlots) }
  }

  private func write(_ slots: [String], of scroll: UIScrollView) {
    // A text's content is as large as the layout finds it, which then holds the place.
    if let text = scroll as? UITextView {
      text.contentSize = .zero
      text.setNeedsLayout()
    }
    if let list = scroll as? any SceneList, list.looksAtBeginning, list.rows?.isScrolledAnew != true
    {
      // It is scrolled when its first rows have been seen.
      write(slots.filter { $0 != "contentOffset" })
      return list.showBeginning()
    }
    // The content's place is the origin of the bounds, whose size may be somebody else's by now.
    if let bounds = new["bounds"]?.value.place(in: context.superSize) {
      scroll.contentOffset = bounds.origin
    }
    write(slots)
    if new["contentOffset"] == nil, new["bounds"] == nil {
      // Where nobody says where the content is, it is where there is some.
      scroll.keepInside()
    }
  }
}

extension EffectiveSetting {
  /// Whether it is another colour in the dark without being set anew.
  var followsByItself: Bool { property.inEachAppearance != nil && !isOnRootLayer }

  @MainActor
  func read(_ object: SceneObject) -> PropertyValue? {
    if let wheel = hidingWheel(of: object) { return .bool(wheel.staysHidden) }
    return property.read(isOnRootLayer ? .layer(object.layer) : object)
  }

  @MainActor
  func write(_ value: PropertyValue, to object: SceneObject, context: ApplyContext) {
    // A view whose layer has a colour of its own has none that follows the appearance.
    if isOnRootLayer, slot == "backgroundColor" { object.view?.backgroundColor = nil }
    if let wheel = hidingWheel(of: object), case .bool(let isHidden) = value {
      wheel.staysHidden = isHidden
      return
    }
    if let ofView = placementOfView(of: object) { return ofView.write(object, value, context) }
    property.write(isOnRootLayer ? .layer(object.layer) : object, value, context)
  }

  /// A view is placed by way of itself, wherever the file says it: what is in it follows.
  @MainActor
  private func placementOfView(of object: SceneObject) -> Property? {
    guard isOnRootLayer, property.stage == .placement, object.view != nil else { return nil }
    return SceneClass.view.properties.first { $0.layerName == slot }
  }

  /// A wheel that starts or stops shows or hides its layer by itself, whatever that was told.
  @MainActor
  private func hidingWheel(of object: SceneObject) -> UIActivityIndicatorView? {
    isOnRootLayer && slot == "isHidden" ? object.view as? UIActivityIndicatorView : nil
  }

  func hasSameHome(as other: EffectiveSetting) -> Bool {
    isOnRootLayer == other.isOnRootLayer && property.name == other.property.name
  }
}

extension Reconciler {
  /// Takes a layer's colours anew for another appearance, as views do by themselves: those of the
  /// file, and those that an action has set. A colour that came from elsewhere stays.
  func restyle(
    _ live: LiveNode, _ settings: [EffectiveSetting], besides changed: Set<String>
  ) -> Bool {
    let before = ApplyContext(superSize: live.superSize, traits: oldTraits)
    let now = ApplyContext(superSize: live.superSize, traits: traits)
    var didChange = false
    for setting in settings + live.assigned.values.sorted(by: { $0.slot < $1.slot })
    where setting.value.followsAppearance && !changed.contains(setting.slot)
      && !setting.followsByItself
    {
      let isShown = setting.read(live.object) == setting.value.resolved(in: before)
      guard isShown, setting.value.resolved(in: now) != setting.value.resolved(in: before) else {
        continue
      }
      setting.write(setting.value, to: live.object, context: now)
      didChange = true
    }
    return didChange
  }
}
