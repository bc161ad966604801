import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct CatalogColorTests {
  private let folder: CatalogFolder
  private let bundle: Bundle

  init() throws {
    folder = try CatalogFolder()
    bundle = try folder.bundle
  }

  private func color(_ name: String, _ traits: UITraitCollection = UITraitCollection()) -> [Int]? {
    guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else { return nil }
    let parts = color.resolvedColor(with: traits).cgColor.rgba
    return [parts.red, parts.green, parts.blue, parts.alpha].map { Int(($0 * 255).rounded()) }
  }

  private func entry(
    _ red: String, _ green: String, _ blue: String, alpha: String = #""1.000""#,
    space: String = "srgb", _ more: String = ""
  ) -> String {
    """
    { "idiom": "universal", "color": { "color-space": "\(space)", "components":
      { "red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha) } } \(more) }
    """
  }

  @Test("components are written in four ways")
  func components() throws {
    try folder.addColor("hex", [entry(#""0xFF""#, #""0x80""#, #""0x00""#)])
    try folder.addColor("whole", [entry(#""255""#, #""128""#, #""0""#, alpha: #""1""#)])
    try folder.addColor("decimal", [entry(#""1.000""#, #""0.502""#, #""0.000""#)])
    try folder.addColor("number", [entry("1", "0.502", "0", alpha: "1")])
    for name in ["hex", "whole", "decimal", "number"] {
      #expect(color(name) == [255, 128, 0, 255], "\(name)")
    }
    try folder.addColor("half", [entry(#""0""#, #""0""#, #""0""#, alpha: #""0.500""#)])
    #expect(color("half") == [0, 0, 0, 128])
    try folder.addColor(
      "grey",
      [
        #"{ "color": { "color-space": "gray-gamma-22", "components": { "white": "0.4", "alpha": "1" } } }"#
      ])
    #expect(color("grey") == [102, 102, 102, 255])
  }

  @Test("spaces are told apart")
  func spaces() throws {
    try folder.addColor("p3", [entry(#""1.0""#, #""0.0""#, #""0.0""#, space: "display-p3")])
    #expect(
      UIColor(named: "p3", in: bundle, compatibleWith: nil)?.cgColor.colorSpace?.name
        == CGColorSpace.displayP3)
    try folder.addColor(
      "linear", [entry(#""0.5""#, #""0.5""#, #""0.5""#, space: "extended-linear-srgb")])
    #expect(color("linear") == [188, 188, 188, 255])
  }

  @Test("the colour follows the appearance, whenever it is asked")
  func appearance() throws {
    let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
    let high = #", "appearances": [{ "appearance": "contrast", "value": "high" }]"#
    try folder.addColor(
      "accent",
      [
        entry(#""0x10""#, #""0""#, #""0""#), entry(#""0x20""#, #""0""#, #""0""#, dark),
        entry(#""0x30""#, #""0""#, #""0""#, high),
      ])
    #expect(color("accent")?.first == 0x10)
    #expect(color("accent", UITraitCollection(userInterfaceStyle: .dark))?.first == 0x20)
    #expect(color("accent", UITraitCollection(accessibilityContrast: .high))?.first == 0x30)
  }

  @Test("colours of the system are referred to")
  func references() throws {
    try folder.addColor(
      "system", [#"{ "color": { "platform": "ios", "reference": "systemIndigoColor" } }"#])
    let indigo = UIColor.systemIndigo
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let found = try #require(UIColor(named: "system", in: bundle, compatibleWith: nil))
    #expect(found.resolvedColor(with: dark) == indigo.resolvedColor(with: dark))
  }

  @Test("a colour is equal to itself, and to no other")
  func equality() throws {
    try folder.addColor("one", [entry(#""1""#, #""0""#, #""0""#)])
    try folder.addColor("two", [entry(#""1""#, #""0""#, #""0""#)])
    func named(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
    #expect(named("one") == named("one"))
    #expect(named("one")?.hash == named("one")?.hash)
    #expect(named("one") != named("two"))
    #expect(named("one")?.description.hasSuffix("; name = one>") == true)
  }

  @Test("what says no colour is none")
  func damage() throws {
    try folder.addColor("empty", [])
    try folder.addColor("words", [entry(#""red""#, #""0""#, #""0""#)])
    try folder.addColor("unknown", [#"{ "color": { "reference": "nobodysColor" } }"#, "3"])
    for name in ["empty", "words", "unknown", "absent", ""] {
      #expect(color(name) == nil, "\(name)")
    }
  }

  @Test("a set of data is its file")
  func data() throws {
    try folder.write(
      #"{ "data": [{ "idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json" }] }"#,
      to: "Media.xcassets/rows.dataset/Contents.json")
    #expect(NSDataAsset(name: "rows", bundle: bundle) == nil)
    try folder.write("[1]", to: "Media.xcassets/rows.dataset/a.json")
    let rows = try #require(NSDataAsset(name: "rows", bundle: bundle))
    #expect(rows.data == Data("[1]".utf8) && rows.name == "rows")
    #expect(rows.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "absent", bundle: bundle) == nil)
    #expect(NSDataAsset(name: "rows") == nil)
  }
}
