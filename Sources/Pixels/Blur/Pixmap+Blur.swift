extension Pixmap {
  /// The picture blurred, all channels alike; it stays as large as it is.
  public func blurred(sigma: Double, edge: GaussianBlur.Edge) -> Pixmap {
    blurred(sigma: sigma, edge: edge, kernels: .best)
  }

  func blurred(sigma: Double, edge: GaussianBlur.Edge, kernels: BlurKernelTable) -> Pixmap {
    let strength = GaussianBlur.limited(sigma)
    guard strength > 0 else { return copy() }
    let result = Pixmap(width: width, height: height)
    BlurPass(plan: BlurPlan(sigma: strength), channels: 4, edge: edge, kernels: kernels)
      .run(from: blurBytes, to: result.blurBytes)
    return result
  }

  /// Blurs the picture itself, all channels alike.
  public func blur(sigma: Double, edge: GaussianBlur.Edge, bands: RowBands = .one) {
    let strength = GaussianBlur.limited(sigma)
    guard strength > 0 else { return }
    let pass = BlurPass(
      plan: BlurPlan(sigma: strength), channels: 4, edge: edge, kernels: .best, bands: bands)
    if pass.isDoneInPlace { return pass.run(from: blurBytes, to: blurBytes) }
    let result = Pixmap(width: width, height: height)
    pass.run(from: blurBytes, to: result.blurBytes)
    surface.base.update(from: result.surface.base, count: width * height)
    withExtendedLifetime(result) {}
  }

  private var blurBytes: BlurBytes {
    BlurBytes(
      base: UnsafeMutableRawPointer(surface.base).assumingMemoryBound(to: UInt8.self),
      bytesPerRow: width * 4, rect: bounds)
  }
}
