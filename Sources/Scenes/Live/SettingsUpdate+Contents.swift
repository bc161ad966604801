import UIKit

// Contents of a file, and what a view or layer draws by itself, take each other's place.

extension SettingsUpdate {
  static let contents = "contents"

  /// Brings contents and drawing in the order of a first load: what draws by itself does so after the
  /// file's contents are set, and takes their place. Contents that were set at run time stay.
  func settleContents() {
    guard let named = new[Self.contents] ?? old[Self.contents], isOfFile else { return }
    write(initial(of: named), as: named)
    write([Self.contents])
    object.drawAnew()
  }

  /// Draws what was drawn as finely as the layer's scale is now, which it does not do by itself.
  func redraw() {
    if object.layer.contents is BackingStore { object.layer.setNeedsDisplay() }
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

extension SceneObject {
  /// Whether it draws its contents, which then take the place of the file's.
  @MainActor var draws: Bool {
    let view = view ?? layer.delegate as? UIView
    return view.map { $0 is UILabel || $0 is UITextField } ?? (layer is CATextLayer)
  }

  @MainActor func drawAnew() {
    if draws { layer.setNeedsDisplay() }
  }
}
