import CoreGraphics

/// The effects that few nodes have, apart from the node so that the many stay small.
package final class Extras: Hashable, Sendable {
  package let shadow: Shadow?
  /// Its alpha, with that of its children, multiplies the node, its children and its shadow.
  ///
  /// It lies in the node's space. Equal masks are the same object.
  package var mask: RenderNode? { masks.first }
  /// The mask alone, as a list of nodes like any other.
  package let masks: [RenderNode]
  /// How the node, with its children, and what is below become one.
  package let blending: CGBlendMode
  /// Done to the picture of the node and its children, one after the other.
  package let filters: [Filter]
  /// Done to what is below the node, where the node's rounded rectangle is.
  package let backdropFilters: [Filter]
  /// Pixels a point of the bitmap that stands for the node and its children; nil draws them anew.
  package let rasterScale: CGFloat?

  package init(
    shadow: Shadow? = nil, mask: RenderNode? = nil, blending: CGBlendMode = .normal,
    filters: [Filter] = [], backdropFilters: [Filter] = [], rasterScale: CGFloat? = nil
  ) {
    self.shadow = shadow
    masks = mask.map { [$0] } ?? []
    self.blending = blending
    self.filters = filters
    self.backdropFilters = backdropFilters
    self.rasterScale = rasterScale
  }

  /// Whether it does nothing at all.
  package var isEmpty: Bool {
    shadow == nil && mask == nil && blending == .normal && filters.isEmpty
      && backdropFilters.isEmpty && rasterScale == nil
  }

  /// Whether it blends with what is below, other than to cover it.
  var readsBackdrop: Bool { blending != .normal }

  package static func == (left: Extras, right: Extras) -> Bool {
    left === right
      || left.mask === right.mask && left.shadow == right.shadow
        && left.blending == right.blending && left.filters == right.filters
        && left.backdropFilters == right.backdropFilters && left.rasterScale == right.rasterScale
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(mask.map(ObjectIdentifier.init))
    hasher.combine(shadow)
    hasher.combine(blending)
    hasher.combine(filters)
    hasher.combine(backdropFilters)
    hasher.combine(rasterScale)
  }
}
