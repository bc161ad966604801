/// Which of a layer's many sublayers something is to be done for, so that whoever does it need not look
/// at all of them.
///
/// Layers are not held on to: the list of sublayers does that, and what changes that list makes this one
/// forget.
struct KnownSublayers {
  /// Whether it may be any of them.
  private(set) var mayBeAny = true
  private var layers: [Unmanaged<CALayer>] = []

  /// Whether it is for none.
  var isNone: Bool { !mayBeAny && layers.isEmpty }

  mutating func setAny() {
    mayBeAny = true
    layers.removeAll(keepingCapacity: true)
  }

  mutating func setNone() {
    mayBeAny = false
    layers.removeAll(keepingCapacity: true)
  }

  /// Adds one of so many.
  mutating func add(_ layer: CALayer, of count: Int) {
    guard !mayBeAny else { return }
    if count <= Self.few || layers.count >= count / 8 { return setAny() }
    layers.append(Unmanaged.passUnretained(layer))
  }

  /// Those that are known, each once, in the order of the sublayers.
  var inOrder: [CALayer] {
    let layers = layers.map { $0.takeUnretainedValue() }
    if layers.count < 2 { return layers }
    var ordered: [CALayer] = []
    for layer in layers.sorted(by: { $0.place < $1.place }) where ordered.last !== layer {
      ordered.append(layer)
    }
    return ordered
  }

  /// Looking at so few is cheaper than knowing.
  static let few = 32
}

extension CALayer {
  /// Marks a sublayer, or the mask, for the next commit.
  func noteChanged(_ layer: CALayer) {
    if layer !== maskLayer { crowd?.changed.add(layer, of: sublayerList.count) }
  }

  /// The list of sublayers is another one.
  func forgetKnownSublayers() {
    guard let crowd else { return }
    crowd.changed.setAny()
    crowd.toLayOut.setAny()
    crowd.restless = nil
    crowd.replicating = nil
    crowd.index = nil
    crowd.havePlaces = false
  }

  /// The sublayers of which some are `known`, in order; where it may be any, all of them, and each then
  /// has its place.
  func sublayers(_ known: KnownSublayers) -> [CALayer] {
    guard known.mayBeAny else { return known.inOrder }
    placeSublayers()
    return sublayerList
  }

  /// Tells many sublayers where they stand.
  func placeSublayers() {
    guard !sublayersHavePlaces, sublayerList.count > KnownSublayers.few else { return }
    sublayersHavePlaces = true
    for (index, sublayer) in sublayerList.enumerated() {
      sublayer.place = Int32(truncatingIfNeeded: index)
    }
  }

  /// Adds the restless sublayers, in order, to a list.
  func addRestlessSublayers(to list: inout [CALayer]) {
    guard let known = knownRestlessSublayers else {
      for sublayer in sublayerList where sublayer.restlessCount > 0 { list.append(sublayer) }
      return
    }
    for sublayer in known { list.append(sublayer.takeUnretainedValue()) }
  }

  /// The restless sublayers, in order, found now if they were not known; nil where there are few sublayers.
  var knownRestlessSublayers: [Unmanaged<CALayer>]? {
    if let restlessSublayers { return restlessSublayers }
    guard sublayerList.count > KnownSublayers.few else { return nil }
    placeSublayers()
    restlessSublayers = sublayerList.lazy.filter { $0.restlessCount > 0 }.map {
      Unmanaged.passUnretained($0)
    }
    return restlessSublayers
  }

  /// Adds the sublayers below which there may be replicators to a list.
  func addReplicating(to list: inout [CALayer]) {
    if let known = crowd?.replicating {
      for sublayer in known { list.append(sublayer.takeUnretainedValue()) }
      return
    }
    let first = list.count
    for sublayer in sublayerList where sublayer.mayReplicate { list.append(sublayer) }
    guard let crowd, crowd.layers.count > KnownSublayers.few else { return }
    crowd.replicating = list[first...].map { Unmanaged.passUnretained($0) }
  }

  /// A sublayer, or the mask, has become restless, or is so no more.
  func noteRestless(_ layer: CALayer) {
    guard restlessSublayers != nil, layer !== maskLayer else { return }
    guard sublayersHavePlaces, layer.superlayerReference === self else {
      restlessSublayers = nil
      return
    }
    crowd?.restless?.toggle(layer)
  }
}

extension [Unmanaged<CALayer>] {
  /// Takes a layer out, or puts it in by its place.
  fileprivate mutating func toggle(_ layer: CALayer) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].takeUnretainedValue().place < layer.place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < count, self[low].takeUnretainedValue() === layer {
      remove(at: low)
    } else {
      insert(Unmanaged.passUnretained(layer), at: low)
    }
  }
}
