import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// Every effect that few nodes have comes from a layer, and from there through what is done to nodes
/// on the way. A new one has to be set here as well.
@Suite struct CommittedEffectsTests {
  /// What a client sets for each field.
  private static let settings: [String: @Sendable (CALayer) -> Void] = [
    "shadow": { $0.shadowOpacity = 1 },
    "masks": { layer in
      let mask = CALayer()
      mask.frame = layer.bounds
      mask.backgroundColor = .black
      layer.mask = mask
    },
    "blending": { $0.compositingFilter = "multiplyBlendMode" },
    "filters": { $0.filters = [CAFilter.gaussianBlur(radius: 2)] },
    "backdropFilters": { $0.backgroundFilters = [CAFilter.gaussianBlur(radius: 2)] },
    "rasterScale": { $0.shouldRasterize = true },
  ]

  private func box() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    return layer
  }

  /// The fields that are not as they are by default.
  private func set(in extras: Extras?) -> [String] {
    guard let extras else { return [] }
    return zip(Mirror(reflecting: extras).children, Mirror(reflecting: Extras()).children)
      .filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label).sorted()
  }

  @Test func aCommitTakesEveryEffect() {
    let fields = Mirror(reflecting: Extras()).children.compactMap(\.label)
    #expect(fields.sorted() == Self.settings.keys.sorted())
    #expect(box().commitTree().root?.effect.extras == nil)
    for (field, change) in Self.settings {
      let layer = box()
      change(layer)
      #expect(set(in: layer.commitTree().root?.effect.extras?.value) == [field])
    }
  }

  @Test func `P25 blurs one after another are one, whose variance is the sum`() {
    func extras(_ change: (CALayer) -> Void) -> Extras? {
      let layer = box()
      change(layer)
      return layer.commitTree().root?.effect.extras?.value
    }
    let many = extras { $0.filters = (0..<2500).map { _ in CAFilter.gaussianBlur(radius: 2) } }
    #expect(many?.filters.count == 1)
    guard case .blur(let radius)? = many?.filters.first else { return #expect(Bool(false)) }
    #expect(abs(radius - 100) < 1e-6)
    let mixed = extras {
      $0.filters = [
        CAFilter.gaussianBlur(radius: 2), CAFilter.gaussianBlur(radius: 0),
        CAFilter.saturation(2), CAFilter.gaussianBlur(radius: 3),
      ]
      $0.backgroundFilters = [CAFilter.gaussianBlur(radius: 3), CAFilter.gaussianBlur(radius: 4)]
    }
    #expect(mixed?.filters.map(\.isBlur) == [true, false, true])
    #expect(mixed?.backdropFilters == [.blur(5)])
  }

  @Test func aPictureThatFadesInKeepsEveryEffect() throws {
    for (field, change) in Self.settings {
      let play = Playhead(box())
      CATransaction.atOnce { change(play.layer) }
      let transition = CATransition()
      transition.duration = 1
      play.add(transition)
      play.frame(at: 0.5)
      let pictures = try #require(play.root.node?.children.first).children
      #expect(pictures.count == 2)
      let extras = pictures.last?.effect.extras?.value
      #expect(set(in: extras) == Set([field, "blending"]).sorted(), "\(field)")
      #expect(extras?.blending == .plusLighter)
    }
  }
}
