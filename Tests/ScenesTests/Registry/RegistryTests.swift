import CoreGraphics
import Testing
import UIKit

@testable import Scenes

@MainActor @Suite struct RegistryTests {
  private static let context = ApplyContext(
    superSize: CGSize(width: 200, height: 100),
    traits: UITraitCollection(userInterfaceStyle: .light))

  /// A value of each kind that no fresh object has.
  private func sample(_ kind: ValueKind) -> JSONValue {
    switch kind {
    case .bool: true
    case .number(let range): JSONValue(range.upperBound == 1 ? 0.25 : 7.5)
    case .optionalNumber: 12.5
    case .integer: 42
    case .text: "a name"
    case .texts: ["one", "two"]
    case .textLists: [["one"], ["two", "three"]]
    case .date, .optionalDate: "2026-05-17"
    case .integers: [1, 2]
    case .color, .optionalColor: "#12345678"
    case .point: ["10%", 4]
    case .size: [3, 4]
    case .rect: [1, 2, "25%", "50%"]
    case .vector: [-2, 5]
    case .blendMode: "multiplyBlendMode"
    case .cells:
      [
        [
          "name": "c", "birthRate": 20, "spin": 90, "alphaSpeed": -0.1, "color": "systemPink",
          "contents": ["checkerboard": 2, "scale": 2], "contentsRect": [0, 0, 0.5, 1],
          "emitterCells": [["lifetime": 3, "isEnabled": false]],
        ]
      ]
    case .filters: [["blur": 4], ["hue": 90], ["invert": true]]
    case .unitPoint: [0.25, 0.75]
    case .unitRect, .insets: [0.25, 0.5, 0.75, 1]
    case .image: ["checkerboard": 2]
    case .affine: [1, 0.5, 0, 2, 3, 4]
    case .transform3D: [["translate": [1, 2, 3]]]
    case .flags(let flags): [JSONValue(flags[0].name)]
    case .choice(let names): JSONValue(names[names.count - 1])
    case .numbers: [0.25, 0.5]
    case .colors: ["#12345678", "systemBlue"]
    case .font: "semibold 13"
    case .runs: "some words"
    case .path: ["roundedRect": [0, 0, 20, 10], "radius": 3, "corners": ["topLeft"]]
    }
  }

  /// A value without what its picture says of other properties, which an object keeps there.
  private func bare(_ value: PropertyValue) -> PropertyValue {
    guard case .cells(var cells) = value else { return value }
    for index in cells.indices {
      if case .image(let image)? = cells[index].image?.picture {
        cells[index].image = ImageValue(image)
      }
    }
    return .cells(cells)
  }

  /// Another value where the sample is what a fresh object has.
  private func other(_ kind: ValueKind) -> PropertyValue {
    if case .choice(let names) = kind { .text(names[0]) } else { .bool(false) }
  }

  /// Whether a fresh object holds a property to something else: its size, or other properties.
  private func isHeld(_ property: Property, of sceneClass: SceneClass) -> Bool {
    switch (sceneClass.name, property.name) {
    case ("UISwitch", "frame"), ("UISwitch", "bounds"), ("UISwitch", "center"): true
    case ("UIStepper", "frame"), ("UIStepper", "bounds"), ("UIStepper", "center"): true
    case ("UITableViewCell", "frame"), ("UITableViewCell", "bounds"), ("UITableViewCell", "center"):
      true
    case ("UIPickerView", "frame"), ("UIPickerView", "bounds"), ("UIPickerView", "center"): true
    case ("UIDatePicker", "frame"), ("UIDatePicker", "bounds"), ("UIDatePicker", "center"): true
    case ("UIRefreshControl", "frame"), ("UIRefreshControl", "bounds"),
      ("UIRefreshControl", "center"):
      true
    // Rows say how large the content is.
    case ("UITableView", "contentSize"), ("UICollectionView", "contentSize"): true
    // Tabs are chosen among those that there are.
    case (_, "selectedIndex"): true
    case ("UISearchBar", "selectedScopeButtonIndex"): true
    // What does not divide an hour is one minute, and a timer counts whole ones.
    case ("UIDatePicker", "minuteInterval"), ("UIDatePicker", "countDownDuration"): true
    case ("UISlider", "value"), ("UISegmentedControl", "selectedSegmentIndex"): true
    case ("UIPageControl", "currentPage"): true
    // A question of the window, and a request.
    case (_, "isFirstResponder"), (_, "sizeToFit"): true
    case ("UITextView", "selectedRange"): true
    default: false
    }
  }

