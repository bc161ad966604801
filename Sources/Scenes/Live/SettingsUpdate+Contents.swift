import UIKit

// Contents of a file, and what a view or layer draws by itself, take each other's place.

extension SettingsUpdate {
  private static let contents = "contents"

  /// Brings contents and drawing in the order of a first load: what draws by itself does so after the
  /// file's contents are set, and takes their place. Contents that were set at run time stay.
  func settleContents() {
    guard let named = new[Self.contents] ?? old[Self.contents], isOfFile else { return }
    write(initial(of: named), as: named)
    write([Self.contents])
    if draws { object.layer.setNeedsDisplay() }
  }

  /// Whether the object may draw; a class that does not leaves contents as they are.
  private var draws: Bool {
    switch object {
    case .view(let view): type(of: view) != UIView.self
    case .layer(let layer): layer is CATextLayer
    }
  }

  /// Whether what is shown comes of the file or of a drawing.
  private var isOfFile: Bool {
    guard let shown = object.layer.contents as? CGImage, !changed.contains(Self.contents) else {
      return true
    }
    guard case .image(let image?) = old[Self.contents]?.value else { return false }
    return image.picture == .placeholder || image.picture == .image(shown)
  }
}
