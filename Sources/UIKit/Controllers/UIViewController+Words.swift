extension UIViewController {
  /// How far the view has come or gone, in a word.
  package var nameOfAppearance: String {
    switch appearance {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
