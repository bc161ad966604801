extension CGColorSpace {
  /// The space in which Core Animation blends gradients in the pictures that it draws into contexts: the
  /// plain power of 1.8 of old displays. Components beyond 0…1 are colours, as sRGB's pure red is there.
  package static let genericRGB = CGColorSpace(
    name: "kCGColorSpaceGenericRGB", encoding: .rgb(.gamma(1.8), .generic), isExtended: true)
}
