import Foundation
import Testing

@testable import LiveCode

/// What `preview new` writes; `.ci/run` builds and tests one.
struct NewPackageTests {
  @Test(arguments: ["", "3x", "a b", "../x", "é", "a-b", "UIKit", "Testing", "-x"])
  func namesThatNoModuleHasAreRefused(name: String) {
    #expect(throws: NewPackage.Refusal.self) { try NewPackage(name, layerKit: "/l") }
  }

  @Test func filesAreOfItsName() throws {
    let package = try NewPackage("Hello_2", layerKit: "/somewhere/LayerKit")
    let paths = package.files.map(\.path)
    #expect(paths.contains("Package.swift") && paths.contains("Sources/Hello_2/GreetingCard.swift"))
    #expect(Set(paths).count == paths.count)
    let texts = package.files.map(\.text)
    #expect(texts.allSatisfy { !$0.contains("NAME") && !$0.contains("LAYERKIT") })
    #expect(texts.first?.contains(#"path: "/somewhere/LayerKit""#) == true)
  }
}
