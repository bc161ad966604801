import CoreGraphics
import Pixels
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// No pixel of an image depends on tiles, threads, damage, what hides it, or what was kept of it.
@Suite struct ImageInvarianceTests {
  private static let side = 120

  @Test(arguments: 0..<24)
  func pixelsOfImagesDoNotDependOnTheTileSize(seed: UInt64) throws {
    var page = ImagePage(seed: seed, side: Double(Self.side))
    let root = page.root(of: 14)
    let whole = try #require(
      picture(root, side: Self.side, tileSize: TileSize(width: 128, height: 128)))
    // In tiles of one pixel nothing is hidden row by row.
    for (width, height) in [(1, 1), (7, 5), (64, 32), (256, 32)] {
      let size = TileSize(width: width, height: height)
      let tiled = try #require(picture(root, side: Self.side, tileSize: size))
      #expect(tiled == whole, "\(width) × \(height): \(root.dump())")
    }
  }

  @Test(arguments: 30..<36)
  func pixelsOfImagesDoNotDependOnTheNumberOfThreads(seed: UInt64) throws {
    var page = ImagePage(seed: seed, side: 400)
    let root = page.root(of: 60)
    let size = TileSize(width: 64, height: 16)
    let alone = try #require(picture(root, side: 400, tileSize: size))
    for threads in [2, 3] {
      #expect(picture(root, side: 400, tileSize: size, threads: threads) == alone)
    }
  }

  /// The second and third pictures of the same are of copies, which the first has none of.
  @Test(arguments: 50..<66)
  func repaintingImagesGivesTheSameAsPaintingThemForTheFirstTime(seed: UInt64) throws {
    var page = ImagePage(seed: seed, side: Double(Self.side))
    let renderer = Renderer(threads: 1, tileSize: TileSize(width: 32, height: 8))
    var layers = page.layers(14)
    for step in 0..<24 {
      let root = page.root(layers)
      let fresh = try #require(picture(root, side: Self.side))
      for round in 0..<3 {
        if round > 0 { renderer.invalidate() }
        _ = renderer.render(frame(root, side: Self.side))
        #expect(renderer.pixmap == fresh, "round \(round): \(root.dump())")
        if renderer.pixmap != fresh { return }
      }
      layers[step % layers.count] = page.layer(UInt64(step % layers.count + 2))
    }
  }

  @Test func whatWholePixelsMoveKeepsItsPixels() throws {
    var random = SplitMix(seed: 4)
    let image = CGImage(ImagePage.noise(&random, 90, 70, isOpaque: true))
    for round in 0..<60 {
      let (x, y) = (random.number(10...20), random.number(10...20))
      let size = CGSize(width: random.number(10...60), height: random.number(10...60))
      func node(_ dx: Double, _ dy: Double) -> RenderNode {
        layer(
          x + dx, y + dy, size.width, size.height,
          content: .image(ImageContent(image, frame: CGRect(origin: .zero, size: size))))
      }
      let (dx, dy) = (random.below(20), random.below(20))
      let first = try #require(picture(node(0, 0)))
      let second = try #require(picture(node(Double(dx), Double(dy))))
      var differing = 0
      for row in 0..<80 {
        for column in 0..<80 where first[column, row] != second[column + dx, row + dy] {
          differing += 1
        }
      }
      #expect(differing == 0, "\(round): \(x), \(y), \(size) by \(dx), \(dy)")
    }
  }

  /// One thing in a mask is drawn in the mask's shape; beside another it goes through a group.
  @Test func aSingleImageInARoundMaskNeedsNoGroupAndLooksTheSame() throws {
    var random = SplitMix(seed: 5)
    for round in 0..<40 {
      let image = CGImage(ImagePage.noise(&random, 60, 50, isOpaque: round % 2 == 0))
      let (x, y) = (random.number(2...20), random.number(2...20))
      let (width, height) = (random.number(30...60), random.number(30...60))
      let frame = CGRect(
        x: -random.number(1...9), y: -random.number(1...9), width: width + 20, height: height + 20)
      let content = Paint.Content.image(
        ImageContent(image, frame: CGRect(origin: .zero, size: frame.size)))
      // Faded twice, as by the image's opacity and by the mask, it is rounded twice.
      let opacity: Float = round % 3 == 0 ? 0.6 : 1
      let child = layer(
        id: 2, frame.minX, frame.minY, frame.width, frame.height, content: content,
        opacity: opacity)
      let dot = layer(id: 3, 14, 14, 2, 2, color: red)
      func clip(_ children: [RenderNode]) -> RenderNode {
        layer(
          x, y, width, height, radius: random.number(3...14), masks: true, children)
      }
      var copy = random
      let single = clip([child])
      random = copy
      let several = clip([child, dot])
      copy = random
      #expect(commands(single).contains("group") == (opacity < 1), "\(single.dump())")
      #expect(commands(several).contains("group"))
      let (one, two) = (try #require(picture(single)), try #require(picture(several)))
      let hole = PixelRect(x: Int(x) + 13, y: Int(y) + 13, width: 5, height: 5)
      var differing = 0
      for row in 0..<100 {
        for column in 0..<100 where one[column, row] != two[column, row] {
          let pixel = PixelRect(x: column, y: row, width: 1, height: 1)
          if !hole.contains(pixel) { differing += 1 }
        }
      }
      #expect(differing == 0, "\(single.dump())")
    }
  }

  /// At sides that it shares with its mask an image is as strong as a colour.
  @Test func sidesOfMasksFadeImagesOnce() throws {
    let even = Pixmap(width: 40, height: 40)
    even.surface.replace(PixelRect(x: 0, y: 0, width: 40, height: 40), with: Pixel(0xFFFF_0000))
    let image = CGImage(even)
    var random = SplitMix(seed: 6)
    for isContinuous in [false, true] {
      for _ in 0..<20 {
        let (x, y) = (random.number(2...20), random.number(2...20))
        let (width, height) = (random.number(30...60), random.number(30...60))
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let content = Paint.Content.image(ImageContent(image, frame: frame))
        func card(_ content: Paint.Content?, _ color: CGColor?, _ children: [RenderNode])
          -> RenderNode
        {
          layer(
            x, y, width, height, color: color, radius: 7, content: content, masks: true,
            smooth: isContinuous, children)
        }
        let right = try #require(picture(card(nil, red, [])))
        for other in [
          card(content, nil, []),
          card(nil, nil, [layer(id: 2, 0, 0, width, height, content: content)]),
        ] {
          #expect(try #require(picture(other)).distance(to: right) <= 1, "\(other.dump())")
        }
      }
    }
  }
}

