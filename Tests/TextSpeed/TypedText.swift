import CoreGraphics
import QuartzCore
import RenderServer
import RenderTree
import UIKit

/// A text view in a window, to which keys are sent; after each the frame is made and painted.
@MainActor
struct TypedText {
  static let words = [
    "harbour", "letters", "of", "the", "morning", "Tuesday", "well", "known", "and", "quiet",
  ]

  private let window = UIWindow(frame: CGRect(origin: .zero, size: TextSpeed.size))
  private let view = UITextView(frame: CGRect(x: 40, y: 680, width: 1840, height: 380))
  private let input: WindowInput
  private let renderer = Renderer(threads: 1)
  private let count: Int

  /// One whose storage somebody has asked for tells it of every key.
  init(paragraphs: Int, length: Int, hasStorage: Bool = false) {
    var text = ""
    for paragraph in 0..<paragraphs {
      let end = text.utf8.count + length - 1
      var word = paragraph
      while text.utf8.count < end {
        text += Self.words[word % Self.words.count] + " "
        word += 1 + word % 3
      }
      text += "\n"
    }
    count = text.utf16.count
    view.font = .systemFont(ofSize: 16)
    view.text = text
    if hasStorage { _ = view.textStorage }
    window.addSubview(view)
    window.isHidden = false
    input = WindowInput(window: window)
  }

  /// Prints what the first frame, a caret's way and keys there take.
  func measure() {
    let first = TextSpeed.milliseconds { frame() }
    view.becomeFirstResponder()
    print("\(count) characters: first frame \(TextSpeed.text(first)) ms")
    for (name, place) in [("beginning", 0), ("middle", count / 2), ("end", count)] {
      let way = TextSpeed.milliseconds {
        view.selectedRange = NSRange(location: place, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        frame()
      }
      let before = view.laidParagraphs
      let typed = times(20) { input.insertText("a", time: 0) }
      let laid = view.laidParagraphs - before
      let deleted = times(20) { input.keyDown(UIKey(.keyboardDeleteOrBackspace), time: 0) }
      let undone = times(2) {
        input.keyDown(UIKey(.keyboardZ, modifierFlags: .command), time: 0)
      }
      print(
        """
          at its \(name): there in \(TextSpeed.text(way)) ms, a key \(typed) ms, \
        deleting \(deleted) ms, undoing \(undone) ms; \
        \(Double(laid) / 20) paragraphs laid out a key
        """)
    }
  }

  /// The median and the worst.
  private func times(_ count: Int, _ change: () -> Void) -> String {
    let all = (0..<count).map { _ in
      TextSpeed.milliseconds {
        change()
        frame()
      }
    }.sorted()
    return TextSpeed.text(all[count / 2]) + " (at most \(TextSpeed.text(all[count - 1])))"
  }

  private func frame() {
    let tree = window.layer.commitTree().root
    let canvas = CanvasSize(width: Int(TextSpeed.size.width), height: Int(TextSpeed.size.height))
    _ = renderer.render(Frame(root: tree, canvas: canvas, scale: 1))
  }
}
