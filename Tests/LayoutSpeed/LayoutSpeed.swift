import CoreGraphics
import UIKit

/// Times layouts by constraints: views, and all that comes with them.
///
///   layoutspeed [ROWS…]    100, 1,000 and 10,000 rows unless told otherwise
@main
@MainActor
enum LayoutSpeed {
  static func main() {
    let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    for count in counts.isEmpty ? [100, 1_000, 10_000] : counts { measure(rows: count) }
  }

  private static func measure(rows count: Int) {
    let clock = ContinuousClock()
    var list = List(count)
    let first = clock.measure { list.root.layoutIfNeeded() }
    var scratch = first
    for _ in 0..<(count > 5000 ? 0 : 4) {
      list = List(count)
      scratch = min(scratch, clock.measure { list.root.layoutIfNeeded() })
    }
    var text = Duration.seconds(100)
    var constant = text
    let label = list.titles[count / 2]
    for round in 0..<20 {
      label.text = round.isMultiple(of: 2) ? "Another title" : "A title that is longer"
      text = min(text, clock.measure { list.root.layoutIfNeeded() })
      list.gap.constant = CGFloat(round + 1)
      constant = min(constant, clock.measure { list.root.layoutIfNeeded() })
    }
    print(
      "\(count) rows, \(list.constraintCount) constraints: first layout \(milliseconds(scratch)) "
        + "(\(milliseconds(first)) with texts that were never set before), "
        + "a text changed \(milliseconds(text)), a constant changed \(milliseconds(constant))")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds = duration.components.attoseconds / 1_000_000_000_000
    let value = Double(microseconds) / 1000 + Double(duration.components.seconds) * 1000
    return "\(value) ms"
  }
}

/// Rows below each other, each with a picture, a title and a detail.
@MainActor
struct List {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var titles: [UILabel] = []
  var gap: NSLayoutConstraint
  var constraintCount = 0

  init(_ count: Int) {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    var constraints = [
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    gap = content.topAnchor.constraint(equalTo: root.topAnchor)
    constraints.append(gap)
    var bottom = content.topAnchor
    for index in 0..<count {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(row)
      let (image, title, detail) = (UIView(), UILabel(), UILabel())
      title.text = "Title \(index)"
      detail.text = "\(index) items"
      for view in [image, title, detail] {
        view.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(view)
      }
      titles.append(title)
      constraints += [
        row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        row.topAnchor.constraint(equalTo: bottom),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        image.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        image.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        image.widthAnchor.constraint(equalToConstant: 28),
        image.heightAnchor.constraint(equalTo: image.widthAnchor),
        title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
        title.topAnchor.constraint(equalTo: row.topAnchor, constant: 11),
        title.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -11),
        detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      ]
      bottom = row.bottomAnchor
    }
    constraints.append(content.bottomAnchor.constraint(equalTo: bottom))
    constraintCount = constraints.count
    NSLayoutConstraint.activate(constraints)
  }
}
