import Scenes
import Snapshots

/// The script of a command line.
package enum ScriptFile {
  /// Reads it from standard input for `-`; nil after its mistakes have been told.
  package static func load(_ path: String, _ host: HostOptions) -> EventScript? {
    let isStandardInput = path == ScenePaths.standardInput
    let source: any SceneFiles = isStandardInput ? StandardInput(host.folders) : DiskFiles()
    var diagnostics = DiagnosticList()
    let script = EventScript.load(path, from: source, into: &diagnostics)
    if script == nil { Diagnosis.say(diagnostics, format: host.diagnosticFormat) }
    return script
  }
}
