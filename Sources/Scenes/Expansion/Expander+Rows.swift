// Rows of tables and items of collections: lists in the scene or in files of their own, each row
// merged with a template.

extension Expander {
  mutating func expandRows(
    _ merged: MergedNode, of node: inout SceneNode, in environment: Environment
  ) {
    guard let form = node.sceneClass.rows else { return }
    rowReadings += 1
    let template = merged[form.keys.template.name].flatMap {
      self.merged($0.value, in: environment.reading($0))
    }
    let reader = RowReader(form: form, template: template?.members ?? [])
    var sections: [SceneSection] = []
    if let member = merged[form.keys.sections.name] {
      sections = self.sections(member, reader, in: environment)
    }
    if let member = merged[form.keys.rows.name] {
      var section = SceneSection()
      section.rows = rows(member.value, reader, in: environment.reading(member))
      sections.insert(section, at: 0)
    }
    if let member = merged[SectionForm.keys.layout.name],
      let value = resolve(member.value, in: environment.reading(member))
    {
      let layout = layout(value)
      for index in sections.indices where sections[index].layout == ItemLayout() {
        sections[index].layout = layout
      }
    }
    node.sections = sections
  }

  /// What every row of a list is read with.
  struct RowReader {
    let form: RowsForm
    let template: [MergedNode.Member]
  }

  private mutating func sections(
    _ member: MergedNode.Member, _ reader: RowReader, in environment: Environment
  ) -> [SceneSection] {
    var environment = environment.reading(member)
    guard let elements = elements(member.value, of: "sections", in: &environment) else {
      return []
    }
    var sections: [SceneSection] = []
    for element in elements {
      guard !isExhausted else { break }
      if let section = section(element, reader, in: environment) { sections.append(section) }
    }
    return sections
  }

  private mutating func section(
    _ value: JSONValue, _ reader: RowReader, in environment: Environment
  ) -> SceneSection? {
    guard let merged = merged(value, in: environment), admitNode(at: merged.range, depth: 0) else {
      return nil
    }
    let keys = SectionForm.keys
    let rowsKey = reader.form.keys.rows.name
    let plain = merged.members.filter { $0.key != keys.rows.name && $0.key != keys.items.name }
    var members: [JSONMember] = []
    for member in plain {
      guard let value = resolve(member.value, in: environment.reading(member)) else { continue }
      members.append(
        JSONMember(key: member.key, keyRange: member.written.keyRange, value: value))
    }
    let object = JSONValue(.object(members), range: merged.range)
    guard decoder.variant(of: object, as: SectionForm.form) != nil else { return nil }
    var section = SceneSection()
    section.header = decoder.read(keys.header, of: object)
    section.footer = decoder.read(keys.footer, of: object)
    section.indexTitle = decoder.read(keys.indexTitle, of: object)
    if let layout = object[keys.layout] { section.layout = self.layout(layout) }
    for member in merged.members where [keys.rows.name, keys.items.name].contains(member.key) {
      guard member.key == rowsKey else {
        diagnostics.warning(
          .unknownKey, "a section has '\(rowsKey)' here", at: member.written.keyRange,
          suggestion: rowsKey)
        continue
      }
      section.rows = rows(member.value, reader, in: environment.reading(member))
    }
    return section
  }

  private mutating func layout(_ value: JSONValue) -> ItemLayout {
    guard decoder.variant(of: value, as: ItemLayoutForm.form) != nil else { return ItemLayout() }
    let keys = ItemLayoutForm.keys
    var layout = ItemLayout()
    layout.columns = Int(decoder.read(keys.columns, of: value))
    layout.width = decoder.read(keys.width, of: value)
    layout.height = decoder.read(keys.height, of: value)
    layout.aspect = decoder.read(keys.aspect, of: value)
    layout.spacing = decoder.read(keys.spacing, of: value)
    layout.lineSpacing = decoder.read(keys.lineSpacing, of: value)
    layout.insets = decoder.read(keys.insets, of: value) ?? layout.insets
    layout.scrolling = decoder.read(keys.scrolling, of: value)
    return layout
  }

  // MARK: Rows

  private mutating func rows(
    _ value: JSONValue, _ reader: RowReader, in environment: Environment
  ) -> [SceneNode] {
    guard var (list, isResolved) = referred(value, in: environment) else { return [] }
    if list.string != nil {
      guard let data = dataFile(list) else { return [] }
      // What is data refers to nothing: a dollar is a dollar.
      (list, isResolved) = (data, true)
    }
    var environment = environment
    environment.isResolved = isResolved
    guard let elements = elements(list, of: "rows", in: &environment) else { return [] }
    var rows: [SceneNode] = []
    rows.reserveCapacity(elements.count)
    for element in elements {
      guard !isExhausted else { break }
      if let row = row(element, reader, in: environment) { rows.append(row) }
    }
    return rows
  }

  private mutating func row(
    _ value: JSONValue, _ reader: RowReader, in environment: Environment
  ) -> SceneNode? {
    guard let own = merged(value, in: environment) else { return nil }
    // What the row says itself may be resolved already where the template is not.
    let members = own.members.map { member in
      MergedNode.Member(
        written: member.written, isResolved: member.isResolved || environment.isResolved)
    }
    var inner = environment
    if !reader.template.isEmpty { inner.isResolved = false }
    let row = MergedNode(merging: [reader.template, members], range: own.range)
    guard isWanted(row, in: inner),
      let node = viewNode(row, in: inner, standard: reader.form.standard)
    else { return nil }
    return reader.form.isOfCells ? cellNode(node) : node
  }

  /// A row of a table is a cell; another view is what is in one.
  private mutating func cellNode(_ node: SceneNode) -> SceneNode? {
    guard node.sceneClass.name != SceneClass.tableViewCell.name else { return node }
    guard admitNode(at: node.range, depth: 0) else { return nil }
    var cell = SceneNode(sceneClass: .tableViewCell, range: node.range)
    cell.subviews = [node]
    // What happens to the row is what its view says.
    cell.actions = node.actions
    cell.subviews[0].actions = nil
    return cell
  }

  /// The list in a file that is named; its files are the scene's.
  private mutating func dataFile(_ name: JSONValue) -> JSONValue? {
    guard let text = decoder.text(name, .dataPath) else { return nil }
    let file = diagnostics.files.place(of: name.range)?.file.path ?? ""
    let path = ScenePath.resolve(text, from: file)
    // One that cannot be read is told of once.
    if let known = data[path] { return known }
    guard dataFiles.count < limits.files else {
      diagnostics.error(
        .tooManyFiles, "the scene shows more than \(limits.files) files", at: name.range)
      return nil
    }
    dataFiles.append(path)
    var budget = dataBudget
    let value = diagnostics.parse(path, from: source, namedAt: name.range, within: &budget)
    dataBudget = budget
    data.updateValue(value, forKey: path)
    return value
  }
}
