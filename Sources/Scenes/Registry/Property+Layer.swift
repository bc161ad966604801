import UIKit

// A property of layers is described once, in QuartzCore's table of its class. Here stands what that
// means for files: the kind of value, and how a value of the file becomes one of the layer.

extension Property {
  /// A property of layers, with the value that a fresh one has; nil for what no file sets.
  convenience init?(_ row: LayerProperty, beginningAs fresh: CALayer) {
    guard let kind = ValueKind(row), let initial = PropertyValue(of: fresh, row) else { return nil }
    self.init(
      name: row.name, kind: kind, initial: initial, isAnimatable: row.motion != .none, doc: row.doc,
      stage: Stage(row.role),
      read: { PropertyValue(of: $0.layer, row) },
      write: { object, value, context in
        let layer = object.layer
        if let value = value.layerValue(for: row, of: layer, in: context) { row.set(layer, value) }
      })
  }

  /// Properties of the layer that a view node may name as well: a view's go to its root layer.
  static let ofRootLayers: [Property] = {
    let fresh = CALayer()
    return CALayer.table.properties.filter { $0.options.contains(.forViews) }
      .compactMap { Property($0, beginningAs: fresh) }
  }()
}

extension Property.Stage {
  fileprivate init(_ role: LayerProperty.Role) {
    self =
      switch role {
      case .look: .appearance
      case .anchor: .anchor
      case .place: .placement
      case .turn: .transform
      }
  }
}

extension ValueKind {
  /// What a file may give for a property; nil for what no file sets.
  fileprivate init?(_ row: LayerProperty) {
    switch row.form {
    case .unlisted: return nil
    case .names(let names): self = .choice(names.map(\.name))
    case .flags(let flags): self = .flags(flags.map { Flag($0.name, $0.bits) })
    case .blendMode: self = .blendMode
    case .filters: self = .filters
    case .emitterCells: self = .cells
    case .text: self = .text
    case .font: self = .font
    case .wholeNumber: self = .integer
    case .number(let range): self = row.kind == .numbers ? .numbers(range) : .number(range)
    case .fractions: self = row.kind == .rect ? .unitRect : .unitPoint
    case .plain: self.init(plain: row)
    }
  }

  private init?(plain row: LayerProperty) {
    switch row.kind {
    case .flag: self = .bool
    case .point: self = row.role == .place ? .point : .vector
    case .size: self = .vector
    case .rect: self = .rect
    case .transform: self = .transform3D
    case .color: self = .optionalColor
    case .path: self = .path
    case .image: self = .image
    case .colors: self = .colors
    // Their rows say more than that they are plain.
    case .number, .numbers, .name, .object: return nil
    }
  }
}

extension PropertyValue {
  /// What a layer has, as a file would say it.
  fileprivate init?(of layer: CALayer, _ row: LayerProperty) {
    switch row.get(layer) {
    case .number(let number):
      if case .flags = row.form { self = .flags(UInt(number)) } else { self = .number(number) }
    case .flag(let flag): self = .bool(flag)
    case .name(let name): self = .text(row.form.name(of: name))
    case .point(let point): self = .pair(LengthPair(point))
    case .size(let size): self = .pair(LengthPair(size))
    case .rect(let rect):
      self = .rect(rect)
    case .transform(let transform): self = .transform3D(transform)
    case .color(let color): self = .color(color.map { ColorValue($0) })
    case .path(let path): self = .path(path?.fixed)
    // What the layer drew itself is nothing that a file gave it.
    case .image(let image):
      self = .image(layer.contents is CGImage ? image.map { ImageValue($0) } : nil)
    case .numbers(let numbers): self = .numbers(numbers?.map { Double($0) })
    case .colors(let colors): self = .colors((colors ?? []).map { ColorValue($0) })
    case .object(let object): self.init(object, row.form)
    }
  }

  private init?(_ object: Any?, _ form: LayerProperty.Form) {
    switch form {
    case .blendMode: self = .text((object as? CAFilter)?.name ?? object as? String ?? "")
    case .filters:
      self = .filters((object as? [CAFilter] ?? []).compactMap { FilterValue($0) })
    case .emitterCells:
      self = .cells((object as? [CAEmitterCell] ?? []).map { CellValue($0) })
    case .text:
      self = .text((object as? String) ?? (object as? NSAttributedString)?.string ?? "")
    case .font: self = .font(FontValue(object as? UIFont ?? .systemFont(ofSize: 36)))
    case .plain, .number, .wholeNumber, .fractions, .names, .flags, .unlisted: return nil
    }
  }

  /// The value as a layer takes it; nil where it is of another kind.
  fileprivate func layerValue(
    for row: LayerProperty, of layer: CALayer, in context: ApplyContext
  ) -> LayerValue? {
    let whole = context.superSize
    switch self {
    case .bool(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .flags(let bits): return .number(CGFloat(bits))
    case .text(let text):
      if case .names = row.form { return .name(row.form.rawValue(of: text)) }
      return .object(text.isEmpty ? nil : text)
    case .pair(let pair):
      return row.kind == .size ? .size(pair.size(in: whole)) : .point(pair.point(in: whole))
    case .rectangle(let rect): return .rect(rect.rect(in: whole))
    case .color(let color): return .color(color?.cgColor(for: context.traits))
    case .transform3D(let map): return .transform(map)
    case .numbers(let numbers): return .numbers(numbers?.map { CGFloat($0) })
    case .colors(let colors): return .colors(colors.map { $0.cgColor(for: context.traits) })
    case .path(let path): return .path(path.map(CGPath.init))
    case .image(let image): return .image(image?.image(for: HatchedImage.usualSize))
    case .filters(let filters): return .object(filters.isEmpty ? nil : filters.map(\.filter))
    case .cells(let cells):
      return .object(cells.isEmpty ? nil : cells.map { $0.makeCell(for: context.traits) })
    case .font(let font): return .object(font.font)
    case .affine, .texts, .textLists, .runs: return nil
    }
  }
}

extension LayerProperty.Form {
  /// Swift's name of one of Core Animation's.
  fileprivate func name(of rawValue: String) -> String {
    guard case .names(let names) = self else { return rawValue }
    return names.first { $0.rawValue == rawValue }?.name ?? rawValue
  }

  fileprivate func rawValue(of name: String) -> String {
    guard case .names(let names) = self else { return name }
    return names.first { $0.name == name }?.rawValue ?? name
  }
}
