extension Mask {
  /// The mask blurred, on as much more room as the blur reaches.
  public func blurred(sigma: Double) -> Mask {
    blurred(sigma: sigma, kernels: .best)
  }

  func blurred(sigma: Double, kernels: BlurKernelTable) -> Mask {
    let strength = GaussianBlur.limited(sigma)
    guard strength > 0, !bounds.isEmpty else { return self }
    let reach = GaussianBlur.reach(sigma: strength)
    let grown = PixelRect(
      minX: bounds.minX - reach, minY: bounds.minY - reach,
      maxX: bounds.maxX + reach, maxY: bounds.maxY + reach)
    let source = BlurBytes(
      base: pointer(x: bounds.minX, y: bounds.minY), bytesPerRow: bounds.width,
      rect: PixelRect(x: reach, y: reach, width: bounds.width, height: bounds.height))
    return Mask(grown) { bytes in
      guard let base = bytes.baseAddress else { return }
      let target = BlurBytes(
        base: base, bytesPerRow: grown.width,
        rect: PixelRect(x: 0, y: 0, width: grown.width, height: grown.height))
      BlurPass(
        plan: BlurPlan(sigma: strength), channels: 1, edge: .clear, kernels: kernels
      ).run(from: source, to: target)
    }
  }
}
