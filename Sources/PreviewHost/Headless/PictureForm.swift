/// What a picture's file is, by its name.
package enum PictureForm {
  case png
  case jpeg

  /// Nil for other names.
  package init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".png") {
      self = .png
    } else if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") {
      self = .jpeg
    } else {
      return nil
    }
  }
}
