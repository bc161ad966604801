import CoreGraphics
import Foundation
import Typography

/// Makes columns of a text. For one thread at a time.
public final class CTFramesetter {
  let typesetter: CTTypesetter

  init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

  var source: StyledCharacters { typesetter.source }

  /// A part of the text in a room, as UIKit lays it out.
  func layout(_ range: Range<Int>, _ size: CGSize) -> TextLayout {
    TextLayout.make(
      source.content.part(range), LayoutOptions(width: size.width, height: size.height))
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(CTTypesetter(attrString))
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter)
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// The lines of the text that have room in a path, from its top on; a length of 0 means all text from
/// a place on.
///
/// In a rectangle lines lie as UIKit's do. In other paths each line takes the parts of its height that
/// lie wholly inside. Of `frameAttributes` the path's fill rule counts.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = stringRange.orRest(of: framesetter.typesetter.count)
  return CTFrame(framesetter, range, path.copy() ?? path, frameAttributes)
}

/// The size that lines of a text take in a room. Sides of 0 and less, and the greatest of all numbers,
/// are no limit. `fitRange` gets the text that has room.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.orRest(of: framesetter.typesetter.count)
  guard !range.isEmpty else {
    fitRange?.pointee = CFRange(range)
    return .zero
  }
  let layout = framesetter.layout(range, constraints)
  let shown = layout.lines.last?.range.upperBound ?? 0
  fitRange?.pointee = CFRange(range.lowerBound..<range.lowerBound + shown)
  return layout.size
}
