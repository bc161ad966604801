import CoreGraphics
import Foundation

/// Reads the `variants` of a scene.
struct VariantsReader {
  var decoder: ValueDecoder

  mutating func read(_ value: JSONValue?) -> SceneVariants {
    var variants = SceneVariants()
    guard let value else { return variants }
    guard let entries = value.elements, !entries.isEmpty else {
      decoder.diagnostics.error(
        .wrongValue, "expected \(VariantForm.list.expectation), found \(value.kindName)",
        at: value.range)
      return variants
    }
    for entry in entries {
      if entry.members == nil {
        let names = VariantForm.axes.names
        if let axis = decoder.name(entry, among: names).flatMap({ VariantForm.axes[$0] }) {
          variants.add(axis)
        }
      } else if let variant = variant(entry) {
        variants.add(variant)
      }
    }
    if variants.count > SceneVariants.most {
      decoder.diagnostics.error(
        .valueOutOfRange,
        "these are \(variants.count) variants, and \(SceneVariants.most) are the most",
        at: value.range)
    }
    return variants
  }

  private mutating func variant(_ value: JSONValue) -> SceneVariant? {
    guard decoder.variant(of: value, as: VariantForm.form) != nil else { return nil }
    var variant = SceneVariant()
    variant.overrides = CanvasOverrides(value, VariantForm.keys.canvas, read: &decoder)
    variant.title = decoder.read(VariantForm.keys.title, of: value) ?? variant.overrides.title
    return variant
  }
}

extension CanvasOverrides {
  /// What is other than the canvas says, in a few words.
  fileprivate var title: String {
    let parts = [
      appearance.map { SceneVariant(appearance: $0).title },
      device.map { $0.name },
      size.map { "\($0.width.text) × \($0.height.text)" },
      scale.map { "\($0.text)×" },
      textSize.map { SceneVariant(textSize: $0).title },
      direction.map { SceneVariant(direction: $0).title },
    ].compactMap { $0 }
    return parts.isEmpty ? "As it is" : parts.joined(separator: " · ")
  }
}
