/// What can be told of an opacity before anything is drawn.
package enum Opacity {
  /// Whether nothing below shows through: the byte that it becomes is 255.
  package static func isWhole(_ opacity: Double) -> Bool { opacity * 255 >= 254.5 }
}
