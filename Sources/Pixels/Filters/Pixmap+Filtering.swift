extension Pixmap {
  /// Blurs the picture itself, all channels alike.
  public func blur(sigma: Double, edge: GaussianBlur.Edge) {
    guard GaussianBlur.limited(sigma) > 0 else { return }
    let result = blurred(sigma: sigma, edge: edge)
    surface.base.update(from: result.surface.base, count: width * height)
    withExtendedLifetime(result) {}
  }
}
