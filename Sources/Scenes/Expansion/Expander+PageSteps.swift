// Steps that bring controllers, take them away, and choose among tabs and rows.

extension Expander {
  /// A step that brings a controller, which has been expanded with the tree.
  mutating func pageStep(
    _ page: JSONValue, _ step: JSONValue, _ pending: PendingActions
  ) -> ActionStep? {
    typealias Form = ActionStepForm
    guard page.members != nil else {
      return decoder.mismatch(page, expected: FormName.controller.title)
    }
    // One that is missing has been reported where it was expanded.
    guard let node = pending.pages[step.range] else { return nil }
    if step[Form.push.push] != nil, refuses(node, SceneClass.unpushed) { return nil }
    pages.append(node)
    let index = pages.count - 1
    if step[Form.push.push] != nil { return .push(page: index) }
    if step[Form.showDetail.showDetail] != nil { return .showDetail(page: index) }
    guard step[Form.present.from] != nil else { return .present(page: index, from: nil) }
    return self.node(Form.present.from, of: step, pending).map { .present(page: index, from: $0) }
  }

  /// One of the others; nil for a step of another kind.
  mutating func stackStep(_ value: JSONValue, _ pending: PendingActions) -> ActionStep? {
    typealias Form = ActionStepForm
    if let what = value[Form.pop.pop] {
      if what.bool == true { return .pop(toRoot: false) }
      guard what.string == "root" else {
        return decoder.mismatch(what, expected: "true or \"root\"")
      }
      return .pop(toRoot: true)
    }
    if value[Form.show.show] != nil {
      return decoder.read(Form.show.show, of: value).map { .show($0) }
    }
    if value[Form.hide.hide] != nil {
      return decoder.read(Form.hide.hide, of: value).map { .hide($0) }
    }
    if value[Form.dismiss.dismiss] != nil {
      return decoder.read(Form.dismiss.dismiss, of: value).map { _ in .dismiss }
    }
    if let choice = value[Form.select.select] {
      guard let list = node(Form.select.list, of: value, pending), let path = path(choice) else {
        return nil
      }
      return .select(path, in: list)
    }
    if value[Form.delete.delete] != nil {
      return node(Form.delete.delete, of: value, pending).map { .delete($0) }
    }
    if value[Form.wait.wait] != nil {
      return decoder.read(Form.wait.wait, of: value).map { .wait($0) }
    }
    return nil
  }

  private mutating func path(_ value: JSONValue) -> [Int]? {
    if value.number != nil { return decoder.integer(value, in: 0...1e6).map { [Int($0)] } }
    return decoder.list(value, "a section and a row", atLeast: 2, atMost: 2) {
      $0.integer($1, in: 0...1e6)
    }?.map { Int($0) }
  }
}

extension JSONValue {
  /// What a step brings, if it brings a controller.
  var page: JSONValue? {
    self[ActionStepForm.push.push] ?? self[ActionStepForm.present.present]
      ?? self[ActionStepForm.showDetail.showDetail]
  }

  /// Whether actions have a step that brings a controller.
  var bringsPages: Bool {
    (members ?? []).contains { ($0.value.elements ?? []).contains { $0.page != nil } }
  }
}
