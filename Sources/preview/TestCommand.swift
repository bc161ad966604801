import Foundation
import PreviewHost
import Scenes
import Snapshots
import Typography

/// `preview test`: compares the pictures of scenes with those that are kept beside them.
struct TestCommand {
  private var options = SceneOptions()
  private var record = RecordMode.never
  private var texts = KeptText.standard
  private var report: String?
  private var junit: String?
  private var shard: Shard?
  private var filter: NameFilter?
  private var jobs = ProcessorCount.online
  private var limit: TimeInterval = 60
  private var operands: [String] = []

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    options.threads = 1
    while let option = try arguments.nextOption() {
      guard try take(option, from: &arguments) else {
        throw UsageError(unknown: option, of: "test")
      }
    }
    operands = arguments.operands
    guard !operands.isEmpty else { throw UsageError("test needs a directory, or scenes") }
    guard !operands.contains(ScenePaths.standardInput) else {
      throw UsageError("test compares files; standard input has nothing beside it")
    }
  }

  private mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws -> Bool {
    switch option {
    case "--record": record = try arguments.choice(of: option, RecordMode.self)
    case "--texts": texts = try arguments.texts(of: option)
    case "--report": report = try arguments.value(of: option)
    case "--junit": junit = try arguments.value(of: option)
    case "--jobs": jobs = try arguments.integer(of: option, in: 1...256)
    case "--limit":
      limit = try arguments.seconds(of: option)
      guard limit > 0 else { throw UsageError("--limit takes a time above 0") }
    case "--time":
      throw UsageError("--time: scenes say when they are looked at, under 'snapshot'")
    case "--shard":
      let text = try arguments.value(of: option)
      shard = Shard(text)
      guard shard != nil else {
        throw UsageError("--shard takes a part such as 1/3, 2/3 or 3/3, not '\(text)'")
      }
    case "--filter":
      let text = try arguments.value(of: option)
      do {
        filter = try NameFilter(text)
      } catch {
        throw UsageError("--filter: '\(text)' is no regular expression: \(error)")
      }
    default: return try options.take(option, from: &arguments)
    }
    return true
  }

  @MainActor
  func run() throws -> ExitCode {
    if TrialCrew.isWorker {
      let options = trialOptions
      TrialCrew.serve { entry in
        var trial = SceneTrial(
          entry, options: options, files: SceneSource.of(entry.scene, self.options.folders))
        return trial.run()
      }
      return .success
    }
    try FontLibrary.shared.requireFamilies()
    if record != .never, Self.isCI {
      StandardStream.error.say("preview: nothing is recorded, because CI is \(Self.ciText)")
    }
    var plan = try makePlan()
    if let filter {
      plan.keep(where: filter.matches)
      guard !plan.entries.isEmpty else {
        throw UsageError("--filter: no picture is called like '\(filter.text)'")
      }
    }
    if let shard { plan.keep(shard) }
    let folder = ReportFolder(report ?? ReportFolder.standard)
    try folder.prepare()
    if let junit { try JUnitReport.begin(junit) }
    var progress = TestProgress(count: plan.entries.count, format: options.format)
    TrialCrew(plan.entries, limit: limit).run(workers: jobs) { progress.take($0) }
    return try finish(&progress, plan, folder)
  }

  private func makePlan() throws -> TrialPlan {
    let folders = options.folders
    var plan = TrialPlan { SceneSource.of($0, folders) }
    for operand in operands {
      switch try options.operand(operand) {
      case .folder(let folder):
        guard plan.add(folder: folder) else {
          throw SceneFileError("there is no scene in '\(folder)'")
        }
      case .scene(let scene): plan.add(scene: scene)
      }
    }
    if let collision = plan.collision { throw SceneFileError(collision) }
    return plan
  }

  @MainActor
  private func finish(
    _ progress: inout TestProgress, _ plan: TrialPlan, _ folder: ReportFolder
  ) throws -> ExitCode {
    let results = progress.results.sorted { $0.name < $1.name }
    let run = TrialReport(
      results: results, unreferenced: plan.unreferenced,
      directory: FileManager.default.currentDirectoryPath)
    try folder.write(run)
    let summary = TrialSummary(run, seconds: progress.seconds)
    var page = HTMLReport(run, summary: summary.short, folder: folder)
    try page.write()
    if let junit { try JUnitReport(run, seconds: progress.seconds).write(to: junit) }
    try progress.finish(
      run, summary, page: report != nil || summary.hasFailures ? folder.page : nil)
    if options.strictness == .strict, !run.unreferenced.isEmpty, summary.worst == nil {
      return .differs
    }
    return summary.worst.map { ExitCode($0) } ?? .success
  }

  private var trialOptions: TrialOptions {
    var trial = TrialOptions()
    trial.overrides = options.overrides
    trial.strictness = options.strictness
    trial.format = options.format
    trial.threads = options.threads
    trial.record = Self.isCI ? .never : record
    trial.texts = texts
    trial.report = ReportFolder(report ?? ReportFolder.standard).path
    return trial
  }

  // MARK: CI

  private static let ciText = ProcessInfo.processInfo.environment["CI"] ?? ""

  /// Whether this is a machine that checks changes: nothing is recorded there.
  static var isCI: Bool { ["true", "1"].contains(ciText.lowercased()) }
}

extension ExitCode {
  init(_ verdict: TrialResult.Verdict) {
    self =
      switch verdict {
      case .same: .success
      case .differs, .damaged, .failed, .trapped, .late: .differs
      case .missing: .missing
      case .invalid: .invalidScene
      case .unwritable: .environment
      }
  }
}

extension Arguments {
  /// Names of texts, or `none`.
  fileprivate mutating func texts(of option: String) throws -> [KeptText] {
    let list = try value(of: option)
    guard list != "none" else { return [] }
    return try list.split(separator: ",").map { name in
      guard let text = KeptText(rawValue: String(name)) else {
        let names = KeptText.allCases.map(\.rawValue).joined(separator: ",")
        throw UsageError("\(option) takes 'none' or some of \(names), not '\(name)'")
      }
      return text
    }
  }
}
