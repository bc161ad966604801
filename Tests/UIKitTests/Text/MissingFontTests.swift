import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Text without fonts")
@MainActor
struct MissingFontTests {
  /// How many pixels a layer leaves ink in.
  private static func ink(_ layer: CALayer) -> Int {
    layer.layoutIfNeeded()
    return drawn(200, 100) { layer.render(in: $0) }.joined().count { $0 >> 24 > 20 }
  }

  @Test("a process without any font shows boxes, goes on, and says once what to install")
  func aProcessWithoutFontsGoesOn() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      setenv("LAYERKIT_FONT_PATH", "/nowhere", 1)
      let font = UIFont.systemFont(ofSize: 20)
      #expect(abs(font.lineHeight - 23.87) < 0.01 && font.capHeight > 0 && font.xHeight > 0)
      #expect(UIFont(name: "Inter-Bold", size: 12) == nil)
      #expect(CGFont("Inter-Bold") == nil)

      let label = UILabel()
      label.text = "No fonts"
      label.sizeToFit()
      let height = UIFont.systemFont(ofSize: 17).lineHeight
      #expect(label.bounds.height >= height && label.bounds.height < height + 1)
      #expect(label.bounds.width > 60 && label.bounds.width < 100)
      #expect(Self.ink(label.layer) > 100)

      let string = NSAttributedString(string: "a b", attributes: [.font: font])
      #expect(abs(string.size().width - (12 + 5 + 12)) < 0.01)
      let pixels = drawn(200, 100) { _ in string.draw(at: .zero) }
      #expect(pixels.joined().contains { $0 >> 24 > 20 })

      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.text = "field"
      #expect(Self.ink(field.layer) > 100)
      field.text = nil
      field.placeholder = "place"
      #expect(Self.ink(field.layer) > 100)

      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "several words that wrap\nand a break"
      view.insertText(" more")
      #expect(Self.ink(view.layer) > 100)
      #expect(view.sizeThatFits(CGSize(width: 100, height: 1_000)).height > 60)

      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      layer.string = "text layer"
      #expect(Self.ink(layer) > 100)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // At 20 points the system's font is the one for titles; its package is told of once.
    #expect(
      said == "the font Inter Display is missing, in /nowhere; install the package fonts-inter\n")
  }
}
