import CProcessor

/// The loops that paint a row of a rounded rectangle's shadow.
///
/// Coverage has sixteen bits on the way, 65,535 for all of a pixel: products of two profiles lose
/// nothing that eight bits could show. Rows of coverage are worked on in blocks of sixteen, without
/// a slow end: where a count is no multiple of that, up to fifteen more are read and written.
package enum ShadowKernels {
  /// How many are worked on at once.
  package static var block: Int { 16 }

  /// Sixteen numbers of a row.
  private typealias Lanes = PixelLanes.Lanes

  /// A profile along the row times the row's own value of the profile across it.
  @inline(never)
  package static func product(
    _ target: UnsafeMutablePointer<UInt16>, _ profile: UnsafePointer<UInt16>, _ height: UInt32,
    _ count: Int
  ) {
    let factor = Lanes(repeating: UInt16(truncatingIfNeeded: height))
    var x = 0
    while x < count {
      store(PixelLanes.highProducts(load(profile + x), factor), to: target + x)
      x &+= 16
    }
  }

  /// Takes a row of a corner's table away, as far as there is something.
  @inline(never)
  package static func subtract(
    _ target: UnsafeMutablePointer<UInt16>, _ table: UnsafePointer<UInt16>, _ count: Int
  ) {
    var x = 0
    while x < count {
      store(PixelLanes.excess(load(target + x), load(table + x)), to: target + x)
      x &+= 16
    }
  }

  /// Sixteen bits to eight, rounded, times an alpha of up to 255, rounded again.
  @inline(never)
  package static func narrow(
    _ target: UnsafeMutablePointer<UInt8>, _ row: UnsafePointer<UInt16>, _ alpha: UInt32,
    _ count: Int
  ) {
    let factor = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha & 255))
    let half = SIMD8<UInt16>(repeating: 128)
    var x = 0
    while x < count {
      let value = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt16>.self)
      let byte = (value &- (value &>> 8) &+ half) &>> 8
      let sum = byte &* factor &+ half
      UnsafeMutableRawPointer(target + x).storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8), as: SIMD8<UInt8>.self)
      x &+= 8
    }
  }

  /// Black over every pixel of a row, each as strong as its byte says: the same as
  /// `SpanKernels.blendMasked` does, in less than half of the steps.
  @inline(never)
  package static func darken(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ strengths: UnsafePointer<UInt8>
  ) {
    var x = 0
    while x &+ 8 <= count {
      darken(target + x, 255 &- PixelLanes.paired(strengths + x))
      x &+= 8
    }
    while x < count {
      let strength = UInt32(strengths[x])
      target[x] = strength &<< 24 &+ PixelMath.scaled(target[x], 255 &- strength)
      x &+= 1
    }
  }

  /// Black over rows of pixels, as strong as a profile times the row's height, less what two corners
  /// lack, times an alpha: what the functions above do one after the other.
  ///
  /// The profile rises, then falls. Rows of corners have a block of zeros before and behind them.
  @inline(never)
  package static func shade(_ job: UnsafePointer<ShadeJob>) {
    let job = job.pointee
    var (left, right) = (job.left.values, job.right.values)
    var row = job.target
    var (first, end) = (0, job.width)
    var y = 0
    while y < job.height {
      // Where a few rows begin and end to be seen.
      let few = job.height &- y < 4 ? job.height &- y : 4
      let height = highest(job.heights + y, few)
      let least = height == 0 ? .max : (job.least &+ height &- 1) / height
      if job.most >= least {
        find(least, job.profile, job.width, &first, &end)
        var index = 0
        while index < few {
          shade(
            row + index &* job.stride, first, end, job, job.heights[y &+ index],
            left + index &* job.left.stride, right + index &* job.right.stride)
          index &+= 1
        }
      }
      row += few &* job.stride
      left += few &* job.left.stride
      right += few &* job.right.stride
      y &+= few
    }
  }

  @inline(__always)
  private static func highest(_ heights: UnsafePointer<UInt16>, _ count: Int) -> UInt32 {
    var most: UInt16 = 0
    var index = 0
    while index < count {
      if heights[index] > most { most = heights[index] }
      index &+= 1
    }
    return UInt32(truncatingIfNeeded: most)
  }

  /// Moves both ends to where a profile is no less than a value; somewhere it is.
  @inline(__always)
  private static func find(
    _ least: UInt32, _ profile: UnsafePointer<UInt16>, _ count: Int, _ first: inout Int,
    _ end: inout Int
  ) {
    while first > 0, UInt32(truncatingIfNeeded: profile[first &- 1]) >= least { first &-= 1 }
    while end < count, UInt32(truncatingIfNeeded: profile[end]) >= least { end &+= 1 }
    while first < end, UInt32(truncatingIfNeeded: profile[first]) < least { first &+= 1 }
    while first < end, UInt32(truncatingIfNeeded: profile[end &- 1]) < least { end &-= 1 }
    if first < end { return }
    // The profile's top is somewhere else.
    (first, end) = (0, count)
    while first < end, UInt32(truncatingIfNeeded: profile[first]) < least { first &+= 1 }
    while first < end, UInt32(truncatingIfNeeded: profile[end &- 1]) < least { end &-= 1 }
  }

  @inline(__always)
  private static func shade(
    _ target: UnsafeMutablePointer<UInt32>, _ first: Int, _ end: Int, _ job: ShadeJob,
    _ height: UInt16, _ left: UnsafePointer<UInt16>, _ right: UnsafePointer<UInt16>
  ) {
    let alpha = Lanes(repeating: UInt16(truncatingIfNeeded: job.alpha & 255))
    let factor = Lanes(repeating: height)
    let half = Lanes(repeating: 128)
    var x = first
    while x < end {
      // At the end of the columns, sixteen have some of the ones before among them, which are left
      // alone then.
      let place = x &+ block <= job.width || job.width < block ? x : job.width &- block
      var value = PixelLanes.highProducts(load(job.profile + place), factor)
      if place &+ block > job.left.start, place < job.left.end {
        value = PixelLanes.excess(value, load(left + (place &- job.left.start)))
      }
      if place &+ block > job.right.start, place < job.right.end {
        value = PixelLanes.excess(value, load(right + (place &- job.right.start)))
      }
      let byte = (value &- (value &>> 8) &+ half) &>> 8
      var strength = PixelLanes.product(byte, alpha)
      if place < x { strength = emptied(strength, x &- place) }
      if place &+ block <= job.width {
        let rest = 255 &- strength
        darken(target + place, lanes_of_lower(rest))
        darken(target + (place &+ 8), lanes_of_upper(rest))
      } else {
        darkenFew(target + place, job.width &- place, strength)
      }
      x = place &+ block
    }
  }

  /// The numbers with the first few of them 0.
  @inline(__always)
  private static func emptied(_ values: Lanes, _ count: Int) -> Lanes {
    let columns = SIMD16<UInt16>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let first = Lanes(repeating: UInt16(truncatingIfNeeded: count))
    return values.replacing(with: Lanes(repeating: 0), where: columns .< first)
  }

  /// Black over eight pixels, of which a rest is seen.
  @inline(__always)
  private static func darken(_ target: UnsafeMutablePointer<UInt32>, _ rest: Lanes) {
    PixelLanes.store(PixelLanes.darkened(PixelLanes.load(target), rest), target)
  }

  @inline(__always)
  private static func darkenFew(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ strength: Lanes
  ) {
    var x = 0
    while x < count {
      let own = UInt32(truncatingIfNeeded: strength[x])
      target[x] = own &<< 24 &+ PixelMath.scaled(target[x], 255 &- own)
      x &+= 1
    }
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<UInt16>) -> Lanes {
    UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func load(_ place: UnsafeMutablePointer<UInt16>) -> Lanes {
    UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(_ value: Lanes, to place: UnsafeMutablePointer<UInt16>) {
    UnsafeMutableRawPointer(place).storeBytes(of: value, as: Lanes.self)
  }

  /// Adds a row times a factor to another: a step of building a corner's table.
  @inline(never)
  package static func accumulate(
    _ target: UnsafeMutablePointer<Float>, _ source: UnsafePointer<Float>, _ factor: Float,
    _ count: Int
  ) {
    var x = 0
    while x < count {
      target[x] += source[x] * factor
      x &+= 1
    }
  }

  /// Mixes a row of a corner's table from those of whole pixels: a step of moving it by a part of one.
  @inline(never)
  package static func mix(_ job: UnsafePointer<CornerJob>) {
    let (target, source, above) = (job.pointee.target, job.pointee.source, job.pointee.above)
    let (count, right, down) = (job.pointee.count, job.pointee.right, job.pointee.down)
    var x = 0
    while x < count {
      let here = UInt32(source[x]) &* (256 &- right)
      let mixed = here &+ UInt32(source[x &- 1]) &* right
      let value = mixed &* (256 &- down) &+ above[x] &* down &+ 32_768
      target[x] = UInt16(truncatingIfNeeded: value &>> 16)
      above[x] = mixed
      x &+= 1
    }
  }
}
