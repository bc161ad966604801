/// Properties of a class of which setting one may change what the others have.
///
/// A slider's greatest value holds its value, and a value that it has held stays so when it is taken
/// away. So when a file changes one of them, all are set anew in the order of a first load, unless
/// something has changed one since.
enum Coupling: Hashable, Sendable {
  /// The ends of a range, and a number between them.
  case range
  /// What there is to choose from, and what is chosen.
  case choice
  /// What scrolls, and how far: whatever changes the view may move it.
  case content
  /// A text in one look or in several, and its look; only where it is in several.
  case text
  /// Pictures, and what a layer makes of them.
  case picture
  /// A style or a kind, and the colour, the word and the sign that come with it.
  case ground
}
