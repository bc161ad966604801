import CoreGraphics
import Foundation
import Scenes

/// Loads the scene, and loads it again whenever a file that it depends on changes.
@MainActor
final class Reloader {
  private(set) var path: String
  let options: HostOptions
  private let watcher: FileWatcher?
  /// Reads for the watcher and for the loads.
  let reader = FileReader()
  private let standardInput: StandardInput
  /// The window's size, once a hand has changed it.
  private var windowSize: CGSize?
  /// What hands want of the canvas.
  private(set) var wanted = CanvasOverrides()
  /// In which variants the scene is looked at.
  private(set) var choice: VariantChoice
  /// The causes of loads that were held back, for the one that is shown.
  private var heldCauses: [String] = []
  private var heldLoads = 0

  /// The reading of a scene that takes long.
  private var reading: SceneReading?
  /// Whether somebody has asked for that reading, rather than a save: then nobody waits for a frame.
  private var isAskedFor = false
  /// The bytes of all files of the last load.
  private var lastBytes = 0
  /// Whether there is no good picture yet, so that what mistakes leave of the scene is better than none.
  var wantsRest = true
  /// What the next load takes over from the last one.
  private(set) var memories = [SceneMemory()]
  private(set) var wake: @Sendable () -> Void = {}
  /// The code that the scenes are of; nil for scenes in files.
  var code: CodeStudio? { options.code }
  /// The code that scenes bring along, where it may be run.
  private var shelf: CodeShelf? { options.folders.code as? CodeShelf }
  /// The files whose change the code is being built for.
  var codeCauses: [String] = []

  /// Scenes whose files are as large are read beside the loop; smaller ones sooner than a thread wakes.
  private static let largeBytes = 150_000

  /// A scene whose files change during each of so many loads in a row is shown nevertheless.
  private static let mostHeldLoads = 5

  /// A load with what the line about it says.
  struct Load {
    let scenes: SceneSet
    /// How long reading, checking and expanding took, in seconds.
    let parse: TimeInterval
    /// The files whose change caused it; empty for the first load.
    let causes: [String]
    /// When the newest file of the causes was written, in seconds since 1970.
    var written: TimeInterval?
    /// Whether all files were of one moment.
    let isWhole: Bool
    /// Whether classes of code are others than before.
    var isOtherCode = false

    /// What is shown first.
    var result: SceneLoad { scenes.main }

    /// The load with what was found besides.
    func adding(_ found: [Diagnostic]) -> Load {
      var load = Load(
        scenes: scenes.adding(found), parse: parse, causes: causes, written: written,
        isWhole: isWhole)
      load.isOtherCode = isOtherCode
      return load
    }

    /// The load as one that came to nothing, for a reason that is added to its diagnostics.
    func refused(_ add: (inout DiagnosticList) -> Void) -> Load {
      var diagnostics = result.diagnostics
      add(&diagnostics)
      return Load(
        scenes: SceneSet(SceneLoad(failure: diagnostics)), parse: parse, causes: causes,
        written: written, isWhole: isWhole)
    }
  }

  init(path: String, options: HostOptions, log: @escaping (String) -> Void) {
    self.path = path
    self.options = options
    choice = options.variants ?? .scene
    standardInput = StandardInput(options.folders)
    let watchLog = options.logsWatching ? log : nil
    switch options.watching {
    case _ where path == ScenePaths.standardInput: watcher = nil
    case .none: watcher = nil
    case .events: watcher = FileWatcher(reader: reader, log: log, watchLog: watchLog)
    case .polling(let interval):
      watcher = FileWatcher(
        mode: .polling(every: UInt64(interval * 1e9)), reader: reader, log: log,
        watchLog: watchLog)
    }
  }

  /// Calls `wake`, on a thread of its own, when `poll` has something to look at.
  func startWaking(_ wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    // Without the thread the deadlines still bring every change, only later.
    try? watcher?.startWaking(wake)
  }

  /// Seconds until `poll` has to be called; nil when nothing is watched.
  var timeToDeadline: TimeInterval? {
    // A reading that is done says so.
    guard reading == nil, let deadline = watcher?.nextDeadline else { return nil }
    let now = MonotonicClock.now()
    return deadline <= now ? 0 : TimeInterval(deadline - now) / 1e9
  }

  /// The scene anew if its files have changed and are at rest; nil else.
  ///
  /// A load during which a file changed again is not handed out: the next one brings it.
  func poll() -> Load? {
    guard reading == nil else { return finishReading() }
    if let load = finishCode() { return load }
    if let causes = shelf?.finish() { return load(causes: causes.isEmpty ? [path] : causes) }
    guard let watcher else { return nil }
    guard case .ready(let changed) = watcher.poll(now: MonotonicClock.now()) else { return nil }
    let causes = heldCauses + changed.filter { !heldCauses.contains($0) }
    if code != nil {
      build(causes)
      return nil
    }
    if let shelf {
      let others = shelf.note(causes, wake: wake)
      watch()
      if others.isEmpty { return nil }
    }
    guard isLarge else { return unlessHeld(load(causes: causes)) }
    beginReading(causes: causes)
    return nil
  }

