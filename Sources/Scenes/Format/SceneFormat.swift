/// The scene format as data: every kind of object, from the scene down to the parts of values.
package enum SceneFormat {
  /// Every kind of object that a scene's files have.
  package static let catalog = FormCatalog(
    root: .scene,
    forms: [
      SceneForm.form, SceneForm.included, CanvasForm.form, SnapshotForm.form,
      SnapshotForm.toleranceForm, VariantForm.form, ComponentForm.form, ViewForm.form,
      ConstraintForm.form, RootLayerForm.form, LayerForm.form, ConditionForm.form,
      AnimationForm.form,
      SpringForm.form, ActionsForm.form, ActionStepForm.form, AnimateStepForm.form,
      AnimateSpringForm.form, ColorPairForm.form, ShapeForm.form, TransformForm.inPlane,
      TransformForm.inSpace, ImageForm.form, FontForm.form, RunForm.form, FilterForm.form,
      CellForm.form, ViewForm.controller, ViewForm.presented, ViewForm.barButtonItem,
      ViewForm.tabBarItem, ViewForm.menu, ViewForm.menuElement,
      ViewForm.alertAction, ViewForm.contextualAction, ViewForm.searchController,
      ViewForm.refreshControl, SectionForm.form, ItemLayoutForm.form,
    ])
}

/// The kinds of objects of one kind of file.
package struct FormCatalog: Sendable {
  /// The kind of object that a whole file is.
  package let root: FormName
  /// In the order of the reference.
  package let forms: [ObjectForm]
  private let byName: [FormName: ObjectForm]

  package init(root: FormName, forms: [ObjectForm]) {
    self.root = root
    self.forms = forms
    byName = Dictionary(forms.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The table of a kind of object; nil for one of another kind of file.
  package subscript(name: FormName) -> ObjectForm? { byName[name] }
}
