import CoreGraphics
import Typography

/// Where the lines of a paragraph lie.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4

  var alignment: TextParagraph.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// Where lines end, or which part is left out of a paragraph's only line.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

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

/// Which way a paragraph is written; `natural` is that of its first letter.
public enum CTWritingDirection: Int8, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
  case natural = -1

  var direction: TextParagraph.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// A place that text after a tabulator begins, ends or is centred at.
public final class CTTextTab: Sendable {
  let alignment: CTTextAlignment
  let location: CGFloat

  init(_ alignment: CTTextAlignment, _ location: CGFloat) {
    (self.alignment, self.location) = (alignment, location)
  }
}

/// `options` are for tables, which are not made here.
public func CTTextTabCreate(
  _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
  CTTextTab(alignment, CGFloat(location))
}

public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }
