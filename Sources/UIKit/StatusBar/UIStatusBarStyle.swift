/// The colour of what a status bar says.
public enum UIStatusBarStyle: Int, Sendable {
  /// What can be read on the appearance's backgrounds.
  case `default`
  /// For dark backgrounds.
  case lightContent
  /// For light backgrounds.
  case darkContent = 3
}

/// How a status bar comes and goes, where that is seen.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
