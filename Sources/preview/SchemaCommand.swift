import PreviewHost
import Scenes
import Snapshots

/// `preview schema`: the scene format as a JSON Schema, or as a reference for people.
struct SchemaCommand {
  private var form = Form.scenes

  private enum Form {
    case scenes
    case scripts
    case markdown
  }

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      switch option {
      case "--scripts": form = .scripts
      case "--markdown": form = .markdown
      default: throw UsageError(unknown: option, of: "schema")
      }
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("schema takes no arguments but --scripts and --markdown")
    }
  }

  func run() throws -> ExitCode {
    try StandardStream.output.write(text)
    return .success
  }

  private var text: String {
    let writer = JSONWriter(layout: .pretty)
    return switch form {
    case .scenes: writer.text(of: SceneSchema.value) + "\n"
    case .scripts: writer.text(of: ScriptForm.schema) + "\n"
    case .markdown: FormatReference(scripts: ScriptForm.catalog).markdown
    }
  }
}
