import CoreGraphics
import Pixels
import QuartzCore
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct ViewPictureTests {
  private func picture<Value>(_ value: Value, as strategy: Snapshotting<Value, UIImage>) -> UIImage
  {
    AwaitedValue.of(strategy.snapshot(value), within: 5) ?? UIImage()
  }

  /// The colour in the middle of a point, as hexadecimal ARGB.
  private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> String? {
    guard let pixmap = image.cgImage?.pixmap else { return nil }
    let scale = image.scale
    return String(
      pixmap[Int((x + 0.5) * scale), Int((y + 0.5) * scale)].value, radix: 16)
  }

  private func dyed(_ color: UIColor = .red, _ size: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 5, y: 7, width: size, height: size))
    view.backgroundColor = color
    return view
  }

  // MARK: What traits do

  @Test func theAppearanceTakesEffect() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    let view = dyed(color)
    #expect(self.color(picture(view, as: .image), 3, 3) == "ffff0000")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(self.color(picture(view, as: .image(traits: dark)), 3, 3) == "ff0000ff")
    #expect(self.color(picture(view, as: .image), 3, 3) == "ffff0000")
  }

  @Test func theScaleIsThePictures() {
    let view = dyed()
    #expect(picture(view, as: .image).cgImage?.width == 40)
    let fine = picture(view, as: .image(traits: UITraitCollection(displayScale: 3)))
    #expect(fine.scale == 3)
    #expect(fine.cgImage?.width == 60)
    #expect(
      picture(view, as: .image(size: CGSize(width: 7, height: 9))).size
        == CGSize(width: 7, height: 9))
  }

  @Test func textGrowsWithTheTextSize() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(
      picture(label, as: .image).pngData() != picture(label, as: .image(traits: huge)).pngData())
  }

  @Test func theDirectionTakesEffect() {
    let view = dyed(.white, 40)
    let mark = UIView()
    mark.backgroundColor = .red
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mark.topAnchor.constraint(equalTo: view.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(color(picture(view, as: .image), 2, 2) == "ffff0000")
    let mirrored = picture(
      view, as: .image(traits: UITraitCollection(layoutDirection: .rightToLeft)))
    #expect(color(mirrored, 2, 2) == "ffffffff")
    #expect(color(mirrored, 37, 2) == "ffff0000")
  }

  // MARK: What a picture shows

  @Test func shadowsAreAsOnTheScreen() {
    let view = dyed(.clear, 40)
    let card = dyed(.white, 10)
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = CGSize(width: 20, height: 0)
    // `render(in:)` would leave the path out.
    card.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5), transform: nil)
    view.addSubview(card)
    let image = picture(view, as: .image)
    #expect(color(image, 27, 9) == "ff000000")
    #expect(color(image, 27, 15) == "0")
  }

  @Test func nothingMoves() {
    let view = dyed(.red)
    #expect(color(picture(view, as: .image), 3, 3) == "ffff0000")
    UIView.animate(withDuration: 10) { view.backgroundColor = .blue }
    #expect(color(picture(view, as: .image), 3, 3) == "ff0000ff")
    view.layer.removeAllAnimations()
  }

  @Test func aLayerIsAPicture() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.green.cgColor
    layer.position = CGPoint(x: 300, y: 300)
    #expect(color(picture(layer, as: .image), 3, 3) == "ff00ff00")
    #expect(
      picture(layer, as: .image(traits: UITraitCollection(displayScale: 1))).cgImage?.width == 10)
  }

  @Test func pathsArePictures() {
    let path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 4, height: 4))
    #expect(color(picture(path, as: .image), 1, 1) == "ff000000")
    #expect(picture(path.cgPath, as: .image(scale: 3)).cgImage?.width == 12)
  }

  // MARK: What stays as it was

  @Test func theViewGoesBackToWhereItWas() {
    let outer = dyed(.white, 100)
    let view = dyed(.red)
    view.translatesAutoresizingMaskIntoConstraints = false
    for inner in [UIView(), view, UIView()] { outer.addSubview(inner) }
    let tie = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30)
    let width = view.widthAnchor.constraint(equalToConstant: 12)
    NSLayoutConstraint.activate([
      tie, width, view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 12),
    ])
    outer.layoutIfNeeded()
    _ = picture(view, as: .image(size: CGSize(width: 50, height: 50)))
    #expect(outer.subviews.firstIndex(of: view) == 1)
    #expect(tie.isActive)
    #expect(view.window == nil)
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 0, width: 12, height: 12))
  }

  @Test func aViewInAWindowGoesBackToIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(picture(controller, as: .image(traits: dark)).size == CGSize(width: 100, height: 100))
    #expect(controller.view.window === window)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  // MARK: Controllers

  private final class Told: UIViewController {
    var calls: [String] = []
    let mark = UIView()

    override func viewDidLoad() {
      mark.backgroundColor = .red
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .white
      view.addSubview(mark)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: safe.topAnchor),
        mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        mark.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        mark.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  @Test func aDeviceHasItsSizeAndSafeArea() {
    let controller = Told()
    let image = picture(controller, as: .image(on: .iPhoneX))
    #expect(controller.calls == ["will", "did", "gone"])
    #expect(image.size == CGSize(width: 375, height: 812))
    #expect(color(image, 100, 43) == "ffffffff")
    #expect(color(image, 100, 44) == "ffff0000")
    #expect(color(image, 100, 777) == "ffff0000")
    #expect(color(image, 100, 778) == "ffffffff")
    let lying = picture(controller, as: .image(on: .iPhoneX(.landscape)))
    #expect(lying.size == CGSize(width: 812, height: 375))
    #expect(color(lying, 43, 100) == "ffffffff")
    #expect(color(lying, 44, 100) == "ffff0000")
  }

  @Test func withoutADeviceThereIsNoSafeArea() {
    let image = picture(Told(), as: .image(size: CGSize(width: 50, height: 60)))
    #expect(image.size == CGSize(width: 50, height: 60))
    #expect(color(image, 3, 0) == "ffff0000")
  }

  @Test func aChildIsShownAndStaysOne() {
    let parent = UINavigationController(rootViewController: Told())
    let child = parent.viewControllers[0]
    _ = picture(child, as: .image(on: .iPhone8))
    #expect(child.parent === parent)
    #expect(parent.viewControllers == [child])
  }

  @Test func traitsGoOverTheDevices() {
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor {
      $0.horizontalSizeClass == .regular ? .blue : .red
    }
    #expect(color(picture(controller, as: .image(on: .iPhone13)), 1, 1) == "ffff0000")
    #expect(
      color(picture(controller, as: .image(on: .iPhone13ProMax(.landscape))), 1, 1) == "ff0000ff")
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    #expect(color(picture(controller, as: .image(on: .iPhone13, traits: wide)), 1, 1) == "ff0000ff")
  }
}
