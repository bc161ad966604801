import Synchronization

/// An image and its halved copies, which are made when they are first asked for.
///
/// Copies are halved across and down independently: an image that is drawn flat is not blurred in
/// the direction that keeps its size. The image must not change any more.
public final class ImagePyramid: Sendable {
  public let image: Pixmap
  private let levels = Mutex<[Level: Pixmap]>([:])
  /// Nil until somebody asks.
  private let survey = Mutex<(isOpaque: Bool, ink: PixelRect)?>(nil)

  private struct Level: Hashable {
    let across: Int
    let down: Int
  }

  public init(_ image: Pixmap) {
    self.image = image
  }

  /// What the image and its copies take.
  public var byteCount: Int {
    levels.withLock { levels in
      levels.values.reduce(image.width * image.height) { $0 + $1.width * $1.height } * 4
    }
  }

  /// Whether every pixel of the image is opaque.
  public var isOpaque: Bool { surveyed.isOpaque }

  /// All pixels of the image that are not clear lie in it; the empty one where there are none.
  public var ink: PixelRect { surveyed.ink }

  private var surveyed: (isOpaque: Bool, ink: PixelRect) {
    survey.withLock { survey in
      if let survey { return survey }
      let isOpaque = image.isOpaque
      let found = (isOpaque, isOpaque ? image.surface.bounds : image.ink)
      survey = found
      return found
    }
  }

  /// The image halved so many times; one that has a single pixel left is not halved further.
  func level(across: Int, down: Int) -> (image: Pixmap, across: Int, down: Int) {
    let across = min(max(across, 0), Self.halvings(of: image.width))
    let down = min(max(down, 0), Self.halvings(of: image.height))
    let copy = levels.withLock { levels in
      Self.made(Level(across: across, down: down), from: image, in: &levels)
    }
    return (copy, across, down)
  }

  private static func made(
    _ level: Level, from image: Pixmap, in levels: inout [Level: Pixmap]
  ) -> Pixmap {
    if level.across == 0, level.down == 0 { return image }
    if let known = levels[level] { return known }
    let finer = Level(across: max(0, level.across - 1), down: max(0, level.down - 1))
    let made = made(finer, from: image, in: &levels)
      .halved(across: level.across > finer.across, down: level.down > finer.down)
    levels[level] = made
    return made
  }

  private static func halvings(of side: Int) -> Int {
    var (side, count) = (side, 0)
    while side > 1 {
      side = (side + 1) / 2
      count += 1
    }
    return count
  }

  /// How often to halve for a map: until a pixel that is drawn takes no more than 1.4 of the image's
  /// pixels along each side.
  static func level(for map: SourceMap) -> (across: Int, down: Int) {
    func halvings(_ x: Double, _ y: Double) -> Int {
      var (square, count) = (x * x + y * y, 0)
      while square > 2, count < 14 {
        square /= 4
        count += 1
      }
      return count
    }
    return (halvings(map.a, map.c), halvings(map.b, map.d))
  }
}

extension Pixmap {
  /// Half as many pixels along one side or both; each is the mean of those it stands for, the last
  /// one of an odd number being alone.
  func halved(across: Bool, down: Bool, choice: KernelChoice = .best) -> Pixmap {
    let half = Pixmap(
      width: across ? (width + 1) / 2 : width, height: down ? (height + 1) / 2 : height)
    let kernels = choice.sources
    for y in 0..<half.height {
      let top = surface.pointer(x: 0, y: down ? 2 * y : y)
      let bottom = surface.pointer(x: 0, y: down ? min(2 * y + 1, height - 1) : y)
      let target = half.surface.pointer(x: 0, y: y)
      guard across else {
        kernels.halveDown(target, top, bottom, width)
        continue
      }
      kernels.halve(target, top, bottom, width / 2)
      if width & 1 == 1 {
        kernels.halveDown(target + width / 2, top + width - 1, bottom + width - 1, 1)
      }
    }
    return half
  }
}
