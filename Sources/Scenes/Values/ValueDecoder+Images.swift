import CoreGraphics
import UIKit

// A picture is the path of a file, an object that names one, or an object that describes a
// checkerboard. One that cannot be had is an error and a placeholder: the rest is shown.

extension ValueDecoder {
  private static let fileKeys = ["file", "scale", "capInsets"]
  private static let boardKeys = ["checkerboard", "size", "colors", "scale", "capInsets"]
  private static let scales = 0.25...16.0

  mutating func image(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .image(nil) }
    if value.string != nil { return imageFile(value, scale: nil).map { .image($0) } }
    let isBoard = value["checkerboard"] != nil
    guard let members = value.members, isBoard != (value["file"] != nil) else {
      return mismatch(value, .image)
    }
    let allowed = isBoard ? Self.boardKeys : Self.fileKeys
    for member in members where !allowed.contains(member.key) {
      diagnostics.error(
        .wrongValue, "unknown key \(Diagnostic.quoted(member.key)) in an image",
        at: member.keyRange, suggestion: closestMatch(to: member.key, among: allowed))
      return nil
    }
    var scale: Double?
    if let member = value["scale"] {
      guard let number = number(member, in: Self.scales, .number(Self.scales)) else { return nil }
      scale = number
    }
    let picture =
      isBoard
      ? checkerboard(value, scale: scale ?? 1)
      : value["file"].flatMap { imageFile($0, scale: scale) }
    guard let picture, let insets = value["capInsets"] else { return picture.map { .image($0) } }
    return capped(picture, insets).map { .image($0) }
  }

  // MARK: Files

  private mutating func imageFile(_ value: JSONValue, scale: Double?) -> ImageValue? {
    guard let name = value.string, !name.isEmpty else {
      diagnostics.error(
        .wrongValue,
        "expected the path of an image, found "
          + (value.string == nil ? value.kindName : "an empty string"), at: value.range)
      return nil
    }
    guard images != nil else {
      diagnostics.error(.wrongValue, "an image's file cannot be named here", at: value.range)
      return nil
    }
    let file = diagnostics.files.place(of: value.range)?.file.path ?? ""
    let path = ScenePath.resolve(name, from: file)
    do {
      guard let image = try images?.image(path) else { return nil }
      return ImageValue(.image(image), scale: scale ?? Self.scale(named: name))
    } catch {
      diagnostics.error(
        .unreadableImage, "\(Diagnostic.quoted(path)): \(error.reason)", at: value.range)
      return ImageValue(.placeholder)
    }
  }

  /// 2 for `card@2x.png`.
  private static func scale(named name: String) -> Double {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? Substring(name)
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  // MARK: Checkerboards

  private mutating func checkerboard(_ value: JSONValue, scale: Double) -> ImageValue? {
    let cells = 0.5...ValueKind.geometryLimit
    guard let member = value["checkerboard"],
      let cell = number(member, in: cells, .number(cells)),
      let size = boardSize(value["size"], cell: cell),
      let colors = boardColors(value["colors"])
    else { return nil }
    let squares = (size.width / cell).rounded(.up) * (size.height / cell).rounded(.up)
    guard squares <= Checkerboard.mostSquares else {
      diagnostics.error(
        .valueOutOfRange,
        "a checkerboard has at most \(JSONText.number(Checkerboard.mostSquares)) squares",
        at: value.range)
      return nil
    }
    let board = Checkerboard(cell: cell, size: size, colors: colors, scale: scale)
    var reader = images ?? ImageReader(source: FilesInMemory([:]))
    defer { if images != nil { images = reader } }
    do {
      return ImageValue(.image(try reader.image(board)), scale: scale)
    } catch {
      diagnostics.error(.unreadableImage, error.reason, at: value.range)
      return ImageValue(.placeholder)
    }
  }

  /// Eight squares each way where the file does not say.
  private mutating func boardSize(_ value: JSONValue?, cell: Double) -> CGSize? {
    guard let value else { return CGSize(width: 8 * cell, height: 8 * cell) }
    guard let size = numbers(value, count: 2, .size) else { return nil }
    guard size[0] > 0, size[1] > 0 else {
      diagnostics.error(
        .valueOutOfRange, "the size of an image must be positive", at: value.range)
      return nil
    }
    return CGSize(width: size[0], height: size[1])
  }

  private mutating func boardColors(_ value: JSONValue?) -> [CGColor]? {
    guard let value else { return Checkerboard.standardColors }
    guard case .colors(let colors)? = self.colors(value) else { return nil }
    guard !colors.isEmpty else { return mismatch(value, .colors) }
    let traits = UITraitCollection(
      userInterfaceStyle: images?.appearance == .dark ? .dark : .light)
    return colors.map { $0.cgColor(for: traits) }
  }

  // MARK: Caps

  /// The picture with the part between its caps, which alone is stretched.
  private mutating func capped(_ picture: ImageValue, _ value: JSONValue) -> ImageValue? {
    let lengths = ValueKind.length
    guard let elements = value.elements, elements.count == 4 else {
      return mismatch(value, .insets)
    }
    var insets: [Double] = []
    for element in elements {
      guard let inset = number(element, in: lengths, .number(lengths)) else { return nil }
      insets.append(inset)
    }
    guard case .image(let image) = picture.picture else { return picture }
    let (x, width) = Self.middle(insets[1], insets[3], of: Double(image.width) / picture.scale)
    let (y, height) = Self.middle(insets[0], insets[2], of: Double(image.height) / picture.scale)
    var picture = picture
    picture.center = CGRect(x: x, y: y, width: width, height: height)
    return picture
  }

  /// Where the part between two caps begins and how long it is, in fractions of the whole.
  ///
  /// Caps that leave nothing between them meet at a line, which is stretched.
  private static func middle(
    _ first: Double, _ last: Double, of whole: Double
  ) -> (start: Double, length: Double) {
    let start = min(first, whole)
    return (start / whole, max(0, whole - start - last) / whole)
  }
}

extension DiagnosticCode {
  /// A picture that is missing, broken or too large: the scene is shown without it.
  package static let unreadableImage = Self("unreadable-image")
}
