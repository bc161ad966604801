import CoreGraphics
import Scenes
import UIKit

/// What the inspector says of a touch at the place that was clicked.
@MainActor
struct TouchRows {
  private let walk: HitWalk
  private let name: (UIView) -> String

  /// `name` is what a view is called.
  init(_ walk: HitWalk, name: @escaping (UIView) -> String) {
    (self.walk, self.name) = (walk, name)
  }

  var rows: [PropertySheet.Row] {
    var rows = [words("goes to", walk.path.last.map(name) ?? "nobody")]
    if walk.path.count > 1 {
      rows.append(words("by way of", walk.path.dropLast().map(name).joined(separator: " → ")))
    }
    let recognizers = walk.recognizers.map { recognizer, view in
      "\(type(of: recognizer)) of \(name(view))"
    }
    if !recognizers.isEmpty {
      rows.append(words("recognizers", recognizers.joined(separator: ", ")))
    }
    let chain = walk.responders.dropFirst().map(responder)
    if !chain.isEmpty { rows.append(words("then to", chain.joined(separator: " → "))) }
    rows += walk.others.map { words("not to \(name($0.view))", reason($0)) }
    if walk.isCut { rows.append(words("not to", "others behind")) }
    return rows
  }

  private func words(_ name: String, _ value: String) -> PropertySheet.Row {
    var row = PropertySheet.Row(name: name, value: value)
    let place = PropertyCell.valueFrame(in: CGSize(width: PanelLook.width - 1, height: 0))
    let text = OverlayText(value, size: PanelLook.font.pointSize, width: place.width, lines: 6)
    row.lines = max(1, Int((text.height / PanelLook.lineHeight).rounded()))
    return row
  }

  private func responder(_ responder: UIResponder) -> String {
    (responder as? UIView).map(name) ?? "\(type(of: responder))"
  }

  private func reason(_ other: HitWalk.Other) -> String {
    let isItself = other.culprit === other.view
    let who = isItself ? "" : "\(name(other.culprit)) around it "
    return switch other.reason {
    case .hidden: who + "is hidden"
    case .transparent: who + "has an alpha below 0.01"
    case .takesNoTouches: who + "takes no touches"
    case .animated: who + "is being animated"
    case .outside: isItself ? "does not contain it" : who + "ends before"
    case .covered: "lies behind \(name(other.culprit))"
    case .passedBy: "passes it by"
    }
  }
}
