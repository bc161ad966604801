// The delegate of nearly every layer of a view is that view. A weak reference would have all counting of
// references to the view go by a slower way, and views are counted with every step that is done to them: so
// a view's own layer knows it without one, and the view says when it goes.

/// A class of our own that is to its clients what `CALayer` is: nobody else derives from it, and nothing tells its name.
package protocol PlainLayer: CALayer {}

extension CALayer {
  /// Makes whoever made the layer its delegate, until it says that it goes or somebody else is made that.
  package func become(ownedBy view: any CALayerDelegate) {
    // A class of somebody's own may observe who it is.
    guard type(of: self) == CALayer.self || self is any PlainLayer else {
      delegate = view
      return
    }
    owner = view
  }

  /// To be called by the owner when it goes.
  package func forgetOwner() { owner = nil }

  /// The owner, but not while it goes, as with a weak reference: its class's own variables are gone before
  /// it can say so, and what they leave behind may look for it here.
  var standingOwner: (any CALayerDelegate)? {
    guard let owner, !isEnding(owner) else { return nil }
    return owner
  }
}
