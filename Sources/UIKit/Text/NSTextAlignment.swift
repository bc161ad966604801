import Typography

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Both edges straight, but for the last line of a paragraph.
  case justified
  /// The side that the text's language begins at.
  case natural

  var alignment: TextParagraph.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  var breaking: TextParagraph.Breaking {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .characters
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft

  var direction: TextParagraph.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
