import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import UIKit

/// Shows what the scene is made of, beside it: the tree of its layers, and all that is known of the one
/// that is selected, which can be changed there and by hand.
///
/// Its panel is a stage of its own beside the scene's, so that neither knows of the other's time, keys
/// and windows.
@MainActor
final class Inspector {
  /// What a click on the scene does.
  enum Mode: Equatable {
    /// It selects.
    case select
    /// It goes to the scene, as without an inspector.
    case touch
  }

  /// The panel's.
  let stage: Stage
  let panel = InspectorPanel(frame: .zero)
  let overlay = InspectionOverlay()
  let outline = LayerOutline()
  let scene: Stage
  /// What is on show of the scene's place in the window.
  var placement = Placement()
  private(set) var isOpen = false
  var mode = Mode.select { didSet { noteChange() } }
  /// Values of fresh objects are listed as well.
  var showsStandard = false { didSet { noteChange() } }
  private(set) var selected: CALayer?
  /// Finds the selection again where a reload has made it anew.
  private var selectedName: String?
  /// What is said of a touch there.
  private var touchRows: [PropertySheet.Row] = []
  /// Where the click was that selected, in the scene's window; nil where none did.
  var clicked: CGPoint?
  var hovered: CALayer?
  var edits: SceneEdits
  /// What is being typed, and for whom.
  var typed: (inspected: InspectedValue, live: LiveNode)?
  /// What stood in the field at first.
  var typedBefore: String?
  /// How often a hand has moved something.
  var gestures = 0
  /// What the drag that is under way does; nil while there is none.
  var drag: FrameDrag?
  /// Where a hand went down on a selection that it cannot move; nil while there is none.
  var stuck: CGPoint?
  var hasPanelFocus = false
  var modifiers: UIKeyModifierFlags = []
  private(set) var sheet = PropertySheet()
  private let lists = InspectorLists()
  /// Whether something of the scene may be different from what the panel shows.
  private var isStale = true
  private var lastRefresh = -TimeInterval.infinity
  private(set) var panelSize = CGSize.zero
  var panelInput: HostInput

  /// While the scene moves, values are read so often.
  private static let refreshInterval: TimeInterval = 1.0 / 10

  init(of scene: Stage, threads: Int) {
    self.scene = scene
    stage = Stage(threads: threads)
    panelInput = HostInput(stage: stage)
    edits = SceneEdits(of: scene.live)
    stage.live.window.backgroundColor = PanelLook.ground
    stage.act {
      // Menus too are in the window.
      stage.live.window.overrideUserInterfaceStyle = .dark
      stage.live.window.addSubview(panel)
    }
    lists.attach(to: self)
    connect()
  }

  // MARK: Opening

  func open() {
    isOpen = true
    noteChange()
    takeNodes()
  }

  func close() {
    isOpen = false
    scene.isolated = nil
    hovered = nil
    drag = nil
    stuck = nil
  }

  /// Brings the panel to a size of its own, in points and pixels.
  func place(in size: WindowSize) {
    guard size.points != panelSize || stage.scale != size.scale else { return }
    panelSize = size.points
    stage.scale = size.scale
    stage.act {
      stage.live.window.frame = CGRect(origin: .zero, size: size.points)
      panel.frame = stage.live.window.bounds
    }
    stage.surroundings = Stage.Surroundings(
      root: stage.live.window.layer, width: size.pixelWidth, height: size.pixelHeight,
      background: PanelLook.ground.cgColor)
  }

  // MARK: Scenes

  /// Another version of the scene, or another scene, is on show.
  func takeScene(_ load: SceneLoad) {
    takeNodes()
    edits.take(load)
    noteChange()
    let isAlone = scene.isolated != nil && scene.isolated == selected?.number
    keepSelection()
    findTouch()
    if isAlone { scene.isolated = selected?.number }
  }

  /// Finds the selection again.
  private func keepSelection() {
    guard let selected else { return }
    if !selected.isBelow(scene.live.window.layer) || selectedName != nil {
      let named = selectedName.flatMap { scene.live.node(named: $0)?.layer }
      if let named {
        if named !== selected { select(named, at: clicked) }
      } else if !selected.isBelow(scene.live.window.layer) {
        select(nil)
      }
    }
  }

  // MARK: Selection

  func select(_ layer: CALayer?, reveals: Bool = true, at point: CGPoint? = nil) {
    selected = layer
    clicked = point
    selectedName = layer.flatMap { outline.item($0).node?.node.id?.description }
    stopTyping()
    findTouch()
    let isTreeOther = layer.map { reveals && outline.reveal($0) } ?? false
    refresh(readsTree: isTreeOther || isStale)
    scrollToSelection()
  }

  private func scrollToSelection() {
    guard let selected, let row = outline.index(of: selected) else { return }
    stage.act {
      let path = IndexPath(row: row, section: 0)
      panel.outline.selectRow(at: path, animated: false, scrollPosition: .none)
      panel.outline.scrollToRow(at: path, at: .none, animated: false)
    }
  }

  var selectedItem: InspectedLayer? { selected.map { outline.item($0) } }

  /// Shows what is selected without all else, or with it again.
  func toggleAlone() {
    scene.isolated = scene.isolated == nil ? selected?.number : nil
    noteChange()
  }

