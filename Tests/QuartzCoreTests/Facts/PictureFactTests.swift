import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import RenderServer
import Testing

/// What was measured of the pictures that Apple's layers draw into contexts, each with its number.
@Suite struct PictureFactTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func layer<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ color: CGColor? = nil)
    -> Layer
  {
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func drawn(_ width: Int, _ height: Int, _ layer: CALayer) throws -> [[UInt32]] {
    let context = CGContext(width: width, height: height, scale: 1, pointsDown: true)
    layer.render(in: context)
    let data = try #require(context.makeImage()?.dataProvider?.data) as Data
    let stride = data.count / height
    return (0..<height).map { y in
      (0..<width).map { x in
        (0..<4).reduce(0) {
          $0 | UInt32(data[data.startIndex + y * stride + x * 4 + $1]) << (8 * UInt32($1))
        }
      }
    }
  }

  /// The same as the compositor shows it.
  private func shown(_ width: Int, _ height: Int, _ layer: CALayer) throws -> [[UInt32]] {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(
      Frame(root: layer.commitTree().root, canvas: CanvasSize(width: width, height: height)))
    let pixels = try #require(renderer.pixmap)
    return (0..<height).map { y in (0..<width).map { pixels[$0, y].value } }
  }

  @Test("F72 a shadow in a picture ends at twice its radius", arguments: [true, false])
  func shadowEnd(isPlain: Bool) throws {
    let root = layer(CALayer(), CGRect(x: 0, y: 0, width: 200, height: 40))
    let caster = layer(CALayer(), CGRect(x: 40, y: 0, width: 80, height: 40), red)
    // Beyond its shape the shadow is that of what it shows.
    if !isPlain {
      caster.addSublayer(layer(CALayer(), CGRect(x: -10, y: 0, width: 90, height: 40), red))
    }
    caster.shadowOpacity = 1
    caster.shadowOffset = CGSize(width: 20, height: 0)
    caster.shadowRadius = 5
    root.addSublayer(caster)
    let row = try drawn(200, 40, root)[20]
    #expect(row[149] != 0)
    #expect(row[150...].allSatisfy { $0 == 0 })
    // The compositor's goes on as far as a Gaussian can be seen.
    #expect(try shown(200, 40, root)[20][151] != 0)
  }

  @Test("F72 a shadow in a picture ends with what is drawn anew") func shadowEndScaled() throws {
    let root = layer(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let caster = layer(CALayer(), CGRect(x: 40, y: 40, width: 20, height: 20), red)
    caster.shadowOpacity = 1
    caster.shadowOffset = .zero
    caster.shadowRadius = 4
    caster.cornerRadius = 6
    root.addSublayer(caster)
    let rows = try drawn(100, 100, root)
    for (place, row) in rows.enumerated() where !(32..<68).contains(place) {
      #expect(row.allSatisfy { $0 == 0 }, "\(place)")
    }
    #expect(rows[32][50] != 0 && rows[67][50] != 0)
    for radius in [CGFloat.nan, .infinity, -3] {
      caster.shadowRadius = radius
      #expect(try drawn(100, 100, root)[50][50] == 0xFFFF_0000)
    }
  }

  @Test("F72 a picture shows of a transform layer what the screen does not") func transformLayer()
    throws
  {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let root = layer(CALayer(), CGRect(x: 0, y: 0, width: 4, height: 2))
    let space = layer(CATransformLayer(), CGRect(x: 1, y: 0, width: 2, height: 2), red)
    space.addSublayer(layer(CALayer(), CGRect(x: 1, y: 0, width: 2, height: 1), blue))
    root.addSublayer(space)
    let (r, b): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(try drawn(4, 2, root) == [[0, r, b, b], [0, r, r, 0]])
    #expect(try shown(4, 2, root) == [[0, 0, b, b], [0, 0, 0, 0]])
    space.masksToBounds = true
    #expect(try drawn(4, 2, root) == [[0, r, b, 0], [0, r, r, 0]])
    #expect(try shown(4, 2, root) == [[0, 0, b, b], [0, 0, 0, 0]])
    space.backgroundColor = nil
    space.borderWidth = 1
    space.borderColor = red
    #expect(try drawn(4, 2, root) == [[0, r, r, 0], [0, r, r, 0]])
    #expect(try shown(4, 2, root) == [[0, 0, b, b], [0, 0, 0, 0]])
  }

  @Test("F72 a gradient layer's contents lie over its gradient") func contentsOfGradient() throws {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let context = CGContext(width: 1, height: 1, scale: 1)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let picture: CGImage = try #require(context.makeImage())
    let gradient = layer(CAGradientLayer(), CGRect(x: 0, y: 0, width: 3, height: 1))
    gradient.colors = [red, red]
    let (r, b): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(try shown(3, 1, gradient) == [[r, r, r]])
    gradient.contents = picture
    gradient.contentsGravity = .center
    #expect(try drawn(3, 1, gradient) == [[r, b, r]])
    #expect(try shown(3, 1, gradient) == [[r, b, r]])
    gradient.addSublayer(layer(CALayer(), CGRect(x: 1, y: 0, width: 2, height: 1), red))
    #expect(try shown(3, 1, gradient) == [[r, r, r]])
    gradient.sublayers = nil
    gradient.contents = nil
    #expect(try shown(3, 1, gradient) == [[r, r, r]])
    gradient.contents = picture
    #expect(try shown(3, 1, gradient) == [[r, b, r]])
    gradient.colors = nil
    #expect(try shown(3, 1, gradient) == [[0, b, 0]])
  }

  @Test("F52 pictures blend gradients in the generic space, the compositor in the display's")
  func gradientSpace() throws {
    func color(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> CGColor {
      CGColor(red: r / 255, green: g / 255, blue: b / 255, alpha: 1)
    }
    let gradient = layer(CAGradientLayer(), CGRect(x: 0, y: 0, width: 1000, height: 1))
    gradient.colors = [color(63, 233, 0), color(255, 208, 148)]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    func bytes(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 255) } }
    func distance(_ pixel: UInt32, _ color: [Int]) -> Int {
      zip(bytes(pixel), color).map { abs($0 - $1) }.max() ?? 255
    }
    let (picture, screen) = (try drawn(1000, 1, gradient)[0], try shown(1000, 1, gradient)[0])
    for (blended, measured) in [
      ([89, 230, 20], [96, 229, 27]), ([180, 218, 90], [190, 218, 100]),
    ] {
      let place = try #require(screen.firstIndex { distance($0, blended) == 0 })
      #expect(distance(picture[place], measured) <= 2, "\(measured)")
    }
    #expect(distance(picture[0], [63, 233, 0]) <= 1)
    #expect(distance(picture[999], [255, 208, 148]) <= 1)
  }

  @Test("F49 strokes that cross add up, on the screen and in pictures") func crossingStrokes()
    throws
  {
    let shape = layer(CAShapeLayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 10.25))
    path.addLine(to: CGPoint(x: 18, y: 10.25))
    path.move(to: CGPoint(x: 10.25, y: 2))
    path.addLine(to: CGPoint(x: 10.25, y: 18))
    shape.path = path
    shape.fillColor = nil
    shape.lineWidth = 0.5
    shape.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    for rows in [try shown(20, 20, shape), try drawn(20, 20, shape)] {
      #expect(rows[10][5] >> 24 == 128 && rows[5][10] >> 24 == 128)
      #expect(rows[10][10] >> 24 == 255)
    }
  }
}
