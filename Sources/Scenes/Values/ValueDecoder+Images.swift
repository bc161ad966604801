import CoreGraphics
import UIKit

// A picture is the path of a file, an object that names one, or an object that describes a
// checkerboard or a symbol. One that cannot be had is an error and a placeholder: the rest is shown.

extension ValueDecoder {
  mutating func image(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .image(nil) }
    if value.string != nil { return imageFile(value, scale: nil).map { .image($0) } }
    guard value.members != nil else { return mismatch(value, .image) }
    guard variant(of: value, as: ImageForm.form) != nil else { return nil }
    if let name = value[ImageForm.symbol.symbol] {
      return symbol(name, of: value).map { .image($0) }
    }
    let keys = ImageForm.image
    return whole {
      let scale = $0.read(keys.scale, of: value)
      let insets = $0.read(keys.capInsets, of: value)
      let picture =
        if let file = value[ImageForm.file.file] {
          $0.imageFile(file, scale: scale)
        } else {
          $0.checkerboard(value, scale: scale ?? 1)
        }
      return picture.map { picture in
        .image(insets.map { Self.capped(picture, $0) } ?? picture)
      }
    }
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
      let isSymbol = SymbolValue(name).image != nil
      diagnostics.error(
        .unreadableImage, "\(Diagnostic.quoted(path)): \(error.reason)", at: value.range,
        suggestion: isSymbol ? nil : images?.suggestion(for: name, at: path),
        notes: isSymbol
          ? [Diagnostic.Note("a symbol is written as { \"symbol\": \(JSONText.quoted(name)) }")]
          : [])
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
    let keys = ImageForm.board
    guard let cell = read(keys.checkerboard, of: value) else { return nil }
    let sides = read(keys.size, of: value) ?? [8 * cell, 8 * cell]
    let size = CGSize(width: sides[0], height: sides[1])
    let traits = images?.traits
    let colors = read(keys.colors, of: value)?.map { $0.cgColor(for: traits ?? .init()) }
    let squares = (size.width / cell).rounded(.up) * (size.height / cell).rounded(.up)
    guard squares <= Checkerboard.mostSquares else {
      diagnostics.error(
        .valueOutOfRange,
        "a checkerboard has at most \(JSONText.number(Checkerboard.mostSquares)) squares",
        at: value.range)
      return nil
    }
    let board = Checkerboard(
      cell: cell, size: size, colors: colors ?? Checkerboard.standardColors, scale: scale)
    var reader = images ?? ImageReader(source: FilesInMemory([:]))
    defer { if images != nil { images = reader } }
    do {
      return ImageValue(.image(try reader.image(board)), scale: scale)
    } catch {
      diagnostics.error(.unreadableImage, error.reason, at: value.range)
      return ImageValue(.placeholder)
    }
  }

  // MARK: Symbols

  private mutating func symbol(_ name: JSONValue, of value: JSONValue) -> ImageValue? {
    guard let text = name.string else {
      return mismatch(name, expected: "the name of a symbol")
    }
    let keys = ImageForm.symbol
    let described: SymbolValue? = whole {
      var symbol = SymbolValue(text)
      symbol.pointSize = $0.read(keys.pointSize, of: value)
      symbol.weight = $0.read(keys.weight, of: value) ?? .unspecified
      symbol.scale = $0.read(keys.scale, of: value) ?? .unspecified
      let traits = $0.images?.traits ?? UITraitCollection()
      symbol.color = $0.read(keys.color, of: value)?.cgColor(for: traits)
      return symbol
    }
    guard let symbol = described else { return nil }
    guard symbol.image != nil else {
      diagnostics.error(
        .unknownSymbol, "there is no symbol \(Diagnostic.quoted(text))", at: name.range,
        suggestion: SymbolValue.names.nearest(to: text))
      return ImageValue(.placeholder)
    }
    var reader = images ?? ImageReader(source: FilesInMemory([:]))
    defer { if images != nil { images = reader } }
    do {
      var image = ImageValue(.image(try reader.image(symbol)), scale: reader.symbolScale)
      image.symbol = symbol
      return image
    } catch {
      diagnostics.error(.unreadableImage, error.reason, at: value.range)
      return ImageValue(.placeholder)
    }
  }

  // MARK: Caps

  /// The picture with the part between its caps, which alone is stretched.
  private static func capped(_ picture: ImageValue, _ insets: [Double]) -> ImageValue {
    guard case .image(let image) = picture.picture else { return picture }
    let (x, width) = middle(insets[1], insets[3], of: Double(image.width) / picture.scale)
    let (y, height) = middle(insets[0], insets[2], of: Double(image.height) / picture.scale)
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
  /// A name that there is no symbol of: a placeholder is shown.
  package static let unknownSymbol = Self("unknown-symbol")
}
