import CoreGraphics
import Testing
import UIKit

/// S07: frames that follow from Apple's documentation, a layout a line.
@Suite @MainActor struct KnownFrameTests {
  /// Every distribution with every alignment, of three boxes of 50 × 20, 30 × 40 and 40 × 30 in a row
  /// of 300 × 100 with 10 between: where they begin and how long they are, along and across.
  @Test("S07 every distribution with every alignment") func everyDistributionWithEveryAlignment() {
    let along: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
      (.fillEqually, [0, 103, 207], [93.5, 93.5, 93.5]),
      (.equalSpacing, [0, 140, 260], [50, 30, 40]),
      (.fillProportionally, [0, 127, 207], [116.5, 70, 93.5]),
    ]
    let across: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
      (.fill, [0, 0, 0], [100, 100, 100]), (.top, [0, 0, 0], [20, 40, 30]),
      (.center, [40, 30, 35], [20, 40, 30]), (.bottom, [80, 60, 70], [20, 40, 30]),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (distribution, starts, lengths) in along {
        for (alignment, tops, heights) in across {
          func box(_ length: CGFloat, _ height: CGFloat) -> Box {
            axis == .horizontal ? Box(length, height) : Box(height, length)
          }
          let stack = UIStackView(arrangedSubviews: [box(50, 20), box(30, 40), box(40, 30)])
          stack.axis = axis
          stack.distribution = distribution
          stack.alignment = alignment
          stack.spacing = 10
          stack.frame.size =
            axis == .horizontal ? CGSize(width: 300, height: 100) : CGSize(width: 100, height: 300)
          stack.layoutIfNeeded()
          let expected = (0..<3).map { index in
            axis == .horizontal
              ? CGRect(
                x: starts[index], y: tops[index], width: lengths[index], height: heights[index])
              : CGRect(
                x: tops[index], y: starts[index], width: heights[index], height: lengths[index])
          }
          #expect(
            stack.arrangedSubviews.map(\.frame) == expected, "\(axis) \(distribution) \(alignment)")
        }
      }
    }
  }

  @Test("S07 a sum that is off by a little is rounded as the length that it is meant to be")
  func sumsBetweenPixels() {
    let boxes = [0.25, 0.25.nextDown, 12.75, 12.75.nextDown].map { length in
      let box = Box(1, 1)
      activate(box.widthAnchor.constraint(equalToConstant: length))
      return box
    }
    let root = container(320, 60, boxes[0], boxes[1], boxes[2], boxes[3])
    root.layoutIfNeeded()
    #expect(boxes.map(\.bounds.width) == [0.5, 0.5, 13, 13])
  }

  @Test("S07 a label and a button share a row") func aLabelAndAButtonShareARow() {
    let (label, button) = (Box(120, 20), Box(60, 34))
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let root = container(320, 60, label, button)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      button.centerYAnchor.constraint(equalTo: label.centerYAnchor))
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 16, y: 20, width: 220, height: 20))
    #expect(button.frame == CGRect(x: 244, y: 13, width: 60, height: 34))
    // Where there is less room than content, what resists least gives way.
    label.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(button.frame.width == 60)
  }

  @Test("S07 aspect ratios hold") func aspectRatiosHold() {
    let picture = plain()
    let root = container(400, 300, picture)
    let fill = picture.widthAnchor.constraint(equalTo: root.widthAnchor)
    fill.priority = .defaultHigh
    activate(
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9),
      picture.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor), fill)
    root.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 38, width: 400, height: 225))
    root.frame.size = CGSize(width: 400, height: 90)
    root.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 120, y: 0, width: 160, height: 90))
  }

  @Test("S07 baselines of two sizes lie on one line") func baselinesOfTwoSizesLieOnOneLine() {
    let (title, value) = (UILabel(), UILabel())
    (title.text, value.text) = ("Title", "12")
    title.font = .systemFont(ofSize: 34)
    value.font = .systemFont(ofSize: 13)
    let root = container(320, 100, title, value)
    activate(
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      value.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor))
    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat {
      let spare = (label.bounds.height - label.font.lineHeight) / 2
      return label.frame.minY + spare + label.font.ascender
    }
    #expect(abs(baseline(title) - baseline(value)) <= 1)
    #expect(value.frame.minY > title.frame.minY)
  }

  @Test("S07 a button and a field stand on the line of a label")
  func aButtonAndAFieldStandOnTheLineOfALabel() throws {
    let (label, button, field) = (UILabel(), UIButton(type: .system), UITextField())
    label.text = "Name"
    label.font = .systemFont(ofSize: 28)
    button.setTitle("Save", for: .normal)
    (field.text, field.borderStyle) = ("Grace", .roundedRect)
    let root = container(400, 100, label, button, field)
    activate(
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor))
    root.layoutIfNeeded()
    let line = label.frame.minY + label.font.ascender
    let title = try #require(button.titleLabel)
    #expect(abs(button.frame.minY + title.frame.minY + title.font.ascender - line) <= 1)
    let font = try #require(field.font)
    let top = (field.bounds.height - font.lineHeight) / 2
    #expect(abs(field.frame.minY + top + font.ascender - line) <= 1)
  }

  @Test("S07 a row's baseline is that of what is tallest by nature")
  func aRowsBaselineIsThatOfWhatIsTallestByNature() {
    let (small, large, other) = (UILabel(), UILabel(), UILabel())
    for (label, size) in [(small, 12.0), (large, 40), (other, 12)] {
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
    }
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .center
    let root = container(300, 100, row, other)
    activate(
      row.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: row.trailingAnchor),
      other.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor))
    root.layoutIfNeeded()
    let line = large.frame.minY + large.font.ascender
    #expect(abs(other.frame.minY + other.font.ascender - line) <= 1)
    #expect(row.forLastBaselineLayout === large)
  }

  @Test("S07 transforms are outside of layout") func transformsAreOutsideOfLayout() {
    let view = plain()
    let root = container(200, 200, view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(abs(view.frame.width - 40) < 1e-9)
  }
}
