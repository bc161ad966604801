import CoreGraphics

/// The effects that few nodes have.
///
/// Another one is a `var` with its default here, a word in the dump, and whatever paints it: copies,
/// equality and hashes follow by themselves.
package struct Extras: Hashable, Sendable {
  /// Nil for none.
  package var shadow: Shadow?
  /// Its alpha, with that of its children, multiplies the node, its children and its shadow.
  ///
  /// It lies in the node's space. Equal masks are the same object, as all equal nodes are.
  @inlinable package var mask: RenderNode? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }
  /// The mask alone, as a list of nodes like any other.
  package private(set) var masks: [RenderNode] = []
  /// How the node, with its children, and what is below become one.
  package var blending = CGBlendMode.normal
  /// Done to the picture of the node and its children, one after the other.
  package var filters: [Filter] = []
  /// Done to what is below the node, where the node's rounded rectangle is.
  package var backdropFilters: [Filter] = []
  /// Pixels a point of the bitmap that stands for the node and its children; nil draws them anew.
  package var rasterScale: CGFloat?

  package init() {}

  package init(filters: [Filter]) {
    self.filters = filters
  }

  /// Whether it does nothing at all.
  package var isEmpty: Bool { self == Extras() }

  /// What is done within the picture of a node and its children: the filters. The picture as a whole
  /// is masked, blended and given a shadow, and what is below it is not in it.
  var inPicture: Extras { Extras(filters: filters) }

  /// Whether it blends with what is below, other than to cover it.
  var readsBackdrop: Bool { blending != .normal }
}
