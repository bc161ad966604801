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
        blur: sigma)
    else { return nil }
    let key = Key(
      subject: source.subject, map: .identity, lens: lens.map, area: area, sigma: sigma,
      depth: depth)
    let content = content(for: key, from: source) {
      var inside = FlattenContext(map: context.map, clip: area.size, shadows: depth)
      inside.set(
        lens.map.concatenating(Homography(area.map(from: place))), around: extent)
      let blurred = self.coverage(of: source, in: inside)
        .blurred(sigma: sigma / Double(1 << area.halvings))
      guard area.halvings > 0 else { return .mask(blurred) }
      let visible = canvas.moved(by: -area.rect.minX, -area.rect.minY)
      return .mask(blurred.doubled(times: area.halvings, showing: visible))
    }
    guard case .mask(let mask) = content else { return nil }
    return PlacedMask(mask: mask, x: area.rect.minX, y: area.rect.minY)
  }
}
