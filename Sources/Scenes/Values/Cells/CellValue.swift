import UIKit

/// A cell of an emitter as a scene describes it: what sends out particles, and of what kind.
package struct CellValue: Hashable, Sendable {
  var name: String?
  var isEnabled = true
  /// By Core Animation's keys and in its units; what is as by default is left out.
  private(set) var numbers: [String: Double] = [:]
  /// Nil is white.
  var color: ColorValue?
  var image: ImageValue?
  /// In fractions of the picture.
  var part = CGRect.whole
  /// What each particle sends out in its turn.
  var cells: [CellValue] = []

  /// In the place of a picture that is missing: the same for all, so that it is known again.
  private static let placeholder = HatchedImage.image(for: CGSize(width: 16, height: 16))

  init() {}

  /// Sets a number in the file's unit. Some of a cell's numbers have single precision: all are kept
  /// as they can be read again.
  mutating func set(_ property: CellProperty, _ value: Double) {
    let number = Double(Float(value * property.unit))
    numbers[property.name] = number == property.initial ? nil : number
  }

  /// What is set on a cell.
  init(_ cell: CAEmitterCell) {
    name = cell.name
    isEnabled = cell.isEnabled
    for property in CellProperty.all {
      guard let number = cell.value(forKey: property.name) as? NSNumber else { continue }
      let value = Double(number.floatValue)
      if value != property.initial { numbers[property.name] = value }
    }
    color = cell.color.flatMap(Self.value)
    image = (cell.contents as? CGImage).map { ImageValue($0) }
    part = cell.contentsRect
    cells = (cell.emitterCells ?? []).map { CellValue($0) }
  }

  func makeCell(for traits: UITraitCollection) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.isEnabled = isEnabled
    for (key, value) in numbers { cell.setValue(NSNumber(value: value), forKey: key) }
    if let color { cell.color = color.cgColor(for: traits) }
    cell.contents = contents
    cell.contentsRect = part
    cell.emitterCells = cells.isEmpty ? nil : cells.map { $0.makeCell(for: traits) }
    return cell
  }

  /// Nil for the colour that a cell has anyway.
  private static func value(_ color: CGColor) -> ColorValue? {
    color == white || color == .white ? nil : ColorValue(color)
  }

  private static let white = CAEmitterCell().color

  private var contents: CGImage? {
    switch image?.picture {
    case .image(let image): image
    case .placeholder: Self.placeholder
    // Views alone draw symbols.
    case .drawn, nil: nil
    }
  }

  /// As a cell has it: a colour of one appearance, and a picture without what it says of others.
  func resolved(in context: ApplyContext) -> CellValue {
    var cell = self
    cell.color = color.flatMap { Self.value($0.cgColor(for: context.traits)) }
    cell.image = contents.map { ImageValue($0) }
    cell.cells = cells.map { $0.resolved(in: context) }
    return cell
  }

  var followsAppearance: Bool {
    color?.followsAppearance == true || cells.contains(where: \.followsAppearance)
  }

  /// As a dump shows it: what is set, by key.
  var text: String {
    var parts = ["cell"]
    if let name { parts.append(JSONText.quoted(name)) }
    if !isEnabled { parts.append("off") }
    parts += numbers.sorted { $0.key < $1.key }.map { "\($0.key) \(CGFloat($0.value).text)" }
    if let color { parts.append(color.text) }
    if let image { parts.append(image.text) }
    if !cells.isEmpty { parts.append("[\(cells.map(\.text).joined(separator: ", "))]") }
    return parts.joined(separator: " ")
  }
}
