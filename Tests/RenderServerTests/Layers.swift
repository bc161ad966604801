import CoreGraphics
import Pixels
import RenderTree

@testable import RenderServer

// Short ways to write scenes in tests.

/// A node at a place, with its own space beginning at its corner.
func layer(
  id: UInt64 = 1, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  color: CGColor? = nil, radius: Double = 0, border: Paint.Border? = nil,
  content: Paint.Content? = nil, opacity: Float = 1, masks: Bool = false,
  fadesAsGroup: Bool = true, softEdges: Bool = true, smooth: Bool = false, extras: Extras? = nil,
  transform: CGAffineTransform = .identity,
  _ children: [RenderNode] = []
) -> RenderNode {
  RenderNode(
    id: id,
    geometry: Geometry(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: transform.concatenating(CGAffineTransform(translationX: x, y: y))),
    paint: Paint(
      background: color, content: content, border: border,
      corners: Corners(radius: radius, isContinuous: smooth)),
    effect: Effect(
      opacity: opacity, masksToBounds: masks, fadesAsGroup: fadesAsGroup, hasSoftEdges: softEdges,
      extras: extras),
    children: children)
}

/// A node that is mapped in space, with the corner of its own space at a place.
func layer(
  id: UInt64 = 1, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  color: CGColor? = nil, radius: Double = 0, border: Paint.Border? = nil,
  content: Paint.Content? = nil, opacity: Float = 1, masks: Bool = false, space map: Matrix4,
  children childMap: Matrix4? = nil, keepsDepth: Bool = false, isDoubleSided: Bool = true,
  flips: Bool = false, _ children: [RenderNode] = []
) -> RenderNode {
  RenderNode(
    id: id,
    geometry: Geometry(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      space: Space(
        map: map.about(width / 2, height / 2, 0)
          .concatenating(Matrix4(translationX: x, y: y, z: 0)),
        childMap: childMap?.about(width / 2, height / 2, 0), keepsDepth: keepsDepth,
        isDoubleSided: isDoubleSided, flipsChildren: flips)),
    paint: Paint(
      background: color, content: content, border: border, corners: Corners(radius: radius)),
    effect: Effect(opacity: opacity, masksToBounds: masks), children: children)
}

extension Matrix4 {
  /// A turn about the y axis.
  static func turned(_ angle: Double) -> Matrix4 {
    var turn = identity
    (turn.x, turn.z) = (SIMD4(cos(angle), 0, -sin(angle), 0), SIMD4(sin(angle), 0, cos(angle), 0))
    return turn
  }

  /// Seen by an eye this far away.
  static func eye(_ distance: Double) -> Matrix4 {
    var eye = identity
    eye.z.w = -1 / distance
    return eye
  }

  static func depth(_ z: Double) -> Matrix4 { Matrix4(translationX: 0, y: 0, z: z) }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let white = Pixel(0xFFFF_FFFF)

func frame(_ root: RenderNode?, side: Int = 100, scale: Double = 1) -> Frame {
  Frame(
    root: root, canvas: CanvasSize(width: side, height: side), scale: scale, background: white)
}

/// The picture of a tree, painted at once.
func picture(
  _ root: RenderNode?, side: Int = 100, scale: Double = 1, tileSize: TileSize = .standard,
  threads: Int = 1
) -> Pixmap? {
  let renderer = Renderer(threads: threads, tileSize: tileSize, sharing: .always)
  _ = renderer.render(frame(root, side: side, scale: scale))
  return renderer.pixmap
}

/// The commands of a tree, as text.
func commands(_ root: RenderNode?, side: Int = 100, scale: Double = 1) -> String {
  var flattener = Flattener()
  let canvas = PixelRect(x: 0, y: 0, width: side, height: side)
  flattener.backdrops.find(in: root, scale: scale, canvas: canvas)
  flattener.flatten(root, scale: scale, canvas: canvas, damage: DamageRegion(canvas))
  return flattener.list.dump()
}

extension Pixmap {
  /// The greatest difference of a channel between two pictures of one size.
  func distance(to other: Pixmap) -> Int {
    withBytes { bytes in
      other.withBytes { others in
        zip(bytes, others).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
      }
    }
  }
}

extension Extras {
  init(
    shadow: Shadow? = nil, mask: RenderNode? = nil, blending: CGBlendMode = .normal,
    filters: [Filter] = [], backdropFilters: [Filter] = [], rasterScale: CGFloat? = nil
  ) {
    self.init(filters: filters)
    self.shadow = shadow
    self.mask = mask
    self.blending = blending
    self.backdropFilters = backdropFilters
    self.rasterScale = rasterScale
  }
}
