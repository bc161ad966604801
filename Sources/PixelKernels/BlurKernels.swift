import CProcessor

/// The loops of a blur: convolving, halving and doubling rows of samples.
///
/// A sample is a channel's value times 128 in 16 bits, so that the sum of two fits. For the rules
/// of this module see `SpanKernels`.
package enum BlurKernels {
  /// Samples that are written.
  package typealias Target = UnsafeMutablePointer<UInt16>
  /// Samples that are read.
  package typealias Source = UnsafePointer<UInt16>

  /// How many samples are worked on at once: with the rows around them they stay in the first cache.
  private static let strip = 512

  /// Weighs the samples around each sample.
  ///
  /// The weights, the middle one first, sum to 2¹⁵; that of the middle counts twice, since the
  /// others weigh the sum of two samples. Each product loses a fraction, half a unit on average,
  /// which the start of the sum gives back.
  @inline(never)
  package static func convolve(_ job: UnsafePointer<ConvolveJob>) {
    let job = job.pointee
    var begin = 0
    while begin < job.count {
      let length = job.count &- begin < strip ? job.count &- begin : strip
      convolveStrip(
        job.target + begin, job.source + begin, length, job.step, job.weights, job.reach)
      begin &+= strip
    }
  }

  @inline(__always)
  private static func convolveStrip(
    _ target: Target, _ source: Source, _ count: Int, _ step: Int,
    _ weights: UnsafePointer<UInt16>, _ reach: Int
  ) {
    var x = 0
    let middle = weights[0]
    let lost = UInt16(truncatingIfNeeded: (reach &+ 1) / 2)
    while x < count {
      target[x] = lost &+ share(source[x] &+ source[x], middle)
      x &+= 1
    }
    var tap = 1
    while tap < reach {
      convolvePairs(target, source, count, tap &* step, step, weights[tap], weights[tap &+ 1])
      tap &+= 2
    }
    if tap == reach {
      let (before, after) = (source - tap &* step, source + tap &* step)
      let weight = weights[tap]
      x = 0
      while x < count {
        target[x] = target[x] &+ share(before[x] &+ after[x], weight)
        x &+= 1
      }
    }
  }

  /// Adds two pairs of taps, `distance` and one step more away.
  @inline(__always)
  private static func convolvePairs(
    _ target: Target, _ source: Source, _ count: Int, _ distance: Int, _ step: Int,
    _ nearer: UInt16, _ farther: UInt16
  ) {
    let (before, after) = (source - distance, source + distance)
    let (first, last) = (before - step, after + step)
    var x = 0
    while x < count {
      let near = share(before[x] &+ after[x], nearer)
      let far = share(first[x] &+ last[x], farther)
      target[x] = target[x] &+ (near &+ far)
      x &+= 1
    }
  }

  /// `a · b / 2¹⁶`, rounded down.
  @inline(__always)
  private static func share(_ a: UInt16, _ b: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
  }
}

// Bytes to samples and back.
extension BlurKernels {
  /// Samples of bytes, which are a channel's values.
  @inline(never)
  package static func widen(_ target: Target, _ source: UnsafePointer<UInt8>, _ count: Int) {
    var x = 0
    while x < count {
      target[x] = UInt16(source[x]) &<< 7
      x &+= 1
    }
  }

  /// The nearest bytes of samples, of which none may stand for more than 255.
  @inline(never)
  package static func narrow(_ target: UnsafeMutablePointer<UInt8>, _ source: Source, _ count: Int)
  {
    var x = 0
    while x < count {
      target[x] = UInt8(truncatingIfNeeded: (source[x] &+ 64) &>> 7)
      x &+= 1
    }
  }
}
