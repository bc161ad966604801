import CoreGraphics
import Pixels
import RenderTree

extension Pictures {
  /// The blurred coverage of something in a plane that is seen in perspective; nil where nothing of
  /// it can be seen.
  ///
  /// The blur is as wide everywhere, that of the middle. A picture lies where it lies on the device,
  /// and is made anew when the plane moves.
  func shadow(
    of source: Source, in extent: CGRect, through context: FlattenContext, sigma: Double,
    canvas: PixelRect, depth: Int
  ) -> PlacedMask? {
    let reach = GaussianBlur.reach(sigma: sigma)
    guard let lens = context.lens, let place = PicturePlace(.identity),
      let area = PictureArea(
        context.box(around: extent).pixels, of: place, canvas: canvas, margin: reach + 1,
        blur: sigma, sharpness: PictureArea.shadowSharpness)
    else { return nil }
    let key = Key(
      subject: source.subject, map: .identity, lens: lens.map, area: area, sigma: sigma,
      depth: depth)
    return placed(key, source, x: area.rect.minX, y: area.rect.minY) {
      var inside = FlattenContext(map: context.map, clip: area.size, shadows: depth)
      inside.set(
        lens.map.concatenating(Homography(area.map(from: place))), around: extent)
      return self.coverage(of: source, in: inside)
    }
  }
}
