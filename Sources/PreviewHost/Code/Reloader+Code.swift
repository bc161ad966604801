import Foundation
import LiveCode
import Scenes

extension Reloader {
  /// Builds the code as its files are now; `poll` brings what comes of it.
  func build(_ causes: [String]) {
    codeCauses += causes.filter { !codeCauses.contains($0) }
    // What changes from now on is for the next build.
    watch()
    code?.builder.begin(after: codeCauses, wake: wake)
  }

  /// What came of a build; nil while there is none, or it is under way.
  func finishCode() -> Load? {
    guard let code, let outcome = code.builder.take() else { return nil }
    let causes = codeCauses.isEmpty ? [code.path] : codeCauses
    switch outcome {
    case .cancelled: return nil
    case .failed(let messages):
      codeCauses = []
      return refused(causes) { $0.add(messages, reading: CodeBuilder.bytes) }
    case .built(let library, let messages):
      codeCauses = []
      do {
        try code.load(library)
      } catch {
        return refused(causes) { $0.error(.swift, error.description) }
      }
      if CodeScenes.paths.isEmpty { return refused(causes) { code.tellEmptiness(to: &$0) } }
      forget()
      let paths = CodeScenes.paths
      if !paths.contains(path) {
        go(to: options.preview.flatMap { code.path(named: $0) } ?? paths.first ?? path)
      }
      var load = load(causes: causes)
      load.isOtherCode = true
      load.written = Self.written(causes)
      var warnings = DiagnosticList()
      warnings.add(messages, reading: CodeBuilder.bytes)
      return load.adding(warnings.all)
    }
  }

  /// When the newest of some files was written, in seconds since 1970.
  private static func written(_ files: [String]) -> TimeInterval? {
    let dates = files.compactMap {
      try? FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
    }
    return dates.max()?.timeIntervalSince1970
  }

  private func refused(_ causes: [String], _ add: (inout DiagnosticList) -> Void) -> Load {
    CodeScenes.wait(
      ScenePath.name(of: code?.path ?? ""), "waits for the next save", isBusy: false)
    return load(causes: causes).refused(add)
  }
}
