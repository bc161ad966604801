/// Why a picture could not be read.
package enum ImageFileError: Error, Hashable, Sendable {
  /// The bytes begin like no picture format that is known here.
  case notAnImage
  /// A picture, but of a kind that is not read here; the text names the kind.
  case unsupported(String)
  /// The file ends before its picture does.
  case truncated
  /// The file contradicts its format; the words are the decoder's.
  case broken(String)
  /// More pixels than the caller allows; nothing was decoded.
  case tooLarge(width: Int, height: Int, limit: ImageSizeLimit)
}

extension ImageFileError: CustomStringConvertible {
  /// What is wrong and, where there is something, what to do; the file is not named.
  package var description: String {
    switch self {
    case .notAnImage:
      "this is not a picture: it begins neither like a PNG nor like a JPEG file"
    case .unsupported(let kind):
      "\(kind) cannot be read; save the picture as PNG, or as JPEG in RGB or grey"
    case .truncated:
      "the file ends before its picture does"
    case .broken(let words):
      "the file is damaged: \(words)"
    case .tooLarge(let width, let height, let limit):
      "the picture has \(width) × \(height) pixels; at most \(limit.side) a side and "
        + "\(limit.pixels) in all can be read"
    }
  }
}
