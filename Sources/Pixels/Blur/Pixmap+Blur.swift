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

  private var blurBytes: BlurBytes {
    BlurBytes(
      base: UnsafeMutableRawPointer(surface.base).assumingMemoryBound(to: UInt8.self),
      bytesPerRow: width * 4, rect: bounds)
  }
}
