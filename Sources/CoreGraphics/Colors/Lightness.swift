/// How light colours are.
package enum Lightness {
  /// What red, green and blue of sRGB add to the light that is seen.
  package static let weights = SIMD3(0.2126, 0.7152, 0.0722)
}
