import CoreGraphics
import ImageFiles

extension ImageState {
  /// The picture of a set that is best for a wish and can be read; nil where none can.
  init?(_ contents: AssetContents, for wish: AssetWish) {
    for entry in contents.ranked(for: wish) {
      guard let path = contents.path(of: entry),
        let stored = ImageCache.shared.image(atPath: path)
      else { continue }
      self.init(
        stored.image, scale: entry.scale, orientation: UIImage.Orientation(stored.orientation))
      renderingMode = contents.renderingMode
      if let resizing = entry.resizing {
        capInsets = resizing.caps.scaled(by: 1 / scale)
        resizingMode = resizing.mode
      }
      ownAlignment = entry.alignment?.scaled(by: 1 / scale)
      // What is drawn for one direction alone is mirrored for the other.
      flipsForRightToLeftLayoutDirection =
        entry.direction == .leftToRight
        && !contents.entries.contains { $0.direction == .rightToLeft }
      return
    }
    return nil
  }
}

extension UIImage {
  /// The picture of the image's asset that is for these traits, with what else the image is.
  func suited(to traits: UITraitCollection) -> UIImage {
    guard let variant = state.asset?.variant(for: traits), variant.picture !== state.picture else {
      return self
    }
    return UIImage(
      state.with {
        $0.picture = variant.picture
        $0.scale = variant.scale
      })
  }
}
