/// A face in a font file.
struct FontFile: Hashable, Sendable {
  let path: String
  /// Which of the file's faces, and in the upper 16 bits which instance of a variable one, as
  /// fontconfig and FreeType count.
  let index: Int
}
