import QuartzCore

/// A property of something on show, with what it is now and why.
package struct InspectedValue {
  package let property: Property
  /// Whether it is the root layer's of a view, as what stands under `layer` in a file.
  package let isOnRootLayer: Bool
  /// As the object has it.
  package let value: PropertyValue
  /// As it is seen, where an animation makes it another; nil where it does not.
  package let shown: PropertyValue?
  package let origin: Origin

  package init(
    property: Property, isOnRootLayer: Bool, value: PropertyValue, shown: PropertyValue?,
    origin: Origin
  ) {
    (self.property, self.isOnRootLayer) = (property, isOnRootLayer)
    (self.value, self.shown, self.origin) = (value, shown, origin)
  }

  /// Where a value comes from.
  package enum Origin: Equatable {
    /// A fresh object has it.
    case standard
    /// A file says it.
    case file(SourceRange)
    /// It comes with another property of the same object that a file sets, as the centre does with the
    /// frame.
    case follows(String)
    /// Something else has set it: an action, a hand, a layout, or the class itself. With what the file
    /// says, if it does.
    case runTime(file: SourceRange?)
    /// An animation of a key makes it what is seen.
    case animation(key: String)
  }
}

extension InspectedValue {
  /// Whether it is what a fresh object has.
  package var isStandard: Bool {
    switch origin {
    case .standard, .follows: true
    case .file, .runTime, .animation: false
    }
  }

  /// Where a file has the value; nil where none says anything.
  package var range: SourceRange? {
    switch origin {
    case .file(let range): range
    case .runTime(let range): range
    case .standard, .follows, .animation: nil
    }
  }
}
