import CoreGraphics
import Scenes

/// A scene as it is looked at: by itself, or in several variants.
struct SceneSet {
  /// The one that is shown first, with what is wrong with the others.
  let main: SceneLoad
  /// All of them, the first included; empty for a scene by itself.
  let variants: [Shown]
  /// How many stand in a row, where they are a table.
  let columns: Int?
  /// What can be shown of a scene with mistakes; nil where it has none, or where nobody asks for it.
  private(set) var rest: SceneLoad?
  /// What the next load can take over: of the scene as it is, and then of each variant as they were asked
  /// for; empty where nobody wants it.
  private(set) var memories: [SceneMemory] = []

  struct Shown {
    var variant: SceneVariant
    /// Nil where it cannot be shown.
    var scene: ExpandedScene?
  }

  /// What a window has that shows just this.
  @MainActor var size: CGSize { size(at: 1) }

  /// The same at a zoom, which a canvas that follows the window does without.
  @MainActor
  func size(at zoom: CGFloat) -> CGSize {
    let zoom = main.scene?.canvas.isResizable == true ? 1 : zoom
    let main = (main.scene ?? rest?.scene)?.canvas.size ?? Canvas().size
    let sizes = variants.map { $0.scene?.canvas.size ?? main }
    let size =
      sizes.isEmpty ? main : VariantTable(sizes: sizes, columns: columns).size(at: zoom)
    return CGSize(width: size.width * zoom, height: size.height * zoom)
  }

  /// A scene by itself.
  init(_ load: SceneLoad) { self.init(main: load, variants: [], columns: nil) }

  /// The same, with more that was found.
  func adding(_ found: [Diagnostic]) -> SceneSet {
    var set = SceneSet(main: main.adding(found), variants: variants, columns: columns)
    set.memories = memories
    set.rest = rest
    return set
  }

  private init(main: SceneLoad, variants: [Shown], columns: Int?) {
    (self.main, self.variants, self.columns) = (main, variants, columns)
  }

  /// Reads, checks and expands a scene as often as it is looked at. Needs no main thread.
  ///
  /// Where `wantsRest` a scene with mistakes is read once more, for what they leave of it.
  init(
    _ path: String, from source: any SceneFiles, overrides: CanvasOverrides,
    strictness: DiagnosticList.Strictness, advice: SceneLoad.Advice = .none, choice: VariantChoice,
    limits: ExpansionLimits = ExpansionLimits(), since memories: [SceneMemory]? = nil,
    wantsRest: Bool = false
  ) {
    // The second reading is of the same moment, and costs no look at the disk.
    let source: any SceneFiles = wantsRest ? RememberedFiles(source) : source
    func load(_ variant: SceneVariant?, at index: Int) -> SceneLoad {
      let memory = memories.map { $0.indices.contains(index) ? $0[index] : SceneMemory() }
      return SceneLoad.load(
        path, from: source, overrides: variant.map { overrides.under($0.overrides) } ?? overrides,
        strictness: strictness, limits: limits, advice: advice, since: memory)
    }
    let itself = load(nil, at: 0)
    let ownAndOld = [itself.memory].compactMap(\.self) + (memories?.dropFirst() ?? [])
    let variants = choice.variants(of: itself)
    // One that cannot be shown is no better in another light.
    guard !variants.isEmpty, itself.scene != nil else {
      self.init(itself)
      self.memories = ownAndOld
      if wantsRest, itself.scene == nil {
        let load = SceneLoad.load(
          path, from: source, overrides: overrides, strictness: .forgiving)
        rest = load.scene.map { _ in load }
      }
      return
    }
    var loads: [(variant: SceneVariant, load: SceneLoad)] = []
    var (cost, last) = (SceneCost(), SceneCost())
    for (index, variant) in variants.all.enumerated() {
      // Each is likely to take what the one before does.
      guard (cost + last).fits else { break }
      let next = load(variant, at: index + 1)
      loads.append((variant, next))
      guard next.scene != nil else { continue }
      last = next.cost
      cost = cost + last
    }
    guard loads.count == variants.count, cost.fits else {
      let complaint = "the scene's \(variants.count) variants take more together than one scene may"
      self.init(itself.refused(.tooManyNodes, complaint))
      self.memories = ownAndOld
      if wantsRest { rest = itself }
      return
    }
    let kept = ([itself] + loads.map(\.load)).compactMap(\.memory)
    var main = loads[0].load
    for (_, load) in loads.dropFirst() {
      main = main.adding(load.diagnostics.beyond(main.diagnostics))
    }
    let all = loads.map { Shown(variant: $0.variant, scene: $0.load.scene) }
    let table = variants.columns.map { columns in
      VariantTable.bestTable(of: all, columns: columns) { $0.scene?.canvas.size ?? Canvas().size }
    }
    self.init(main: main, variants: table?.elements ?? all, columns: table?.columns)
    self.memories = kept
  }
}

extension DiagnosticList {
  /// What is found here and not there.
  fileprivate func beyond(_ other: DiagnosticList) -> [Diagnostic] {
    let known = Set(other.all)
    return all.filter { !known.contains($0) }
  }
}

extension VariantChoice {
  fileprivate func variants(of load: SceneLoad) -> SceneVariants {
    switch self {
    case .none: SceneVariants()
    case .scene: load.scene?.variants ?? SceneVariants()
    case .these(let variants): variants
    }
  }
}
