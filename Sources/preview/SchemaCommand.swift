import PreviewHost
import Scenes
import Snapshots

/// `preview schema`: the scene format as a JSON Schema, or as a reference for people.
struct SchemaCommand {
  private var form = Form.scenes
  private var options = SceneOptions()
  /// A scene whose own classes are in the schema as well.
  private var scene: String?

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
      case "--allow-code", "--allow-outside", "--assets":
        _ = try options.take(option, from: &arguments)
      default: throw UsageError(unknown: option, of: "schema")
      }
    }
    scene = arguments.operands.first
    guard arguments.operands.count < 2, scene == nil || form == .scenes else {
      throw UsageError("schema takes one scene with classes of its own, or none")
    }
  }

  func run() throws -> ExitCode {
    var classes: [SceneClass] = []
    if let scene {
      let load = try options.load(scene)
      guard load.isValid else { return .invalidScene }
      classes = load.classes
    }
    try StandardStream.output.write(text(with: classes))
    return .success
  }

  private func text(with classes: [SceneClass]) -> String {
    let writer = JSONWriter(layout: .pretty)
    return switch form {
    case .scenes: writer.text(of: SceneSchema.value(with: classes)) + "\n"
    case .scripts: writer.text(of: ScriptForm.schema) + "\n"
    case .markdown: FormatReference(scripts: ScriptForm.catalog).markdown
    }
  }
}
