import CoreGraphics
import Foundation

// A layer's archive: each property that is not as in a layer of its class with nothing set, by its
// key; the mask and the sublayers, and what clients stored under keys of their own. Pictures cannot
// be archived and are left out, as are the delegate and animations under way.

extension CALayer {
  private static let actionsKey = "actions"
  /// Derived from others, or not the layer's own.
  private static let leftOut: Set<String> = ["frame", "superlayer", "delegate", "style"]

  func archive(into coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let fresh = Self.makeDefault()
    for property in Self.archivedProperties where shouldArchiveValue(forKey: property.key) {
      coder.encodeValue(
        property.get(self).any, unless: property.get(fresh).any, forKey: property.key)
    }
    coder.encodeStored(storedValues) {
      (Self.property($0) == nil || $0 == "style") && shouldArchiveValue(forKey: $0)
    }
    if let actions { coder.encodeValue(actions, forKey: Self.actionsKey) }
  }

  /// Takes what an archive has; what no such property can be is left as it is.
  func unarchive(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    CATransaction.atOnce {
      for property in Self.archivedProperties {
        guard let any = coder.decodeValue(forKey: property.key),
          let value = LayerValue(any, as: property.kind), property.admits(value)
        else { continue }
        property.set(self, value)
      }
      for (key, value) in coder.decodeStored() { storedValues[key] = value }
      actions = coder.decodeValue(forKey: Self.actionsKey) as? [String: any CAAction]
    }
  }

  private static var archivedProperties: [LayerProperty] {
    table.properties.filter { !leftOut.contains($0.key) && table[$0.key]?.name == $0.name }
  }
}

extension LayerProperty {
  /// Whether an archive may set a value: only time goes on for ever, and no layer is nowhere.
  fileprivate func admits(_ value: LayerValue) -> Bool {
    switch value {
    case .number(let number):
      if case .unlisted = form { return !number.isNaN }
      return number.isFinite
    case .point(let point): return point.isFinite
    case .size(let size): return size.width.isFinite && size.height.isFinite
    case .rect(let rect): return rect.isFinite
    default: return true
    }
  }
}
