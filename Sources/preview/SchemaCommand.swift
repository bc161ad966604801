import PreviewHost
import Scenes

/// `preview schema`: the scene format as a JSON Schema.
struct SchemaCommand {
  init(_ words: [String]) throws {
    guard words.isEmpty else { throw UsageError("schema takes no arguments") }
  }

  func run() throws -> ExitCode {
    let text = JSONWriter(layout: .pretty).text(of: SceneSchema.value)
    try StandardStream.output.write(text + "\n")
    return .success
  }
}
