import Foundation
import Pixels

/// The pixels of a bitmap context, made at the first drawing or the first look.
final class Canvas {
  let width: Int
  let height: Int
  let format: BitmapFormat
  let bytesPerRow: Int
  private var store: Store?
  /// What is on the pixels when they are made.
  private let ground: Ground
  /// Told when the pixels are no longer needed.
  var whenReleased: (() -> Void)?

  private enum Store {
    /// In the working format, drawn on as it is.
    case pixmap(Pixmap)
    /// Memory in the working format, whoever owns it, that is drawn on as it is.
    case rows(Memory, Surface)
    /// Memory in another format, whoever owns it, and the pixels that are drawn on for it.
    case foreign(Memory, working: Pixmap)
  }

  /// Pixels of our own, in the working format.
  init(width: Int, height: Int, ground: Ground = .clear) {
    (self.width, self.height, format) = (width, height, .bgra)
    self.ground = ground
    bytesPerRow = width * 4
  }

  /// Pixels of a format, in `data` if that is given; it must outlive the canvas.
  init(
    width: Int, height: Int, format: BitmapFormat, data: UnsafeMutableRawPointer?, bytesPerRow: Int
  ) {
    (self.width, self.height, self.format) = (width, height, format)
    ground = .clear
    self.bytesPerRow = bytesPerRow
    // A pixmap, made when it is needed, has no gaps between its rows.
    if format == .bgra, data == nil, bytesPerRow == width * 4 { return }
    let memory = Memory(data, count: bytesPerRow * height)
    let isAligned = bytesPerRow.isMultiple(of: 4) && UInt(bitPattern: data).isMultiple(of: 4)
    if format == .bgra, isAligned {
      let base = memory.base.assumingMemoryBound(to: UInt32.self)
      store = .rows(memory, Surface(base: base, rowPixels: bytesPerRow / 4, bounds: bounds))
    } else {
      store = .foreign(memory, working: Pixmap(width: width, height: height))
    }
  }

  deinit { whenReleased?() }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Whether there are any pixels yet.
  var isStored: Bool { store != nil }

  /// The bytes in the canvas's own format.
  var data: UnsafeMutableRawPointer {
    switch stored {
    case .pixmap(let pixmap): UnsafeMutableRawPointer(pixmap.surface.base)
    case .rows(let memory, _), .foreign(let memory, _): memory.base
    }
  }

  /// Calls `body` with the pixels, of which it may change those in `area`.
  func draw(in area: PixelRect, _ body: (Surface) -> Void) {
    switch stored {
    case .pixmap(let pixmap): body(pixmap.surface.clipped(to: area))
    case .rows(_, let surface): body(surface.clipped(to: area))
    case .foreign(let memory, let working):
      let surface = working.surface.clipped(to: area)
      transfer(memory, surface) { bytes, pixel in pixel.pointee = format.load(bytes) }
      body(surface)
      transfer(memory, surface) { bytes, pixel in format.store(Pixel(pixel.pointee), bytes) }
    }
  }

  /// The pixels themselves where they are our own, on which drawing goes on; else a copy.
  var pixmap: Pixmap {
    if case .pixmap(let pixmap) = stored { pixmap } else { copy() }
  }

  /// The pixels, which are no longer drawn on, where they are our own; else a copy.
  func takePixmap() -> Pixmap {
    let pixmap = pixmap
    if case .pixmap = store { store = nil }
    return pixmap
  }

  /// A copy of all pixels.
  func copy() -> Pixmap {
    let copy = Pixmap(width: width, height: height)
    draw(in: bounds) { source in
      for y in 0..<height {
        copy.surface.pointer(x: 0, y: y).update(from: source.pointer(x: 0, y: y), count: width)
      }
    }
    return copy
  }

  private var stored: Store {
    if let store { return store }
    let store = Store.pixmap(ground.pixmap(width: width, height: height))
    self.store = store
    return store
  }

  /// Goes through the pixels of a part of the working pixels and their bytes in the memory.
  private func transfer(
    _ memory: Memory, _ surface: Surface,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let area = surface.bounds
    for y in area.minY..<max(area.minY, area.maxY) {
      let bytes =
        memory.base.assumingMemoryBound(to: UInt8.self)
        + (y * bytesPerRow + area.minX * format.bytesPerPixel)
      let pixels = surface.pointer(x: area.minX, y: y)
      for x in 0..<area.width { body(bytes + x * format.bytesPerPixel, pixels + x) }
    }
  }
}

extension Canvas {
  /// Bytes that are zero at first, or the caller's.
  private final class Memory {
    let base: UnsafeMutableRawPointer
    private let isOwned: Bool

    init(_ data: UnsafeMutableRawPointer?, count: Int) {
      isOwned = data == nil
      if let data {
        base = data
      } else {
        base = .allocate(byteCount: max(1, count), alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      }
    }

    deinit {
      if isOwned { base.deallocate() }
    }
  }
}