  // MARK: Refreshing

  func noteChange() { isStale = true }

  /// Rows and pages bring nodes of the file whenever they come.
  func takeNodes() { outline.take(nodes: scene.live.nodesByLayer) }

  /// Reads anew what may have changed; `time` is the host's. Does nothing while nothing has.
  func refreshIfNeeded(at time: TimeInterval) {
    guard isOpen, isStale, time - lastRefresh >= Self.refreshInterval else { return }
    lastRefresh = time
    refresh()
  }

  /// When there is something to be read; nil for not by itself.
  func wait(at time: TimeInterval) -> TimeInterval? {
    guard isOpen, isStale else { return nil }
    return max(0, lastRefresh + Self.refreshInterval - time)
  }

  /// How often everything was read.
  private(set) var refreshes = 0

  /// The tree of many layers takes longer to read than all else, and is the same where only another one
  /// of them was selected.
  func refresh(readsTree: Bool = true) {
    isStale = false
    refreshes += 1
    let rows = outline.rows
    if readsTree || rows.isEmpty {
      takeNodes()
      outline.update(below: scene.live.window.layer)
    }
    let new = scene.act { madeSheet() }
    stage.act {
      let isSame = !readsTree || outline.rows.isSameTree(as: rows)
      lists.showOutline(isSame: isSame && !rows.isEmpty, selected: selected)
      let old = sheet
      sheet = new
      lists.showSheet(hasSameRows: new.hasSameRows(as: old), isSame: new.isSame(as: old))
      showWords()
    }
  }

  private func madeSheet() -> PropertySheet {
    guard let item = selectedItem else { return PropertySheet() }
    return PropertySheet(
      item, in: scene.live, showsStandard: showsStandard, touch: touchRows,
      isChanged: { self.edits.holds($0, of: item.node) }, place: { self.edits.origin(of: $0) })
  }

  /// Looks anew who would get a touch where the click was: not with every frame of a scene that moves, as
  /// it asks all views.
  private func findTouch() {
    touchRows = clicked.map { clicked in scene.act { madeTouchRows(at: clicked) } } ?? []
  }

  private func madeTouchRows(at clicked: CGPoint) -> [PropertySheet.Row] {
    TouchRows(HitWalk(at: clicked, in: scene.live.window)) { view in
      let item = self.outline.item(view.layer)
      // Of many without a name, the line tells which.
      let line = item.node.flatMap {
        self.edits.place(of: $0.node.range)?.split(separator: ":").last
      }
      return item.name ?? line.map { "\(item.className) :\($0)" } ?? item.className
    }.rows
  }

  private func showWords() {
    panel.mode.setTitle(mode == .select ? "Select" : "Touch", for: .normal)
    panel.all.setTitle(showsStandard ? "Less" : "All", for: .normal)
    panel.alone.setTitle(scene.isolated == nil ? "Alone" : "With all", for: .normal)
    panel.alone.isHidden = selected == nil && scene.isolated == nil
    panel.path.text =
      selectedItem.map { item in
        let place = item.node.flatMap { edits.place(of: $0.node.range) }
        return [item.className, item.name, place].compactMap { $0 }.joined(separator: " · ")
      } ?? "Nothing is selected"
    panel.status.text = edits.words
    panel.status.textColor = edits.isProblem ? PanelLook.changed : PanelLook.faint
    showChoices()
  }

  private func showChoices() {
    let titles = edits.answers?.enumerated().map { "\($0.offset + 1)  \($0.element)" }
    let shown = panel.choices.arrangedSubviews.compactMap { ($0 as? UIButton)?.currentTitle }
    guard shown != titles ?? [] else { return }
    for view in panel.choices.arrangedSubviews { view.removeFromSuperview() }
    for (index, title) in (titles ?? []).enumerated() {
      let button = PanelLook.button(title)
      button.addAction(UIAction { [weak self] _ in self?.answer(index) }, for: .touchUpInside)
      panel.choices.addArrangedSubview(button)
    }
    panel.setNeedsLayout()
  }

  // MARK: Buttons and fields

  private func connect() {
    stage.act {
      panel.mode.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          mode = mode == .select ? .touch : .select
          hovered = nil
        }, for: .touchUpInside)
      panel.all.addAction(
        UIAction { [weak self] _ in self?.showsStandard.toggle() }, for: .touchUpInside)
      panel.alone.addAction(
        UIAction { [weak self] _ in self?.toggleAlone() }, for: .touchUpInside)
      panel.search.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          outline.search = panel.search.text ?? ""
          noteChange()
        }, for: .editingChanged)
      panel.field.addAction(
        UIAction { [weak self] _ in self?.finishTyping() }, for: .editingDidEndOnExit)
    }
  }
}

extension CALayer {
  /// Whether it is somewhere in a layer's tree, masks too.
  func isBelow(_ root: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === root { return true }
      layer = current.superlayer
    }
    return false
  }
}

extension [LayerOutline.Row] {
  /// Whether another tree has the same rows, whatever they say.
  @MainActor func isSameTree(as other: Self) -> Bool {
    elementsEqual(other) {
      $0.item.layer === $1.item.layer && $0.depth == $1.depth && $0.isFolded == $1.isFolded
        && $0.hasChildren == $1.hasChildren
    }
  }
}
