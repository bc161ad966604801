extension Pixmap {
  /// The pixels of samples; bytes that are missing at the end count as 0.
  ///
  /// Colours that are premultiplied and greater than their alpha are cut to it. `meaning` has a
  /// range for each colour where it has ranges.
  public convenience init(
    samples: UnsafeRawBufferPointer, layout: SampleLayout, meaning: SampleMeaning = SampleMeaning()
  ) {
    self.init(width: layout.width, height: layout.height)
    let used = layout.usedRowBytes
    // A row of which bytes are missing is read from here.
    let spare = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: used)
    defer { spare.deallocate() }
    guard let spareBytes = spare.baseAddress else { return }
    for y in 0..<layout.height {
      let start = min(y * layout.rowBytes, samples.count)
      let present = min(used, samples.count - start)
      var bytes = UnsafePointer(spareBytes)
      if present == used, let base = samples.baseAddress {
        bytes = (base + start).assumingMemoryBound(to: UInt8.self)
      } else {
        spare.update(repeating: 0)
        for index in 0..<present { spareBytes[index] = samples[start + index] }
      }
      read(SampleRow(bytes: bytes, layout: layout), y: y, meaning: meaning)
    }
  }

  private func read(_ row: SampleRow, y: Int, meaning: SampleMeaning) {
    let target = surface.pointer(x: 0, y: y)
    let layout = row.layout
    if !meaning.isPlain {
      row.convert(meaning: meaning, into: target)
    } else if layout.sampleBits == 8, layout.colors == 3, layout.alpha != .only {
      row.convertBytes(into: target)
    } else {
      row.convert(into: target)
    }
  }
}

extension SampleRow {
  /// Pixels of RGB with 8 bits a sample, which is what most pictures are.
  fileprivate func convertBytes(into target: UnsafeMutablePointer<UInt32>) {
    let step = layout.pixelBits >> 3
    let swap = layout.order.rawValue
    let first = layout.firstColor
    let alphaSample = layout.alphaSample
    let isPremultiplied = layout.isPremultiplied
    for x in 0..<layout.width {
      let start = x * step
      let red = UInt32(bytes[(start + first) ^ swap])
      let green = UInt32(bytes[(start + first + 1) ^ swap])
      let blue = UInt32(bytes[(start + first + 2) ^ swap])
      guard let alphaSample else {
        target[x] = 0xFF00_0000 | red << 16 | green << 8 | blue
        continue
      }
      let alpha = UInt32(bytes[(start + alphaSample) ^ swap])
      if isPremultiplied {
        target[x] =
          alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
      } else {
        target[x] =
          alpha << 24 | Pixel.product(red, alpha) << 16 | Pixel.product(green, alpha) << 8
          | Pixel.product(blue, alpha)
      }
    }
  }
}
