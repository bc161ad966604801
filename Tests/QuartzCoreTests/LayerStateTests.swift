import CMalloc
import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// A layer keeps apart what most layers leave as it is.
@Suite struct LayerStateTests {
  /// What the allocator gives an object, its own header aside: the least of several, as one may get what is left of a
  /// larger place.
  private func bytes(of objects: [AnyObject]) -> Int {
    objects.map { malloc_usable_size(Unmanaged.passUnretained($0).toOpaque()) }.min() ?? .max
  }

  private func plainLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.backgroundColor = CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)
    return layer
  }

  @Test func aLayerOfAPlaceAndAColourIsSmall() throws {
    let layers = (0..<8).map { _ in plainLayer() }
    let nodes = try layers.map { try #require($0.commitTree().root) }
    for layer in layers {
      #expect(layer.state.placing == nil && layer.state.dress == nil)
      #expect(layer.crowd == nil && layer.rarities == nil && layer.motion == nil)
    }
    #expect(bytes(of: layers) <= 216)
    #expect(bytes(of: nodes) <= 216)
    #expect(bytes(of: layers.compactMap(\.backgroundColor)) <= 56)
  }

  @Test func settingWhatIsThereTakesNoMemory() {
    let layer = plainLayer()
    layer.transform = CATransform3DIdentity
    layer.sublayerTransform = CATransform3DIdentity
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.zPosition = 0
    layer.borderWidth = 0
    layer.shadowOpacity = 0
    layer.contentsScale = 1
    layer.contents = nil
    layer.mask = nil
    layer.name = nil
    layer.sublayers = nil
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.state.placing == nil && layer.state.dress == nil)
    #expect(layer.crowd == nil && layer.rarities == nil)
  }

  @Test func whatCopiesShareIsNotWrittenToForBoth() {
    let first = plainLayer()
    first.zPosition = 3
    first.shadowRadius = 7
    let second = CALayer(layer: first)
    #expect(second.state.placing === first.state.placing)
    #expect(second.state.dress === first.state.dress)
    second.transform = CATransform3DMakeScale(2, 2, 1)
    second.borderWidth = 5
    #expect(CATransform3DIsIdentity(first.transform) && first.borderWidth == 0)
    #expect(second.zPosition == 3 && second.shadowRadius == 7)
    first.zPosition = 4
    first.shadowRadius = 8
    #expect(second.zPosition == 3 && second.shadowRadius == 7)
  }

  @Test func aPresentationKeepsWhatItsLayerWas() throws {
    let layer = plainLayer()
    layer.borderWidth = 2
    layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    _ = layer.commitTree()
    let shown = try #require(layer.presentation())
    layer.borderWidth = 9
    layer.transform = CATransform3DIdentity
    #expect(shown.borderWidth == 2)
    #expect(shown.transform.m41 == 5)
  }

  @Test func aFrameIsTheSameWithAndWithoutAPlacing() {
    for frame in [
      CGRect(x: 0.1, y: -7.3, width: 33.3, height: 0.7), CGRect(x: -0.0, y: 0, width: 0, height: 5),
      CGRect(x: 1e9, y: -1e-9, width: 1e-9, height: 1e9),
      CGRect(x: 10, y: 20, width: -5, height: -6),
    ] {
      let plain = CALayer()
      let placed = CALayer()
      placed.anchorPointZ = 1
      placed.anchorPointZ = 0
      #expect(plain.state.placing == nil && placed.state.placing != nil)
      plain.frame = frame
      placed.frame = frame
      #expect(plain.position == placed.position && plain.bounds == placed.bounds)
      #expect(plain.frame == placed.frame && plain.toSuperlayer == placed.toSuperlayer)
      #expect(plain.position.x.sign == placed.position.x.sign)
    }
  }

  @Test func whatADrawingIsDueForIsKeptApart() {
    let layer = plainLayer()
    layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
    layer.setNeedsDisplay(CGRect(x: 5, y: 1, width: 2, height: 2))
    #expect(layer.dueDisplay == .part(CGRect(x: 1, y: 1, width: 6, height: 2)))
    layer.setNeedsDisplay()
    #expect(layer.dueDisplay == .whole)
    layer.displayIfNeeded()
    #expect(layer.dueDisplay == .none)
  }
}
