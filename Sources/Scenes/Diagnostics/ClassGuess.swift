/// A class that there is none of where its node stands, and what its author may have meant.
struct ClassGuess {
  let name: String
  /// Those that can stand there.
  let classes: Choices<SceneClass>
  let areViews: Bool

  /// Why the class cannot stand there although there is one; nil where there is none.
  var misplaced: String? {
    guard let other = SceneClass.named(name), other.isView != areViews else { return nil }
    return areViews
      ? "\(Diagnostic.quoted(name)) is a layer: put it in 'sublayers'"
      : "\(Diagnostic.quoted(name)) is a view, and no layer: views stand in 'subviews'"
  }

  /// By meaning, then without the letters before and behind the word, then by letters.
  var suggestion: String? {
    let names = classes.names
    let word = name.lowercased()
    if let meant = Self.meanings[word], names.contains(meant) { return meant }
    let prefix = areViews ? "UI" : "CA"
    let forms = [word, word + "view", word + "layer"].flatMap { [$0, prefix.lowercased() + $0] }
    if let whole = names.first(where: { forms.contains($0.lowercased()) }) { return whole }
    return closestMatch(to: name, among: names)
  }

  /// Words of other frameworks and of the web for classes.
  package static let meanings: [String: String] = [
    "div": "UIView", "box": "UIView", "container": "UIView", "group": "UIView", "rect": "UIView",
    "rectangle": "UIView", "text": "UILabel", "span": "UILabel", "title": "UILabel",
    "img": "UIImageView", "picture": "UIImageView", "icon": "UIImageView",
    "vstack": "UIStackView", "hstack": "UIStackView", "row": "UIStackView",
    "column": "UIStackView", "toggle": "UISwitch", "checkbox": "UISwitch",
    "input": "UITextField", "textinput": "UITextField", "textbox": "UITextField",
    "textarea": "UITextView", "spinner": "UIActivityIndicatorView",
    "activityindicator": "UIActivityIndicatorView", "loader": "UIActivityIndicatorView",
    "progressbar": "UIProgressView", "progress": "UIProgressView", "segments": "UISegmentedControl",
    "segmented": "UISegmentedControl", "list": "UITableView", "grid": "UICollectionView",
    "blur": "UIVisualEffectView", "select": "UIPickerView", "dropdown": "UIPickerView",
    "search": "UISearchBar", "range": "UISlider", "dots": "UIPageControl",
  ]
}
