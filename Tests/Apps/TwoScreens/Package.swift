// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TwoScreens",
  dependencies: [.package(name: "LayerKit", path: "../../..")],
  targets: [
    // An app with scene delegates, which begins with `@main`.
    .executableTarget(
      name: "TwoScreens", dependencies: [.product(name: "UIKit", package: "LayerKit")]),
    // One of before there were scenes, which begins with a call.
    .executableTarget(name: "Plain", dependencies: [.product(name: "UIKit", package: "LayerKit")]),
  ])
