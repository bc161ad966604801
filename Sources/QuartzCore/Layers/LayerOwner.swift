// The delegate of nearly every layer of a view is that view. A weak reference would have all counting of
// references to the view go by a slower way, and views are counted with every step that is done to them: so
// a view's own layer knows it without one, and the view says when it goes.

extension CALayer {
  /// Makes whoever made the layer its delegate, until it says that it goes or somebody else is made that.
  package func become(ownedBy view: any CALayerDelegate) {
    // A class of somebody's own may observe who it is.
    guard type(of: self) == CALayer.self else {
      delegate = view
      return
    }
    owner = view
  }

  /// To be called by the owner when it goes, before anything of it has gone.
  package func forgetOwner() { owner = nil }
}
