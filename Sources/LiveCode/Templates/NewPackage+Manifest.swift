extension NewPackage {
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "NAME",
      dependencies: [.package(name: "LayerKit", path: "LAYERKIT")],
      targets: [
        // What there is to see; `preview .` shows it.
        .target(name: "NAME", dependencies: [.product(name: "UIKit", package: "LayerKit")]),
        // The app; `swift run NAMEApp` opens it.
        .executableTarget(
          name: "NAMEApp", dependencies: ["NAME", .product(name: "UIKit", package: "LayerKit")]),
        .testTarget(
          name: "NAMETests",
          dependencies: [
            "NAME", .product(name: "UIKit", package: "LayerKit"),
            .product(name: "SnapshotTesting", package: "LayerKit"),
          ]),
      ])

    """

  static let readme = """
    # NAME

    Views in Swift, with LayerKit.

    ```sh
    preview .            # a window with the previews of Sources/NAME, anew with every save
    swift test           # compares pictures with those in __Snapshots__
    swift run NAMEApp    # the app in a window
    ```

    The first `swift test` has no pictures to compare with: it keeps them, and fails so that nobody takes them
    for looked at. Look at them, and keep them in the repository. The first build makes LayerKit as well, which
    takes some minutes; `preview` does not wait for it.

    Without a display: `preview . --list`, `preview . --headless --preview Evening --out evening.png`,
    `swift run NAMEApp --headless --out app.png`.

    """
}