  @Test func initialValuesAreWhatAFreshObjectHas() {
    for sceneClass in SceneClass.all {
      let object = sceneClass.make()
      for property in sceneClass.properties
      where property.stage != .placement || !isHeld(property, of: sceneClass) {
        #expect(
          property.read(object) == bare(property.initial.resolved(in: Self.context)),
          "\(sceneClass.name).\(property.name)")
      }
    }
  }

  @Test func everyPropertyReadsWhatWasSetShowsInDumpsAndGoesBackToItsInitialValue() throws {
    for sceneClass in SceneClass.all {
      for property in sceneClass.properties where !isHeld(property, of: sceneClass) {
        let name = Comment(rawValue: "\(sceneClass.name).\(property.name)")
        let object = sceneClass.make()
        var value = try #require(property.decode(sample(property.kind)), name)
        if value == property.initial { value = other(property.kind) }
        #expect(value != property.initial, name)
        property.write(object, value, Self.context)
        let read = try #require(property.read(object), name)
        #expect(read.isClose(to: bare(value.resolved(in: Self.context))), name)
        let shown = sceneClass.differences(of: object).map(\.property.name)
        #expect(shown.contains(property.name) || property.stage == .placement, name)
        property.write(object, property.initial, Self.context)
        #expect(property.read(object) == bare(property.initial.resolved(in: Self.context)), name)
      }
    }
  }

  @Test func everyPropertyHasASentenceAndOneName() {
    for sceneClass in SceneClass.all {
      let names = sceneClass.properties.map(\.name)
      #expect(Set(names).count == names.count)
      for property in sceneClass.properties {
        #expect(property.doc.hasSuffix(".") && property.doc.count > 20, "\(property.name)")
        #expect(sceneClass.property(property.name)?.name == property.name)
      }
      #expect(sceneClass.properties.map(\.stage) == sceneClass.properties.map(\.stage).sorted())
    }
  }

  /// What QuartzCore says of a property of layers is what scenes say of it.
  @Test func everyPropertyOfLayersThatFilesMaySetIsInTheRegistry() throws {
    for sceneClass in SceneClass.all where !sceneClass.isView {
      let layer = try #require(sceneClass.make().layer as CALayer?)
      #expect(SceneClass.of(layer).name == sceneClass.name)
      for row in type(of: layer).table.properties {
        let property = sceneClass.property(row.name)
        if case .unlisted = row.form {
          #expect(property == nil, "\(row.name)")
        } else {
          #expect(property?.doc == row.doc, "\(row.name)")
          #expect(property?.isAnimatable == (row.motion != .none), "\(row.name)")
        }
      }
    }
  }

  @Test func aPropertyOfAViewAndItsLayersAreOneState() throws {
    let layer = try #require(SceneClass.named("CALayer"))
    let view = try #require(SceneClass.named("UIView"))
    for property in view.properties {
      guard let twin = layer.property(property.layerName) else { continue }
      let object = view.make()
      let value = try #require(property.decode(sample(property.kind)))
      let before = twin.read(.layer(object.layer))
      property.write(object, value == property.initial ? .bool(false) : value, Self.context)
      #expect(twin.read(.layer(object.layer)) != before, "\(property.name)")
    }
  }

  @Test func propertiesAreNotReadFromOtherObjects() {
    let layer = SceneObject.layer(CALayer())
    for property in SceneClass.view.properties
    where SceneClass.layer.property(property.name) == nil {
      #expect(property.read(layer) == nil, "\(property.name)")
      property.write(layer, property.initial, Self.context)
    }
  }
}
