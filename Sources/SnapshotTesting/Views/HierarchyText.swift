import CoreGraphics
import Foundation
import UIKit

extension UIView {
  /// The view and its subviews, a line each, in the words of UIKit's own description.
  var linesOfHierarchy: String {
    var lines: [String] = []
    var pending = [(view: self, depth: 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + view.lineOfHierarchy)
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var lineOfHierarchy: String {
    var parts = [
      nameOfClass(of: self),
      "frame = (\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))",
    ]
    if let shownText, !shownText.isEmpty { parts.append("text = '\(shownText)'") }
    if transform != .identity {
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(matrix.map(\.short).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.short)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if let words = autoresizingMask.words { parts.append("autoresize = \(words)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if gestureRecognizers?.isEmpty == false { parts.append("gestureRecognizers = <NSArray>") }
    if let backgroundColor {
      parts.append("backgroundColor = \(backgroundColor.description.withoutAddresses)")
    }
    parts.append("layer = <\(nameOfClass(of: layer))>")
    if let scrolls = self as? UIScrollView {
      let (offset, size) = (scrolls.contentOffset, scrolls.contentSize)
      parts.append("contentOffset: {\(offset.x.short), \(offset.y.short)}")
      parts.append("contentSize: {\(size.width.short), \(size.height.short)}")
      let insets = scrolls.adjustedContentInset
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map(\.short)
      parts.append("adjustedContentInset: {\(sides.joined(separator: ", "))}")
    }
    return "<\(parts.joined(separator: "; "))>"
  }

  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}

extension UIViewController {
  /// The controller, its children and what they present, a line each.
  var linesOfHierarchy: String {
    var lines: [String] = []
    var pending = [(controller: self, depth: 0, mark: "| ")]
    while let (controller, depth, mark) = pending.popLast() {
      let indent = String(repeating: "   | ", count: max(0, depth - 1))
      lines.append((depth > 0 ? indent + "   " + mark : "") + controller.lineOfHierarchy)
      let presented = controller.presentedViewController
        .flatMap { $0.presentingViewController === controller ? $0 : nil }
      if let presented { pending.append((presented, depth + 1, "+ ")) }
      pending += controller.children.reversed().map { ($0, depth + 1, "| ") }
    }
    return lines.joined(separator: "\n")
  }

  private var lineOfHierarchy: String {
    var words = "<\(nameOfClass(of: self))>, state: \(nameOfAppearance), view: "
    guard let view = viewIfLoaded else { return words + "(view not loaded)" }
    words += "<\(nameOfClass(of: view))>"
    return view.window == nil ? words + " not in the window" : words
  }
}

/// Of classes of programs with their module, as Objective-C's runtime has it.
private func nameOfClass(of object: AnyObject) -> String {
  // Of private classes it has an address, too.
  let name = String(reflecting: type(of: object))
    .replacing(/\(unknown context at [^)]*\)\./, with: "")
  let own = ["UIKit.", "QuartzCore."].first { name.hasPrefix($0) }
  return own.map { String(name.dropFirst($0.count)) } ?? name
}

extension UIView.AutoresizingMask {
  /// Nil for none.
  fileprivate var words: String? {
    let all: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let words = all.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? nil : words.joined(separator: "+")
  }
}

extension CGFloat {
  /// The number to six digits, as UIKit's descriptions have it.
  fileprivate var short: String { String(format: "%g", Double(self)) }
}
