import CoreGraphics

/// What few layers have, in an object that is made with the first of it.
final class LayerRarities {
  var mask: CALayer?
  /// The contents, if `draw(in:)` made them.
  var store: BackingStore?
  var name: String?
  weak var delegate: (any CALayerDelegate)?
  /// What clients stored under keys of their own.
  var storedValues: [String: Any] = [:]
  /// What is to be drawn of a layer that is not drawn as a whole; null for nothing.
  var duePart = CGRect.null
}

extension CALayer {
  var madeRarities: LayerRarities {
    if let rarities { return rarities }
    let made = LayerRarities()
    rarities = made
    return made
  }

  var maskLayer: CALayer? {
    get { rarities?.mask }
    set { if rarities != nil || newValue != nil { madeRarities.mask = newValue } }
  }

  /// The contents, if `draw(in:)` made them.
  var store: BackingStore? {
    get { rarities?.store }
    set { if rarities != nil || newValue != nil { madeRarities.store = newValue } }
  }

  /// What clients stored under keys of their own.
  var storedValues: [String: Any] {
    get { rarities?.storedValues ?? [:] }
    _modify { yield &madeRarities.storedValues }
    set { if rarities != nil || !newValue.isEmpty { madeRarities.storedValues = newValue } }
  }

  /// What `display` is to draw.
  var dueDisplay: DueDisplay {
    get {
      if isDisplayDue { return .whole }
      guard let part = rarities?.duePart, !part.isNull else { return .none }
      return .part(part)
    }
    set {
      isDisplayDue = newValue == .whole
      if case .part(let rect) = newValue {
        madeRarities.duePart = rect
      } else {
        rarities?.duePart = .null
      }
    }
  }
}
