/// How much of a file there is.
public enum CGImageSourceStatus: Int32, Sendable {
  /// No more will come, and something is missing.
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  /// What comes before the picture is not there yet.
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}
