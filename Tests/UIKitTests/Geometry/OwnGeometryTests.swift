import Testing

@testable import UIKit

/// What the framework derives for its own parts is always numbers; what clients say is refused where
/// it is not.
@MainActor @Suite struct OwnGeometryTests {
  @Test func D1_smallSegmentedControlsAreLaidOut() {
    for size in [CGSize.zero, CGSize(width: 3, height: 32), CGSize(width: 300, height: 1)] {
      let control = UISegmentedControl(items: ["a", "b"])
      control.selectedSegmentIndex = 1
      control.frame.size = size
      control.layoutIfNeeded()
      #expect(control.pill.frame.isFinite && control.pill.frame.width >= 0)
    }
  }

  @Test func D1_whatIsInsideMarginsIsNeverNull() {
    let rect = CGRect(x: 10, y: 20, width: 3, height: 100)
    #expect(rect.inside(dx: 2, dy: 2) == CGRect(x: 11.5, y: 22, width: 0, height: 96))
    #expect(rect.inside(dx: 1, dy: 1) == rect.insetBy(dx: 1, dy: 1))
    #expect(rect.inside(dx: -1, dy: 0) == rect.insetBy(dx: -1, dy: 0))
    #expect(CGRect.null.inside(dx: 1, dy: 1).isFinite)
    #expect(rect.inside(dx: .nan, dy: .infinity).isFinite)
  }

  @Test func D1_settledGeometryHasNumbersAlone() {
    let rect = CGRect(x: CGFloat.nan, y: -.infinity, width: .infinity, height: 7)
    #expect(rect.settled.isFinite)
    #expect(rect.settled.origin.x == 0 && rect.settled.height == 7)
    let plain = CGRect(x: -1.5, y: 2, width: -3, height: 1e9)
    #expect(plain.settled.origin == plain.origin && plain.settled.size == plain.size)
  }

  @Test func D1_insetsBeyondNumbersPlaceAButtonsPartsSomewhere() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Title"
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: .infinity, leading: 1e308, bottom: 1e308, trailing: -1e308)
    button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1e308, leading: 1e308, bottom: 1e308, trailing: 1e308)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.views.label?.frame.isFinite == true)
    #expect(button.views.ground?.frame.isFinite == true)
  }

  @Test func D1_viewTurnedAwayFromTheEyeFitsItsContentWhereItIs() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    label.text = "Text"
    var transform = CATransform3DIdentity
    transform.m34 = -1
    label.transform3D = CATransform3DTranslate(transform, 0, 0, 5)
    let center = label.center
    label.sizeToFit()
    #expect(label.bounds.width > 5)
    #expect(label.center.isFinite)
    #expect(label.frame.isFinite || label.center == center)
  }

  @Test func D1_focusRingAroundWhatPerspectiveMakesEndlessIsSomewhere() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let (outer, inner) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    var transform = CATransform3DIdentity
    transform.m34 = -1
    inner.transform3D = CATransform3DTranslate(transform, 0, 0, 5)
    window.addSubview(outer)
    outer.addSubview(inner)
    let item = UIButton(configuration: .plain())
    inner.addSubview(item)
    let effect = UIFocusHaloEffect()
    effect.containerView = outer
    item.focusEffect = effect
    let ring = FocusRing()
    ring.show(around: item)
    #expect(ring.isShown)
  }

  @Test func D1_placesThatASubclassGivesAreStillRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Slider: UISlider {
          override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
          }
        }
        Slider(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry: CALayer frame contains NaN"))
  }

  /// Every part of ours goes through `lie`: nothing else in these folders sets a view's place.
  @Test func D1_nothingElsePlacesParts() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIKit").standardizedFileURL
    let setting = try Regex(#"\.(frame|bounds|center|position)(\.\w+)? [-+]?= "#)
    // What a view is told about itself, and what a caller's view was before.
    let own = ["super.", "self.", "copy.", "layer.bounds = item.bounds", "item.layer.position"]
    var lines = 0
    for folder in ["Controls", "Text", "Scrolling", "Focus", "Effects", "App"] {
      let files = FileManager.default.enumerator(atPath: sources.path + "/" + folder)
      while let name = files?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        let text = try String(contentsOfFile: sources.path + "/\(folder)/\(name)", encoding: .utf8)
        for line in text.split(separator: "\n") {
          lines += 1
          guard !own.contains(where: { line.contains($0) }) else { continue }
          #expect(!line.contains(setting), "\(folder)/\(name): \(line)")
        }
      }
    }
    #expect(lines > 3_000)
  }
}
