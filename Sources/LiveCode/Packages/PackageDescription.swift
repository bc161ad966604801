import Foundation

/// What a package has, as `swift package describe` tells it.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let moduleName: String
    /// Below the package.
    let path: String
    let type: String
    let language: String
    let sources: [String]
    let targetDependencies: [String]?
    let productDependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, path, type, sources
      case moduleName = "c99name"
      case language = "module_type"
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }

    /// Whether there can be something to show in it.
    var isCode: Bool { language == "SwiftTarget" && ["library", "executable"].contains(type) }
  }

  let name: String
  let targets: [Target]

  /// Nil where it is not what SwiftPM says; what it says before is left out.
  init?(said text: String) {
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(of: "{"), let end = lines.lastIndex(of: "}"), start < end
    else { return nil }
    let data = Data(lines[start...end].joined(separator: "\n").utf8)
    guard let read = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = read
  }

  /// The targets that have something to show, those with previews first where any has.
  func shown(reading read: (String) -> String?) -> [Target] {
    let code = targets.filter(\.isCode)
    let previews = code.filter { target in
      target.sources.contains { read("\(target.path)/\($0)")?.contains("#Preview") == true }
    }
    guard previews.isEmpty else { return previews }
    let views = code.filter { $0.productDependencies?.contains("UIKit") == true }
    return views.isEmpty ? code : views
  }
}
