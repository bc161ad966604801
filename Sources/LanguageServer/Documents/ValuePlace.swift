import Scenes

/// What the tables know of a place in a file.
struct EditPlace {
  /// What can stand there, with forms of kinds taken apart.
  let forms: [ValueForm]
  /// The object around it.
  let owner: FormIndex.Owner?
  /// The key of that object that leads there.
  let entry: FormIndex.Entry?
  /// The last object on the way.
  let object: JSONValue
  /// The component whose definition the place is in.
  let component: String?

  init(
    _ pointer: JSONPointer, in root: JSONValue, definitions: SceneDefinitions, index: FormIndex
  ) {
    let names = SceneForm.sections
    var forms: [ValueForm] = [.object(.scene)]
    var (owner, entry): (FormIndex.Owner?, FormIndex.Entry?)
    var (value, object): (JSONValue?, JSONValue) = (root, root)
    var component: String?
    for (depth, step) in pointer.steps.enumerated() {
      let here = value ?? .object([])
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
          forms = entry?.forms ?? Self.forms(ofTarget: step, among: forms)
        }
      }
      value = here[step] ?? Int(step).flatMap { here[$0] }
    }
    (self.forms, self.owner, self.entry, self.object) = (forms, owner, entry, object)
    self.component = component
  }

  /// The value of a key of the author's own, such as a target of an action.
  private static func forms(ofTarget key: String, among forms: [ValueForm]) -> [ValueForm] {
    for form in forms {
      guard case .map(let value, let keys, _) = form else { continue }
      guard keys.words == TextForm.target.words,
        let kind = Property.anyKind(ofTarget: key)
      else { return value.alternatives }
      return ValueForm.kind(kind).alternatives
    }
    return [.anything]
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
