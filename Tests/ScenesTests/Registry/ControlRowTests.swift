import Testing
import UIKit

@testable import Scenes

@MainActor @Suite struct ControlRowTests {
  private func live(_ keys: String, in scene: LiveScene = LiveScene()) throws -> LiveScene {
    try scene.show(root: keys)
    return scene
  }

  private func view<View: UIView>(_ scene: LiveScene, _ type: View.Type) throws -> View {
    let views = sequence(state: [scene.window as UIView]) { (list: inout [UIView]) -> UIView? in
      guard let view = list.popLast() else { return nil }
      list += view.subviews
      return view
    }
    return try #require(views.first { $0 is View } as? View)
  }

  @Test func endsOfASliderComeBeforeItsValueWhateverTheOrder() throws {
    let scene = try live(#""class": "UISlider", "value": 8, "maximumValue": 10"#)
    let slider = try view(scene, UISlider.self)
    #expect(slider.value == 8)
    _ = try live(#""class": "UISlider", "value": 80, "maximumValue": 100"#, in: scene)
    #expect(slider.value == 80)
    _ = try live(#""class": "UISlider", "value": 0.5"#, in: scene)
    #expect(slider.value == 0.5 && slider.maximumValue == 1)
  }

  @Test func segmentsComeBeforeTheSelection() throws {
    let scene = try live(
      #""class": "UISegmentedControl", "selectedSegmentIndex": 1, "segments": ["A", "B"]"#)
    let control = try view(scene, UISegmentedControl.self)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
    _ = try live(
      #""class": "UISegmentedControl", "selectedSegmentIndex": 1, "segments": ["A", "C", "D"]"#,
      in: scene)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "C")
  }

  @Test func buttonsAreDescribedByTheirConfiguration() throws {
    let scene = try live(
      #""class": "UIButton", "configuration": "filled", "title": "Go", "cornerStyle": "capsule""#)
    let button = try view(scene, UIButton.self)
    #expect(button.configuration?.title == "Go" && button.configuration?.cornerStyle == .capsule)
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .white)
    _ = try live(#""class": "UIButton", "title": "Go""#, in: scene)
    #expect(button.configuration?.cornerStyle == .dynamic)
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  @Test func listsOfStringsAreChecked() throws {
    let text = #"{"root": {"class": "UISegmentedControl", "segments": ["A", 2]}}"#
    let load = SceneLoad.load("s.json", from: FilesInMemory(["s.json": text]))
    #expect(load.scene == nil && load.diagnostics.hasErrors)
  }

  @Test func imageViewsTakeThePicturesScale() throws {
    let scene = try live(
      #""class": "UIImageView", "image": {"checkerboard": 4, "size": [8, 8], "scale": 2}"#)
    let image = try #require(try view(scene, UIImageView.self).image)
    #expect(image.size == CGSize(width: 8, height: 8) && image.scale == 2)
  }

  @Test func aLabelsShadowIsNotThatOfItsLayer() throws {
    let own = #""class": "UILabel", "text": "A", "shadowColor": "red", "shadowOffset": [3, 4]"#
    let scene = try live(own + #", "layer": {"shadowColor": "blue", "shadowOffset": [5, 6]}"#)
    let label = try view(scene, UILabel.self)
    #expect(label.shadowColor == .red && label.shadowOffset == CGSize(width: 3, height: 4))
    #expect(label.layer.shadowOffset == CGSize(width: 5, height: 6))
    _ = try live(own, in: scene)
    #expect(label.shadowColor == .red && label.layer.shadowOffset == CGSize(width: 0, height: -3))
  }

  @Test func severalFingersReachAViewOnlyWhileItIsTurned() throws {
    let scene = try live(#""class": "UITextView", "actions": {"pinch": "scale"}"#)
    let text = try view(scene, UITextView.self)
    #expect(text.isMultipleTouchEnabled)
    _ = try live(#""class": "UITextView""#, in: scene)
    #expect(!text.isMultipleTouchEnabled)
  }
}
