import QuartzCore

// The steps of actions that start and end animations: `{ "add": …, "to": id }` and
// `{ "remove": key, "from": id }`.

/// A key that a step takes away, until all are known that there can be.
struct RemovedKey {
  let key: String
  let range: SourceRange
}

extension Expander {
  mutating func addStep(
    _ value: JSONValue, _ step: JSONValue, _ pending: PendingActions
  ) -> ActionStep? {
    // Both are read, so that the mistakes of both are told.
    let read = animation(value)
    guard let target = node(ActionStepForm.add.to, of: step, pending), let read else { return nil }
    return .add(read, to: target)
  }

  mutating func removeStep(
    _ value: JSONValue, _ step: JSONValue, _ pending: PendingActions
  ) -> ActionStep? {
    let keys = ActionStepForm.remove
    guard let key = decoder.read(keys.remove, of: step),
      let target = node(keys.from, of: step, pending)
    else { return nil }
    removedKeys.append(RemovedKey(key: key, range: value.range))
    return .remove(key, from: target)
  }

  /// Warns of keys that no animation of the scene has. Those of properties are of animations that
  /// `animate` steps and bare layers make.
  mutating func checkRemovedKeys() {
    let known = animationKeys.union(CALayer.animatedKeys).union(["transition"])
    let index = indexes.index(.animationKeys, of: known)
    for removed in removedKeys where !known.contains(removed.key) {
      diagnostics.warning(
        .unknownTarget, "no animation has the key \(Diagnostic.quoted(removed.key))",
        at: removed.range, suggestion: index.nearest(to: removed.key))
    }
  }
}
