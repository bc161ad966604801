/// What the tables know of a place in a file.
package struct ValuePlace {
  /// What can stand there, with forms of kinds taken apart.
  package let forms: [ValueForm]
  /// The object around it.
  package let owner: FormIndex.Owner?
  /// The key of that object that leads there.
  package let entry: FormIndex.Entry?
  /// The last object on the way.
  package let object: JSONValue
  /// The component whose definition the place is in.
  package let component: String?

  package init(
    _ pointer: JSONPointer, in root: JSONValue, definitions: SceneDefinitions, index: FormIndex
  ) {
    let names = SceneForm.sections
    var forms: [ValueForm] = [.object(.scene)]
    var (owner, entry): (FormIndex.Owner?, FormIndex.Entry?)
    var (value, object): (JSONValue?, JSONValue) = (root, root)
    var component: String?
    for (depth, step) in pointer.steps.enumerated() {
      let here = value ?? JSONValue(.object([]))
      if here.elements != nil || (here.members == nil && Int(step) != nil) {
        forms = forms.flatMap(\.elementForms)
      } else {
        object = here
        owner = index.owner(of: here, among: forms) { definitions.className(of: $0) }
        entry = owner?.entries[step]
        if depth == 1, pointer.steps[0] == names.components {
          component = step
          forms = [.object(.component)]
        } else if depth == 1, pointer.steps[0] == names.define {
          forms = [.anything]
        } else {
          forms = entry?.forms ?? Self.forms(of: step, among: forms)
        }
      }
      value = here[step] ?? Int(step).flatMap { here[$0] }
    }
    (self.forms, self.owner, self.entry, self.object) = (forms, owner, entry, object)
    self.component = component
  }

  /// The value of a key of the author's own, such as a target of an action; nothing for a key that the
  /// object cannot have.
  private static func forms(of key: String, among forms: [ValueForm]) -> [ValueForm] {
    for form in forms {
      guard case .map(let value, let keys, _) = form else { continue }
      guard keys.words == TextForm.target.words,
        let kind = Property.anyKind(ofTarget: key)
      else { return value.alternatives }
      return ValueForm.kind(kind).alternatives
    }
    return forms.filter(\.takesAnyObject)
  }
}

extension ValueForm {
  fileprivate var elementForms: [ValueForm] {
    switch self {
    case .list(let element, _, _): element.alternatives
    case .anything: [.anything]
    default: []
    }
  }
}
