import UIKit

// What values of properties look like, for the schema, the reference and the agreement test.

extension ValueKind {
  /// The grammar of the kind; it names objects instead of spelling them out.
  package var form: ValueForm {
    switch self {
    case .bool: .bool
    case .number(let range): .number(range)
    case .optionalNumber(let range): .any([.number(range), .null])
    case .integer: .integer(Self.integers)
    case .text: .text(.any)
    case .texts: .list(of: .text(.any), words: expectation)
    case .textLists:
      .list(
        of: .list(of: .text(.any), count: 1...Int.max, words: "a list of strings"),
        words: expectation)
    case .date: .text(.date)
    case .optionalDate: .any([.text(.date), .null])
    case .integers(let range): .list(of: .integer(range), words: expectation)
    case .color:
      .any([.text(.color), .choice(ColorValue.system.keys.sorted()), .object(.colorPair)])
    case .optionalColor: .any([.kind(.color), .null])
    case .point, .size: list(of: .length, 2)
    case .rect: list(of: .length, 4)
    case .unitPoint, .vector: list(of: .number(Self.geometry), 2)
    case .unitRect, .insets: list(of: .number(Self.geometry), 4)
    case .affine: transform(6, .viewStep)
    case .transform3D: transform(16, .layerStep)
    case .flags(let flags): .list(of: .choice(flags.map(\.name)), words: expectation)
    case .choice(let names): .choice(names)
    case .numbers(let range): .any([.list(of: .number(range), words: expectation), .null])
    case .colors: .any([.list(of: .kind(.color), words: expectation), .null])
    case .path: .any([.solidPath, .null])
    case .image: .any([.text(.imagePath), .object(.image), .null])
    case .blendMode: .any([.choice(BlendModeName.all), .null])
    case .filters: .any([.list(of: .object(.filter), words: expectation), .null])
    case .cells: .any([.list(of: .object(.cell), words: expectation), .null])
    case .font:
      .any([
        .number(FontValue.sizes), .choice(UIFont.TextStyle.named.map(\.name)), .text(.fontWords),
        .object(.font),
      ])
    case .runs: .any([.text(.any), .list(of: .object(.run), words: expectation), .null])
    }
  }

  /// What the reference and the schema call the kind; nil for one that says all by itself.
  package var definition: FormName? {
    switch self {
    case .bool, .number, .optionalNumber, .integer, .text, .texts, .textLists, .date, .optionalDate,
      .integers, .flags, .choice, .numbers:
      nil
    case .color: FormName("color", "a colour")
    case .optionalColor: FormName("optionalColor", "a colour or null")
    case .point: FormName("point", "a point")
    case .size: FormName("size", "a size")
    case .rect: FormName("rect", "a rectangle")
    case .unitPoint: FormName("unitPoint", "a point in fractions")
    case .vector: FormName("vector", "two numbers")
    case .unitRect: FormName("unitRect", "a rectangle in fractions")
    case .insets: FormName("insets", "insets")
    case .affine: FormName("viewTransform", "a view's transform")
    case .transform3D: FormName("layerTransform", "a layer's transform")
    case .colors: FormName("colors", "colours")
    case .path: FormName("path", "a path")
    case .image: FormName("picture", "a picture")
    case .blendMode: FormName("blendMode", "a blend mode")
    case .filters: FormName("filters", "filters")
    case .cells: FormName("cells", "cells")
    case .font: FormName("fontValue", "a font")
    case .runs: FormName("attributedText", "attributed text")
    }
  }

  /// The kinds that have a definition, in the order of the reference.
  package static let defined: [ValueKind] = [
    .color, .optionalColor, .colors, .point, .size, .rect, .unitPoint, .vector, .unitRect, .insets,
    .affine, .transform3D, .path, .image, .font, .runs, .blendMode, .filters, .cells,
  ]

  private func list(of form: ValueForm, _ count: Int) -> ValueForm {
    .list(of: form, count: count...count, words: expectation)
  }

  private func transform(_ count: Int, _ step: FormName) -> ValueForm {
    .any([
      list(of: .number(Self.geometry), count), .list(of: .object(step), words: "a list of steps"),
    ])
  }
}

extension ValueForm {
  /// Points, or a share of the superview's size.
  static let length = ValueForm.any([.number(ValueKind.geometry), .text(.share)])
  /// A path that is one.
  static let solidPath = ValueForm.any([.text(.pathData), .object(.shape)])
}
