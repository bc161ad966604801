/// The sublayers of a layer that has or had some, and what is known of them together: most layers have none.
final class SublayerCrowd {
  var layers: [CALayer] = []
  /// Those whose nodes may not be those in the layer's node, because they have changed since.
  var changed = KnownSublayers()
  /// Those that are marked for layout.
  var toLayOut = KnownSublayers()
  /// Those that are restless, of many; nil where they have to be looked for.
  var restless: [Unmanaged<CALayer>]?
  /// Those below which there may be replicators, of many; nil where they have to be looked for.
  var replicating: [Unmanaged<CALayer>]?
  /// Where they lie, where somebody has asked for it.
  var index: SublayerIndex?
  /// Whether the nodes of some are others, though nothing is marked there.
  var moved = MovedSublayers.none
  /// Whether their nodes stand in their order.
  var fillsInOrder = false
  /// Whether they know their places.
  var havePlaces = false
}

extension CALayer {
  private var madeCrowd: SublayerCrowd {
    if let crowd { return crowd }
    let made = SublayerCrowd()
    crowd = made
    return made
  }

  var sublayerList: [CALayer] {
    get { crowd?.layers ?? [] }
    _modify {
      defer { forgetKnownSublayers() }
      yield &madeCrowd.layers
    }
    set {
      if crowd == nil, newValue.isEmpty { return }
      madeCrowd.layers = newValue
      forgetKnownSublayers()
    }
  }

  // What is known is changed in the crowd itself, of which nothing is where there are no sublayers.

  /// The sublayers whose nodes may not be those in `node`, because they have changed since.
  var changedSublayers: KnownSublayers { crowd?.changed ?? KnownSublayers() }

  /// The sublayers that are marked for layout.
  var sublayersToLayOut: KnownSublayers { crowd?.toLayOut ?? KnownSublayers() }

  /// Whether the nodes of some sublayers are others, though nothing is marked there.
  var movedSublayers: MovedSublayers {
    get { crowd?.moved ?? .none }
    set { crowd?.moved = newValue }
  }

  /// Whether the sublayers' nodes stand in the order of the sublayers.
  var fillsInOrder: Bool {
    get { crowd?.fillsInOrder ?? false }
    set { crowd?.fillsInOrder = newValue }
  }

  /// Those that are restless, of many; nil where they have to be looked for.
  var restlessSublayers: [Unmanaged<CALayer>]? {
    get { crowd?.restless }
    set { crowd?.restless = newValue }
  }

  /// Where the sublayers lie, where somebody has asked for it.
  var sublayerIndex: SublayerIndex? {
    get { crowd?.index }
    set { crowd?.index = newValue }
  }

  /// Whether the sublayers know their places.
  var sublayersHavePlaces: Bool {
    get { crowd?.havePlaces ?? false }
    set { crowd?.havePlaces = newValue }
  }
}
