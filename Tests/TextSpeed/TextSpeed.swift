import CoreGraphics
import Typography

#if canImport(Glibc)
  import Glibc
#endif

/// Times a screen of 5,000 glyphs, laid out and drawn at 1920 × 1080: the first time in a program,
/// when no font is open and no glyph is known, and again with warm caches. It is a program of its
/// own because only optimised code is worth timing, and a program is cold only once. Then it times keys
/// in long texts, from the event to the pixels, and many labels.
@main
@MainActor
struct TextSpeed {
  nonisolated static let glyphs = 5_000
  nonisolated static let size = CGSize(width: 1920, height: 1080)

  static func main() {
    guard let context = makeContext() else { return }
    let pages = [Page(0), Page(1)]
    clear(context)
    let opening = milliseconds { Page.openFonts() }
    let lines = milliseconds { _ = pages[0].glyphCount }
    let drawing = milliseconds { pages[0].draw(in: context) }
    // The same letters in other words: no line is known, all glyphs are.
    let other = milliseconds { pages[1].draw(in: context) }
    let warm = (0..<40).map { _ in milliseconds { pages[0].draw(in: context) } }.sorted()
    print(
      """
      \(pages[0].glyphCount) glyphs: cold \(text(opening + lines + drawing)) ms \
      (opening fonts \(text(opening)), lines \(text(lines)), drawing \(text(drawing))), \
      other words \(text(other)) ms, warm \(text(warm[warm.count / 2])) ms
      """)
    TypedText(paragraphs: 200, length: 500).measure()
    TypedText(paragraphs: 2_000, length: 500).measure()
    print("the same with a text storage:")
    TypedText(paragraphs: 2_000, length: 500, hasStorage: true).measure()
    ManyLabels.measure(10_000)
  }

  /// Of the processor, so that it matters little what else the machine does.
  static func milliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
  }

  static func text(_ milliseconds: Double) -> String {
    String((milliseconds * 100).rounded() / 100)
  }

  private static func clear(_ context: CGContext) {
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
  }

  /// Upside down, as views draw.
  private static func makeContext() -> CGContext? {
    let context = CGContext(
      data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
    context?.translateBy(x: 0, y: size.height)
    context?.scaleBy(x: 1, y: -1)
    return context
  }
}
