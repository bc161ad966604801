import Glibc
import UIKit

/// Code that has been loaded into this program; it stays as long as the program does.
@MainActor
package struct LoadedCode {
  /// In the order of files and lines.
  package let previews: [any PreviewRegistry.Type]
  package let views: [UIView.Type]
  package let controllers: [UIViewController.Type]
  package let layers: [CALayer.Type]
  /// What scenes can set of them.
  package let keys: [InspectableKey]

  /// Why a library could not be loaded.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package init(library: String) throws(Failure) {
    let before = TypeRecords.loaded
    guard dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "it cannot be loaded"
      throw Failure(description: reason)
    }
    let types = TypeRecords.loaded.subtracting(before).flatMap(\.types)
    previews = types.compactMap { $0 as? any PreviewRegistry.Type }.sorted {
      ($0.filePath, $0.line, $0.column) < ($1.filePath, $1.line, $1.column)
    }
    views = types.compactMap { $0 as? UIView.Type }
    controllers = types.compactMap { $0 as? UIViewController.Type }
    layers = types.compactMap { $0 as? CALayer.Type }
    keys = types.compactMap { ($0 as? any InspectableRegistry.Type)?.key }
  }
}