/// Pages of images: in all sizes and places, turned, flipped, in parts, faded, in masks.
struct ImagePage {
  private var random: SplitMix
  private let side: Double
  private let images: [CGImage]

  init(seed: UInt64, side: Double) {
    var random = SplitMix(seed: seed)
    self.side = side
    images = [(64, 48), (31, 90), (200, 150), (8, 8), (3, 40)].enumerated().map { index, size in
      CGImage(Self.noise(&random, size.0, size.1, isOpaque: index % 2 == 0))
    }
    self.random = random
  }

  static func noise(_ random: inout SplitMix, _ width: Int, _ height: Int, isOpaque: Bool) -> Pixmap
  {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : random.below(256)
        let bytes = (0..<3).map { _ in UInt32(random.below(alpha + 1)) }
        pixmap.surface.pointer(x: x, y: y).pointee =
          UInt32(alpha) << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
      }
    }
    return pixmap
  }

  mutating func root(of count: Int) -> RenderNode { root(layers(count)) }

  func root(_ layers: [RenderNode]) -> RenderNode {
    RenderServerTests.layer(0, 0, side, side, color: green, layers)
  }

  mutating func layers(_ count: Int) -> [RenderNode] {
    (0..<count).map { layer(UInt64($0 + 2)) }
  }

  mutating func layer(_ id: UInt64) -> RenderNode {
    let image = images[random.below(images.count)]
    let (width, height) = (random.number(4...side * 0.7), random.number(4...side * 0.7))
    var content = ImageContent(
      image, frame: CGRect(x: 0, y: 0, width: width, height: height),
      sampling: [.linear, .linear, .trilinear, .nearest][random.below(4)])
    if random.oneIn(4) {
      content.part = CGRect(x: random.number(-0.2...0.5), y: 0.1, width: 0.6, height: 0.8)
    }
    if random.oneIn(5) { content.center = CGRect(x: 0.3, y: 0.2, width: 0.4, height: 0.5) }
    if random.oneIn(4) {
      content.frame = CGRect(x: -5, y: random.number(-9...3), width: width + 9, height: height + 7)
    }
    var map = CGAffineTransform.identity
    switch random.below(5) {
    case 0: map = CGAffineTransform(rotationAngle: random.number(0...6))
    case 1:
      map = CGAffineTransform(scaleX: random.oneIn(2) ? -1 : 0.7, y: random.oneIn(2) ? -1 : 1.3)
    case 2: map = CGAffineTransform(rotationAngle: .pi / 2)
    default: break
    }
    let (x, y) = (random.number(-10...side), random.number(-10...side))
    let masks = random.oneIn(2)
    let radius = random.oneIn(2) ? random.number(2...12) : 0
    let opacity: Float = random.oneIn(4) ? 0.6 : 1
    guard random.oneIn(3) else {
      return RenderServerTests.layer(
        id: id, x, y, width, height, radius: radius, content: .image(content), opacity: opacity,
        masks: masks, smooth: random.oneIn(6), transform: map)
    }
    // In a mask around it that is as large, or smaller.
    let inset = random.oneIn(2) ? 0 : random.number(0...5)
    return RenderServerTests.layer(
      id: id, x, y, width - 2 * inset, height - 2 * inset, radius: radius, opacity: opacity,
      masks: true, transform: map,
      [
        RenderServerTests.layer(
          id: id + 1_000, -inset, -inset, width, height, content: .image(content))
      ])
  }
}
