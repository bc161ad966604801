import Testing

@testable import UIKit

@MainActor @Suite struct ButtonTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func E07_tapTriggersThePrimaryAction() {
    let button = UIButton(type: .system)
    button.frame.size = CGSize(width: 80, height: 30)
    let log = EventLog(button, only: [.touchUpInside, .primaryActionTriggered])
    Touched(button).tap(10, 10)
    #expect(log.take() == ["upInside", "primary"])
  }

  @Test func E07_handlerOfBothEventsIsCalledOnce() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: [.touchUpInside, .primaryActionTriggered])
    Touched(button).tap(10, 10)
    #expect(count == 1)
  }

  @Test func E07_actionGivesTitleImageAndWork() {
    var count = 0
    let action = UIAction(title: "Go", image: image(8)) { _ in count += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go" && button.currentImage != nil)
    button.frame.size = CGSize(width: 80, height: 30)
    Touched(button).tap(10, 10)
    #expect(count == 1)
    #expect(UIButton(configuration: .filled(), primaryAction: action).configuration?.title == "Go")
  }

  @Test func E07_statesWithoutContentShowThatOfTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.titleLabel?.text == "Normal")
    #expect(button.currentTitleColor == .white)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Selected")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Normal")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitleColor == .white)
    button.isHighlighted = false
    #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
    #expect(button.title(for: [.selected, .highlighted]) == "Normal")
  }

  @Test func E07_systemButtonsFollowTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple)
    button.setTitleColor(.brown, for: .normal)
    #expect(button.titleLabel?.textColor == .brown)
    button.setImage(image(8), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.isHighlighted = true
    #expect(button.titleLabel?.layer.opacity == 0.2)
    #expect(UIButton().buttonType == .custom)
  }

  @Test func E07_attributedTitlesGoBeforePlainOnes() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.green]),
      for: .normal)
    #expect(button.titleLabel?.text == "Rich" && button.titleLabel?.textColor == .green)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func E07_titleHasRoomAboveAndBelowUnlessInsetsSayOtherwise() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(button.intrinsicContentSize.height == title.height.rounded(.up) + 12)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width.rounded(.up) + 50, height: title.height.rounded(.up) + 3))
    button.setTitle(nil, for: .normal)
    button.contentEdgeInsets = .zero
    button.setImage(image(22), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  @Test func E07_imageStandsBeforeTheTitleAsOneGroup() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Title", for: .normal)
    button.setImage(image(20), for: .normal)
    button.layoutIfNeeded()
    let (label, picture) = try (#require(button.titleLabel), #require(button.imageView))
    #expect(picture.frame.size == CGSize(width: 20, height: 20) && picture.frame.minY == 10)
    #expect(label.frame.minX == picture.frame.maxX)
    #expect(abs(picture.frame.minX - (200 - label.frame.maxX)) <= 1)
    button.contentHorizontalAlignment = .trailing
    button.layoutIfNeeded()
    #expect(abs(label.frame.maxX - 200) < 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0 && picture.frame.minX == label.frame.maxX)
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets.left = 7
    button.layoutIfNeeded()
    #expect(label.frame.minX == 7)
  }

  @Test func E07_configurationDescribesTheWholeLook() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel)
    #expect(button.intrinsicContentSize.height == title.intrinsicContentSize.height + 14)
    #expect(title.textColor == .white && title.font.pointSize == 17)
    let ground = try #require(button.views.ground)
    #expect(ground.backgroundColor == button.tintColor)
    configuration.baseBackgroundColor = .orange
    configuration.baseForegroundColor = .black
    configuration.subtitle = "More"
    configuration.cornerStyle = .capsule
    button.configuration = configuration
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(ground.backgroundColor == .orange && title.textColor == .black)
    #expect(ground.layer.cornerRadius == button.bounds.height / 2)
    let subtitle = try #require(button.views.subtitle)
    #expect(subtitle.frame.minY >= title.frame.maxY && subtitle.text == "More")
    button.isEnabled = false
    #expect(title.textColor == .tertiaryLabel && ground.backgroundColor == .tertiarySystemFill)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGVector(dx: -1, dy: 0)), (.trailing, CGVector(dx: 1, dy: 0)),
    (.top, CGVector(dx: 0, dy: -1)), (.bottom, CGVector(dx: 0, dy: 1)),
  ])
  func E07_configuredImageStandsWhereItIsPut(_ edge: NSDirectionalRectEdge, _ side: CGVector) throws
  {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = image(20)
    configuration.imagePlacement = edge
    configuration.imagePadding = 9
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let (title, picture) = try (#require(button.titleLabel).frame, #require(button.imageView).frame)
    let gap =
      side.dx != 0
      ? side.dx * (picture.midX - title.midX) - (picture.width + title.width) / 2
      : side.dy * (picture.midY - title.midY) - (picture.height + title.height) / 2
    #expect(abs(gap - 9) <= 1)
    #expect(button.bounds.insetBy(dx: 11, dy: 6).contains(title.union(picture)))
  }

  @Test func E07_handlerBringsTheConfigurationUpToTheState() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off" && states == [.normal])
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On" && states == [.normal, .selected])
  }

  @Test func E07_configuredButtonTakesContentThatWasSetByState() {
    let button = UIButton(configuration: .gray())
    button.setTitle("Set", for: .normal)
    #expect(button.titleLabel?.text == "Set")
    button.configuration = nil
    #expect(button.views.ground == nil && button.titleLabel?.text == "Set")
  }

  @Test func E07_tapMayTurnTheSelectionOver() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.changesSelectionAsPrimaryAction = true
    let touched = Touched(button)
    touched.tap(5, 5)
    #expect(button.isSelected)
    touched.tap(5, 5, time: 1)
    #expect(!button.isSelected)
  }

  @Test func E07_signsHaveTheirSizes() {
    #expect(UIButton(type: .close).bounds.size == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .contactAdd).bounds.size == CGSize(width: 22, height: 22))
    #expect(UIButton(type: .infoLight).currentImage != nil)
  }
}
