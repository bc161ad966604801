import PreviewHost
import Scenes

/// What `--variants` takes: axes, each with values of one's own where the usual ones are not meant.
struct VariantsOption {
  let choice: VariantChoice

  private static let example = "appearance,device=iPhone SE|iPad,text-size,direction"

  init(_ text: String) throws {
    switch text {
    case "none": choice = .none
    case "scene": choice = .scene
    default: choice = .these(try Self.variants(text))
    }
  }

  private static func variants(_ text: String) throws -> SceneVariants {
    var variants = SceneVariants()
    var seen: Set<SceneVariants.Axis> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let axis = try axis(named: halves[0].trimmed)
      guard seen.insert(axis).inserted else {
        throw UsageError("--variants names '\(axis.option)' twice")
      }
      if halves.count == 1 {
        variants.add(axis)
      } else {
        variants.add(
          axis: try halves[1].split(separator: "|", omittingEmptySubsequences: false).map {
            try value($0.trimmed, of: axis)
          })
      }
    }
    guard variants.count <= SceneVariants.most else {
      throw UsageError(
        "--variants asks for \(variants.count) variants, and \(SceneVariants.most) are the most")
    }
    return variants
  }

  private static func axis(named name: String) throws -> SceneVariants.Axis {
    if let axis = SceneVariants.Axis.allCases.first(where: {
      $0.option == name || $0.rawValue == name
    }) {
      return axis
    }
    let names = SceneVariants.Axis.allCases.map(\.option)
    let near = closestMatch(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(
      "--variants takes 'scene', 'none' or axes such as \(example): there is no '\(name)'\(near)")
  }

  private static func value(_ name: String, of axis: SceneVariants.Axis) throws -> SceneVariant {
    if let variant = axis.variant(named: name) { return variant }
    let near = closestMatch(to: name, among: axis.names).map { "; did you mean '\($0)'?" }
    throw UsageError(
      "\(axis.option) is one of \(axis.names.joined(separator: ", ")), not '\(name)'\(near ?? "")")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
