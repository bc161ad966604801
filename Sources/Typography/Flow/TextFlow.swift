import CoreGraphics

/// A text whose paragraphs are laid out one by one: from the beginning as far as somebody asks for, and
/// after a change those alone that it is in. How high the rest is, is estimated.
///
/// The text itself is somebody else's, who tells of changes. For one thread at a time.
package final class TextFlow {
  /// Where the text is.
  package struct Source {
    /// How many units there are.
    package let count: () -> Int
    /// The paragraph with a place, its break included.
    package let paragraph: (_ place: Int) -> Range<Int>
    /// A paragraph; an empty range at the end is that after the last break.
    package let text: (_ range: Range<Int>) -> AttributedText

    package init(
      count: @escaping () -> Int, paragraph: @escaping (Int) -> Range<Int>,
      text: @escaping (Range<Int>) -> AttributedText
    ) {
      (self.count, self.paragraph, self.text) = (count, paragraph, text)
    }
  }

  let source: Source
  package let options: LayoutOptions
  /// A paragraph's break begins no other one in it.
  private let ownOptions: LayoutOptions
  var paragraphs = FlowParagraphs()
  /// Nothing is left to lay out, and the line after the last break is there.
  package internal(set) var isWhole = false
  /// Of what is not laid out yet.
  private var estimatedHeight: CGFloat = 0
  /// How many paragraphs were laid out up to now: what a change costs.
  package internal(set) var laidParagraphs = 0
  /// All lines with places of the whole text, until something changes.
  var joined: TextLayout?

  /// Texts up to this many units are laid out at once.
  package static let mostAtOnce = 16_384

  /// The options' height and number of lines have to be without limits.
  package init(_ options: LayoutOptions, _ source: Source) {
    (self.options, self.source) = (options, source)
    var own = options
    own.countsLastBreak = false
    ownOptions = own
    if source.count() <= Self.mostAtOnce { layOutAll() }
  }

  /// How many units of the text are laid out, from its beginning.
  package var laidCount: Int { paragraphs.count }

  /// Of all lines: below what is laid out, about.
  package var height: CGFloat { paragraphs.height + estimatedHeight }

  // MARK: Laying out

  package func layOutAll() { layOut { false } }

  /// Lays lines out down to a height.
  package func layOut(toHeight y: CGFloat) { layOut { paragraphs.height > y } }

  /// Lays out the line with a place of the text.
  package func layOut(toPlace place: Int) { layOut { laidCount > place } }

  private func layOut(until isEnough: () -> Bool) {
    guard !isWhole, !isEnough() else { return }
    let count = source.count()
    while laidCount < count, !isEnough() {
      paragraphs.append(paragraph(source.paragraph(laidCount)))
    }
    finish(count)
  }

  func paragraph(_ range: Range<Int>) -> FlowParagraph {
    laidParagraphs += 1
    return FlowParagraph(source.text(range), ownOptions)
  }

  /// Estimates the rest; where there is none, adds the line after the last break.
  func finish(_ count: Int) {
    joined = nil
    isWhole = laidCount >= count
    if isWhole {
      estimatedHeight = 0
      if options.countsLastBreak || count == 0, paragraphs.last?.endsWithBreak ?? true {
        paragraphs.append(paragraph(count..<count))
      }
      return
    }
    // As high as what is there, for as many letters.
    let share = laidCount > 0 ? paragraphs.height / CGFloat(laidCount) : 0
    estimatedHeight = share * CGFloat(count - laidCount)
  }

  /// Colours are others, and nothing else.
  package func dropPaints() { paragraphs.dropPaints() }

  // MARK: All of it

  /// What all lines take.
  package var size: CGSize {
    layOutAll()
    var (left, right) = (CGFloat.infinity, CGFloat(0))
    paragraphs.forEach {
      for line in $0.lines {
        (left, right) = (min(left, line.x), max(right, line.x + line.width))
      }
    }
    let width = options.width.isFinite ? right - min(left, right) : right
    return CGSize(width: width, height: height)
  }

  /// All lines as one layout.
  package var layout: TextLayout {
    layOutAll()
    if let joined { return joined }
    let made = joinedLayout()
    joined = made
    return made
  }
}

extension FlowParagraph {
  var endsWithBreak: Bool { layout.content.text.last.map(ParagraphRange.isBreak) ?? false }
}
