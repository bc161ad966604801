import CoreGraphics
import Foundation
import Pixels
import Testing
import UIKit

@Suite @MainActor struct CatalogImageTests {
  private let folder: CatalogFolder
  private let bundle: Bundle

  init() throws {
    folder = try CatalogFolder()
    bundle = try folder.bundle
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF
  private let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  private func pixel(_ image: UIImage?) -> UInt32? {
    image.map(TestImage.rows)?.first?.first
  }

  private func scale(_ scale: CGFloat) -> UITraitCollection {
    UITraitCollection(displayScale: scale)
  }

  @Test(
    "the picture for the screen is taken, else a smaller one, else a larger one",
    arguments: [(1, 1), (2, 2), (3, 2)] as [(CGFloat, CGFloat)])
  func scales(_ screen: CGFloat, _ expected: CGFloat) throws {
    try folder.addImages(
      "star",
      [
        #"{ "idiom": "universal", "scale": "1x", "filename": "star.png" }"#,
        #"{ "idiom": "universal", "scale": "2x", "filename": "star@2x.png" }"#,
        #"{ "idiom": "universal", "scale": "3x" }"#,
      ], files: [("star.png", 5, Self.red), ("star@2x.png", 10, Self.red)])
    let star = try #require(image("star", scale(screen)))
    #expect(star.scale == expected && star.size.width == 5)
  }

  @Test("the picture for the appearance, the device and the direction is taken")
  func traits() throws {
    try folder.addImages(
      "moon",
      [
        #"{ "idiom": "universal", "filename": "light.png" }"#,
        #"{ "idiom": "universal", "filename": "dark.png", \#(dark) }"#,
        #"{ "idiom": "ipad", "filename": "pad.png" }"#,
        #"{ "idiom": "mac", "filename": "mac.png" }"#,
      ],
      files: [
        ("light.png", 4, 0xFF00_0001), ("dark.png", 4, 0xFF00_0002), ("pad.png", 4, 0xFF00_0003),
      ])
    #expect(pixel(image("moon")) == 0xFF00_0001)
    #expect(pixel(image("moon", UITraitCollection(userInterfaceStyle: .dark))) == 0xFF00_0002)
    #expect(pixel(image("moon", UITraitCollection(userInterfaceIdiom: .pad))) == 0xFF00_0003)
    try folder.addImages(
      "arrow",
      [
        #"{ "idiom": "universal", "filename": "l.png", "language-direction": "left-to-right" }"#,
        #"{ "idiom": "universal", "filename": "r.png", "language-direction": "right-to-left" }"#,
      ], files: [("l.png", 4, Self.red), ("r.png", 4, Self.blue)])
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(pixel(image("arrow")) == Self.red)
    #expect(pixel(image("arrow", mirrored)) == Self.blue)
    #expect(image("arrow")?.flipsForRightToLeftLayoutDirection == false)
    try folder.addImages(
      "back", [#"{ "filename": "l.png", "language-direction": "left-to-right" }"#],
      files: [("l.png", 4, Self.red)])
    #expect(image("back", mirrored)?.flipsForRightToLeftLayoutDirection == true)
  }

  @Test("what a set says of drawing holds, in points")
  func drawing() throws {
    try folder.addImages(
      "card",
      [
        #"""
        { "scale": "2x", "filename": "card.png",
          "alignment-insets": { "top": 2, "left": 4, "bottom": 0, "right": 0 },
          "resizing": { "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
            "cap-insets": { "top": 2, "left": 6, "bottom": 2, "right": 8 } } }
        """#
      ], properties: #"{ "template-rendering-intent": "template" }"#,
      files: [("card.png", 20, Self.red)])
    let card = try #require(image("card"))
    #expect(card.renderingMode == .alwaysTemplate)
    #expect(card.capInsets == UIEdgeInsets(top: 1, left: 3, bottom: 1, right: 4))
    #expect(card.resizingMode == .tile)
    #expect(card.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    try folder.addImages(
      "bar",
      [
        #"{ "filename": "bar.png", "resizing": { "mode": "3-part-horizontal", "cap-insets": { "left": 3, "right": 4, "top": 1 } } }"#
      ], properties: #"{ "template-rendering-intent": "original" }"#,
      files: [("bar.png", 20, Self.red)])
    let bar = try #require(image("bar"))
    #expect(bar.renderingMode == .alwaysOriginal)
    #expect(bar.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4))
    #expect(bar.resizingMode == .stretch)
  }

  @Test("groups with a namespace stand before the name, others do not")
  func groups() throws {
    let entry = #"{ "filename": "a.png" }"#
    for name in ["Plain/one", "Space/two", "Space/Inner/three", "with.dot"] {
      try folder.addImages(name, [entry], files: [("a.png", 4, Self.red)])
    }
    try folder.write(
      #"{ "properties": { "provides-namespace": true } }"#,
      to: "Media.xcassets/Space/Contents.json")
    for name in ["one", "Space/two", "Space/three", "with.dot"] {
      #expect(image(name) != nil, "\(name)")
    }
    for name in ["Plain/one", "two", "three", "Space/Inner/three", "", "/", "with"] {
      #expect(image(name) == nil, "\(name)")
    }
  }

  @Test("a set that comes later is found")
  func later() throws {
    #expect(image("late") == nil)
    try folder.addImages(
      "Group/late", [#"{ "filename": "a.png" }"#], files: [("a.png", 4, Self.red)])
    #expect(image("late") != nil)
  }

  @Test("a file beside the catalogue is found where the catalogue has no such name")
  func files() throws {
    try folder.write(try ImageFolder.png(width: 20, height: 4), to: "loose@2x.png")
    #expect(image("loose")?.scale == 2)
    #expect(image("loose")?.imageAsset == nil)
  }

  @Test("a damaged set gives nothing, or the picture that can be had")
  func damage() throws {
    try folder.write("{ not JSON", to: "Media.xcassets/broken.imageset/Contents.json")
    try folder.write("[1]", to: "Media.xcassets/list.imageset/Contents.json")
    try folder.write(
      #"{ "images": { "a": 1 } }"#, to: "Media.xcassets/noList.imageset/Contents.json")
    for name in ["broken", "list", "noList"] { #expect(image(name) == nil, "\(name)") }
    try folder.addImages(
      "some",
      [
        #"7"#, #"{ "filename": "absent.png", "scale": "2x" }"#,
        #"{ "filename": "../some.imageset/a.png", "scale": "2x" }"#,
        #"{ "filename": 3 }"#, #"{ "filename": "text.png" }"#, #"{ "filename": "v.pdf" }"#,
        #"{ "filename": "a.png", "scale": "no", "idiom": "watch", "appearances": 3, "resizing": { "cap-insets": { "top": -1e99 } } }"#,
      ], files: [("a.png", 4, Self.red)])
    try folder.write("no picture", to: "Media.xcassets/some.imageset/text.png")
    let some = try #require(image("some"))
    #expect(pixel(some) == Self.red)
    #expect(some.scale == 1 && some.capInsets == .zero)
  }

  // MARK: Views

  private func moon() throws -> UIImage {
    try folder.addImages(
      "moon",
      [
        #"{ "filename": "light.png", "scale": "2x" }"#,
        #"{ "filename": "dark.png", "scale": "2x", \#(dark) }"#,
      ], files: [("light.png", 8, Self.red), ("dark.png", 8, Self.blue)])
    return try #require(image("moon"))
  }

  private func shown(_ view: UIImageView) -> UInt32? {
    guard let contents = view.layer.contents else { return nil }
    return (contents as? CGImage)?.pixmap[0, 0].value
  }

  @Test("a view shows the picture for its traits")
  func view() throws {
    let view = UIImageView(image: try moon())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    #expect(shown(view) == Self.red)
    window.overrideUserInterfaceStyle = .dark
    #expect(shown(view) == Self.blue)
    view.overrideUserInterfaceStyle = .light
    #expect(shown(view) == Self.red)
    let original = UIImageView(image: try moon().withRenderingMode(.alwaysOriginal))
    original.overrideUserInterfaceStyle = .dark
    #expect(shown(original) == Self.blue)
  }

  @Test("an image knows its others, and is equal to itself")
  func asset() throws {
    let moon = try moon()
    #expect(moon == image("moon"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(pixel(moon.imageAsset?.image(with: dark)) == Self.blue)
    #expect(
      pixel(moon.withConfiguration(UIImage.Configuration(traitCollection: dark))) == Self.blue)
    let tinted = moon.withTintColor(.green)
    #expect(tinted.imageAsset == nil)
  }

  @Test("an asset has the pictures that are registered with it")
  func registered() {
    let asset = UIImageAsset()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(asset.image(with: dark).size == .zero)
    asset.register(TestImage.plain(4, 4, Self.red), with: light)
    asset.register(TestImage.plain(4, 4, Self.blue), with: dark)
    #expect(pixel(asset.image(with: dark)) == Self.blue)
    #expect(pixel(asset.image(with: UITraitCollection(traitsFrom: [light, scale(2)]))) == Self.red)
    let view = UIImageView(image: asset.image(with: light))
    view.overrideUserInterfaceStyle = .dark
    #expect(shown(view) == Self.blue)
    asset.unregister(imageWith: dark)
    #expect(pixel(asset.image(with: dark)) == Self.red)
  }

  @Test("an asset goes with its images")
  func memory() throws {
    weak var asset: UIImageAsset?
    do {
      let image = try moon()
      asset = image.imageAsset
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }
}
