/// A Gaussian blur of any strength, within a level of the true one.
///
/// Weak blurs weigh all pixels within reach. Strong ones first halve the picture until its blur is
/// a weak one, and double it again afterwards: a picture without detail loses none. Halving with
/// [1 3 3 1] / 8 blurs by a variance of ¾, as doubling with the same weights does, at each level in
/// the units of the finer one; over `n` levels both sum to (4ⁿ − 1) / 2. What is left of σ², in the
/// units of the coarsest level, is done there:
///
///     σₙ² = (σ² − (4ⁿ − 1) / 2) / 4ⁿ
///
/// With σₙ ≥ 2 no frequency is left that halving could fold over others by more than ½ a level.
/// Samples keep seven bits of fraction, and all arithmetic is in integers: the same bytes come from
/// every kernel.
public enum GaussianBlur {
  /// What lies beyond the edges of a picture.
  public enum Edge: Sendable {
    /// Nothing.
    case clear
    /// The picture's outermost pixels, again and again.
    case clamp
  }

  /// Stronger blurs than this are this strong.
  public static let maximumSigma = 1024.0

  /// How many standard deviations further something can be seen after a blur: beyond, it would be
  /// less than half a level.
  public static let reach = 3.0

  /// The same in whole pixels.
  public static func reach(sigma: Double) -> Int {
    Int((reach * limited(sigma)).rounded(.up))
  }

  /// How many 256ths of a pixel lie between places at which something blurred is told apart.
  ///
  /// A blurred edge rises by 255 · 0.4 / σ levels a pixel: half a step is less than a third of a level, and
  /// what moves is found again where it was at a place like this one.
  public static func grain(sigma: Double) -> Int {
    var places = 2
    while places < 256, Double(places) * sigma < 160 { places *= 2 }
    return 256 / places
  }

  /// A strength that can be worked with: what is not a number does not blur.
  static func limited(_ sigma: Double) -> Double {
    sigma > 0 ? min(sigma, maximumSigma) : 0
  }
}
