import CoreGraphics
import QuartzCore

/// What kind of value a property takes: decides how it is read, checked and described.
package enum ValueKind: Sendable {
  case bool
  /// A plain number in a range.
  case number(ClosedRange<Double>)
  /// A number, or null for none.
  case optionalNumber(ClosedRange<Double>)
  case integer
  case text
  /// A list of strings.
  case texts
  /// Lists of strings, none of them empty.
  case textLists
  /// A day or a moment, as a text.
  case date
  /// A date, or null for none.
  case optionalDate
  case color
  /// A colour, or `null` for none.
  case optionalColor
  /// Two lengths; lengths may be shares of the superview's size.
  case point
  case size
  case rect
  /// Two plain numbers, such as an anchor point.
  case unitPoint
  /// Two plain numbers, such as an offset.
  case vector
  /// Four plain numbers, such as a part of a picture in fractions.
  case unitRect
  /// Four plain numbers: top, left, bottom, right.
  case insets
  /// `[a, b, c, d, tx, ty]` or steps.
  case affine
  /// Sixteen numbers or steps.
  case transform3D
  /// Names that stand for bits.
  case flags([Flag])
  /// One of several names.
  case choice([String])
  /// Whole numbers in a range.
  case integers(ClosedRange<Double>)
  /// Plain numbers in a range, or `null`.
  case numbers(ClosedRange<Double>)
  case colors
  /// SVG path data, an object that names a shape, or `null`.
  case path
  /// A file's path, an object that names or describes a picture, or `null`.
  case image
  /// A blend mode's name, or `null`.
  case blendMode
  case filters
  /// The cells of an emitter.
  case cells
  /// A size, words with a size, a text style, or an object.
  case font
  /// A text, runs of text with attributes, or `null`.
  case runs

  /// A name that a list may have, and what it stands for.
  package struct Flag: Sendable {
    /// The word in the file.
    package let name: String
    /// What the name adds to an option set's raw value.
    package let bits: UInt

    init(_ name: String, _ bits: UInt) {
      self.name = name
      self.bits = bits
    }
  }

  /// The kind as a message names it: 'expected …'.
  package var expectation: String {
    switch self {
    case .bool: "true or false"
    case .number(let range) where range == Self.unit: "a number from 0 to 1"
    case .number(let range) where range.lowerBound == 0: "a number that is not negative"
    case .number: "a number"
    case .optionalNumber: "a number or null"
    case .integer: "a whole number"
    case .text: "a string"
    case .texts: "a list of strings"
    case .textLists: "a list of lists of strings, none of them empty"
    case .date: TextForm.date.words
    case .optionalDate: "\(TextForm.date.words), or null"
    case .integers: "a list of whole numbers"
    case .color: "a colour"
    case .optionalColor: "a colour or null"
    case .point: "a point [x, y]"
    case .size: "a size [width, height]"
    case .rect: "a rectangle [x, y, width, height]"
    case .unitPoint: "a point [x, y] in fractions of the size"
    case .vector: "two numbers in a list"
    case .unitRect: "a rectangle [x, y, width, height] in fractions"
    case .insets: "insets [top, left, bottom, right]"
    case .affine: "a transform: six numbers, or a list of steps"
    case .transform3D: "a transform: sixteen numbers, or a list of steps"
    case .flags: "a list of names"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .numbers: "a list of numbers or null"
    case .colors: "a list of colours"
    case .path: "path data, an object that names a shape, or null"
    case .image: "an image: a path, an object with 'file', 'checkerboard' or 'symbol', or null"
    case .blendMode: "the name of a blend mode, or null"
    case .filters: "a list of filters such as { \"blur\": 12 }, each an object with one key"
    case .cells: "a list of cells, which are objects, or null"
    case .font: "a font: a size, words such as \"semibold 17\", a text style, or an object"
    case .runs: "a text, a list of runs, which are objects with 'text', or null"
    }
  }

  static let unit = LayerProperty.share
  static let geometryLimit = LayerProperty.limit
  static let geometry = LayerProperty.anyNumber
  static let integers: ClosedRange<Double> = Double(Int32.min)...Double(Int32.max)
  static let length = LayerProperty.length
}
