/// What a stretch of the file is expanded with: the parameters of the component around it.
struct Environment {
  typealias Parameters = [String: JSONValue?]

  /// The values that `${name}` stands for, nil for those with mistakes; nil outside components.
  var parameters: Parameters?
  /// In front of the ids of this stretch.
  var scope = ""
  /// The components that are being expanded, outermost first.
  var components: [String] = []
  /// How deep in the tree of nodes this is.
  var depth = 0
  /// Whether everything that the stretch refers to is in its place already, so that a `$` in it is
  /// a letter.
  var isResolved = false

  /// Whether the nodes are kept for the next load: subviews from the root on, outside of components.
  var isRecalled = false

  /// Whether the node is one that an action presents.
  var isPresented = false
  /// The parameters that an instance can set where its component's view stands; none further in.
  var instanceKeys: [String] = []

  /// The same for what has been resolved.
  var resolved: Environment {
    var environment = self
    environment.isResolved = true
    return environment
  }

  /// That of what is in a node, one level further down.
  var below: Environment {
    var environment = self
    environment.depth += 1
    return environment
  }

  /// A name inside this stretch, as it is called from outside.
  func fullName(_ name: String) -> String { scope.isEmpty ? name : "\(scope)/\(name)" }
}