  private var isLarge: Bool { lastBytes >= Self.largeBytes && path != ScenePaths.standardInput }

  private func beginReading(causes: [String]) {
    let disk = DiskFiles(for: path, in: options.folders, reader: reader.handOver())
    reading = SceneReading(
      path, from: disk, overrides: overrides, strictness: options.strictness, choice: choice,
      since: memories, wantsRest: wantsRest, causes: causes, wake: wake)
  }

  private func finishReading() -> Load? {
    guard let reading, let (result, seconds) = reading.result,
      let disk = reading.files as? DiskFiles
    else { return nil }
    self.reading = nil
    var load = taken(result, from: disk, parse: seconds, causes: reading.causes)
    if isAskedFor { load.written = nil }
    isAskedFor = false
    return unlessHeld(load)
  }

  /// The load, unless files have changed meanwhile, so that a further one brings it.
  private func unlessHeld(_ load: Load) -> Load? {
    guard load.isWhole || heldLoads == Self.mostHeldLoads else {
      heldCauses = load.causes
      heldLoads += 1
      return nil
    }
    heldCauses = []
    heldLoads = 0
    return load
  }

  func load(_ path: String, for windowSize: CGSize? = nil) -> Load {
    // What has ended a process is another scene's code.
    if path != self.path { shelf?.release() }
    self.path = path
    self.windowSize = windowSize
    wantsRest = true
    heldCauses = []
    return load(causes: [])
  }

  /// The scene anew; nil where that takes so long that `poll` brings it.
  func reload() -> Load? {
    guard isLarge, watcher != nil else {
      var load = load(causes: [path])
      load.written = nil
      return load
    }
    if reading == nil {
      beginReading(causes: [path])
      isAskedFor = true
    }
    return nil
  }

  /// The scene for a window of another size; nil for the size that the scene asks for.
  func reload(for windowSize: CGSize?) -> Load {
    self.windowSize = windowSize
    return load(causes: [])
  }

  /// The scene on a canvas as hands want it, from now on.
  func reload(on wanted: CanvasOverrides) -> Load {
    self.wanted = wanted
    return load(causes: [])
  }

  /// The scene in other variants, or by itself, from now on.
  func reload(in choice: VariantChoice) -> Load {
    self.choice = choice
    return load(causes: [])
  }

  /// Does not look into a scene, but for changes of its file.
  func refuse(_ path: String, because diagnostics: DiagnosticList) -> Load {
    self.path = path
    let disk = DiskFiles(reader: reader)
    if path != ScenePaths.standardInput { _ = try? disk.read(path) }
    _ = watcher?.update(dependencies: disk.dependencies)
    return Load(
      scenes: SceneSet(SceneLoad(failure: diagnostics)), parse: 0, causes: [], written: nil,
      isWhole: true)
  }

  private var overrides: CanvasOverrides {
    var overrides = options.overrides
    // A device that a hand has chosen is not to have the size of another.
    if wanted.device != nil || wanted.size != nil {
      (overrides.device, overrides.size, overrides.scale) = (nil, nil, nil)
    }
    overrides = overrides.under(wanted)
    overrides.windowSize = windowSize
    return overrides
  }

  func load(causes: [String]) -> Load {
    // What is being read is of another time.
    reading = nil
    isAskedFor = false
    let start = MonotonicClock.now()
    let disk = DiskFiles(for: path, in: options.folders, reader: reader)
    let source: any SceneFiles = path == ScenePaths.standardInput ? standardInput : disk
    let result = SceneSet(
      path, from: source, overrides: overrides, strictness: options.strictness, advice: .given,
      choice: choice, since: memories, wantsRest: wantsRest)
    let parse = TimeInterval(MonotonicClock.now() - start) / 1e9
    return taken(result, from: disk, parse: parse, causes: causes)
  }

  /// Has the watcher look at what a load has read, and at the code; tells what has changed since.
  @discardableResult
  func watch(_ disk: DiskFiles? = nil) -> [String] {
    let sources = DiskFiles(reader: reader)
    let files = (code?.files ?? []) + (shelf?.files ?? [])
    for file in files where !FolderListing.isMeant(by: file) { _ = try? sources.read(file) }
    let folders = files.filter(FolderListing.isMeant).map { Dependency(path: $0) }
    return watcher?.update(
      dependencies: (disk?.dependencies ?? []) + sources.dependencies + folders) ?? []
  }

  /// Forgets what was kept of scenes: what their words mean is something else now.
  func forget() { memories = [SceneMemory()] }

  /// Goes on with another scene.
  func go(to path: String) { self.path = path }

  private func taken(
    _ scenes: SceneSet, from disk: DiskFiles, parse: TimeInterval, causes: [String]
  ) -> Load {
    reader.dropKept()
    let moved = watch(disk)
    shelf?.beginWanted(wake: wake)
    memories = scenes.memories
    lastBytes = scenes.main.diagnostics.files.all.reduce(0) { $0 + $1.bytes.count }
    return Load(
      scenes: scenes, parse: parse, causes: causes,
      written: disk.newestModification(of: causes), isWhole: moved.isEmpty)
  }
}
