import UIKit

extension SceneClass {
  /// `UISegmentedControl`.
  static let segmentedControl = SceneClass(
    "UISegmentedControl", isView: true, isControl: true,
    properties: controlProperties + segmentProperties,
    coupled: [.choice: ["segments", "selectedSegmentIndex", "isMomentary"]]
  ) {
    .view(UISegmentedControl())
  }

  /// The segments come before the selection, which is one of them.
  private static let segmentProperties: [Property] = [
    .texts(
      "segments", UISegmentedControl.self, doc: "The titles of the segments.",
      get: { control in
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      },
      set: { control, titles in
        let selected = control.selectedSegmentIndex
        control.removeAllSegments()
        for title in titles {
          control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
        }
        control.selectedSegmentIndex = selected
      }),
    .integer(
      "selectedSegmentIndex", UISegmentedControl.self, initial: UISegmentedControl.noSegment,
      doc: "The selected segment, from 0; -1 for none.",
      get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 }),
    .bool(
      "isMomentary", UISegmentedControl.self, initial: false,
      doc: "Whether a segment is selected only while it is touched.",
      get: { $0.isMomentary }, set: { $0.isMomentary = $1 }),
    .bool(
      "apportionsSegmentWidthsByContent", UISegmentedControl.self, initial: false,
      doc: "Whether segments are as wide as their titles ask.",
      get: { $0.apportionsSegmentWidthsByContent },
      set: { $0.apportionsSegmentWidthsByContent = $1 }),
    .viewColor(
      "selectedSegmentTintColor", UISegmentedControl.self,
      doc: "What lies behind the selected title; null for white or grey.",
      get: { $0.selectedSegmentTintColor }, set: { $0.selectedSegmentTintColor = $1 }),
  ]
}
