// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The list of targets is the path of a frame, from the scene file to the window; what may import
// what is written in Sources/Handbook.docc/Architecture.md and checked by `.ci/run`.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The pixel kernels are made quick in debug builds too, with their assertions: most of what tests do
// is painting, and without this it takes twenty times as long.
let quick: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

// The pixel kernels are compiled twice from the same files: once for every processor, once for
// x86-64-v3 (AVX2). `Pixels` picks one set at start.
#if arch(x86_64)
  let vectorKernels: [Target] = [
    .target(
      name: "PixelKernelsV3",
      dependencies: ["CProcessor", "PixelKernels"],
      swiftSettings: strict + quick + [.unsafeFlags(["-Xcc", "-march=x86-64-v3"])],
      plugins: ["KernelTwins"]),
    .plugin(name: "KernelTwins", capability: .buildTool(), path: "Sources/KernelTwins"),
  ]
  let vectorKernelNames: [Target.Dependency] = ["PixelKernelsV3"]
#else
  let vectorKernels: [Target] = []
  let vectorKernelNames: [Target.Dependency] = []
#endif

// SwiftSyntax as the compiler itself has it: beside the `swift` that is first in the path. Where it is not,
// there is no macro.
let swiftSyntax: String? = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let swift = folders.map { "\($0)/swift" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  guard let swift else { return nil }
  let host = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/host").path
  let interface = "\(host)/SwiftSyntaxMacros.swiftmodule"
  return FileManager.default.fileExists(atPath: interface) ? host : nil
}()

let macroProducts: [Product] =
  swiftSyntax == nil
  ? [] : [.library(name: "AnimatableLayers", targets: ["AnimatableLayers"])]

let macros: [Target] =
  swiftSyntax.map { host in
    [
      .macro(
        name: "KitMacros", swiftSettings: strict + [.unsafeFlags(["-I", host])],
        linkerSettings: [
          .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
        ]),
      module("AnimatableLayers", ["KitMacros", "QuartzCore"]),
      tests("AnimatableTests", ["AnimatableLayers"]),
    ]
  } ?? []

// The macros, where there are any.
let macroNames: [Target.Dependency] = swiftSyntax == nil ? [] : ["KitMacros"]

/// What the program that shows code does not use itself, but code may.
let productNames: [Target.Dependency] = [
  "AppHost", "AVFoundation", "CoreText", "ImageIO", "MobileCoreServices", "ObjectiveC",
  "UniformTypeIdentifiers", "os",
]
let macroProductNames: [Target.Dependency] = swiftSyntax == nil ? [] : ["AnimatableLayers"]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "LayerKit",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "AppHost"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "UIKit"]),
    .executable(name: "preview", targets: ["preview"]),
  ] + macroProducts,
  targets: vectorKernels + macros + [
    // System libraries.
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CProcessor"),
    .systemLibrary(name: "CRuntime"),
    .systemLibrary(name: "CAppHost"),
    .systemLibrary(name: "CJPEG"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CEpoll"),
    .systemLibrary(name: "CPango", pkgConfig: "harfbuzz"),

    // Swift Testing looks for overlays of these names because our modules are called as Apple's
    // are; two empty modules answer it.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),

    // What code for Apple's systems finds beside its frameworks.
    module("ObjectRuntime", ["CRuntime"]),
    module("os"),
    module("ObjectiveC", ["ObjectRuntime"]),
    module("UniformTypeIdentifiers"),
    module("MobileCoreServices", ["UniformTypeIdentifiers", "CoreGraphics"]),

    // Pixels and what draws them.
    module("PixelKernels", ["CProcessor"], quick),
    module("Pixels", ["CProcessor", "PixelKernels"] + vectorKernelNames, quick),
    module("CoreGraphics", ["ObjectRuntime", "Pixels", "_Testing_CoreGraphics"]),
    module("AVFoundation", ["CoreGraphics"]),
    module("Typography", ["CPango", "CoreGraphics"]),
    module("CoreText", ["Typography", "CoreGraphics"]),
    module("ImageFiles", ["CPNG", "CJPEG", "CoreGraphics", "Pixels"]),
    module("ImageIO", ["ImageFiles", "CoreGraphics"]),

    // From layers to pixels.
    module("RenderTree", ["CoreGraphics"]),
    module("RenderServer", ["RenderTree", "CoreGraphics", "Pixels"]),
    module(
      "QuartzCore", ["RenderTree", "RenderServer", "CoreGraphics", "Pixels", "Typography"]),

    // Views, scenes, and the program.
    module("Constraints"),
    module(
      "UIKit",
      [
        "CAppHost", "Constraints", "QuartzCore", "CoreGraphics", "Typography", "ImageFiles",
        "_Testing_UIKit",
      ] + macroNames),
    module("Scenes", ["UIKit", "QuartzCore", "CoreGraphics", "ImageFiles"]),
    module(
      "Stages",
      ["Scenes", "UIKit", "QuartzCore", "RenderServer", "RenderTree", "CoreGraphics", "Pixels"]),
    module(
      "Snapshots",
      [
        "Stages", "Scenes", "UIKit", "QuartzCore", "RenderServer", "RenderTree", "ImageFiles",
        "CoreGraphics", "Pixels",
      ]),
    // Pictures in users' own tests; it links the libraries of tests, and is for targets of tests.
    module(
      "SnapshotTesting",
      [
        "Snapshots", "Scenes", "UIKit", "QuartzCore", "ImageFiles", "Typography", "CoreGraphics",
        "Pixels",
      ]),
    // What a window and an editor tell each other, and how they meet.
    module("WindowLink", ["CEpoll", "Scenes"]),
    // Swift code that is shown while it is being written: compiled, loaded, and shown as scenes.
    module("LiveCode", ["Porting", "Scenes", "UIKit", "QuartzCore", "CoreGraphics"]),
    module(
      "PreviewHost",
      [
        "CSDL2", "CMalloc", "WindowLink", "LiveCode", "Scenes", "Stages", "Snapshots", "UIKit",
        "QuartzCore",
        "RenderServer", "RenderTree", "Typography", "ImageFiles", "CoreGraphics", "Pixels",
      ]),
    // Runs apps: shows the scenes of UIKit's applications in windows, or without any. Programs need not
    // import it: it comes with the product UIKit, which calls it.
    module(
      "AppHost",
      [
        "CAppHost", "PreviewHost", "LiveCode", "Snapshots", "Stages", "Scenes", "UIKit",
        "QuartzCore",
        "RenderServer", "Typography", "ImageFiles", "CoreGraphics", "Pixels",
      ]),
    // Answers editors about scene files; `preview lsp` runs it.
    module("LanguageServer", ["WindowLink", "Scenes", "CoreGraphics", "ImageFiles"]),
    // Makes scenes of SVG drawings; `preview import` asks it.
    module("Drawings", ["Scenes", "Typography", "CoreGraphics"]),
    // Finds what Swift code for Apple's systems needs to be changed; `preview port` asks it.
    module("Porting"),
    .executableTarget(
      name: "preview",
      dependencies: [
        "PreviewHost", "LiveCode", "LanguageServer", "WindowLink", "Drawings", "Porting",
        "StageBenchmarks", "InteractionBenchmarks", "Snapshots",
        "Stages", "Scenes", "RenderServer", "RenderTree", "Typography", "ImageFiles",
        "CoreGraphics", "Pixels",
      ] + productNames + macroProductNames,
      swiftSettings: strict,
      // Code that is shown live is linked to the program that shows it, which has all that code can import.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // Times the stages of drawing for `preview bench --mode stages`.
    module("StageBenchmarks", ["Pixels"]),
    // Times what people do to scenes for `preview bench --mode interactions`.
    module(
      "InteractionBenchmarks",
      ["Stages", "Scenes", "UIKit", "QuartzCore", "RenderServer", "CoreGraphics"]),

    // Draws neutral scenes through CGContext, for pictures and times beside other renderers'.
    .executableTarget(
      name: "replay", dependencies: ["CoreGraphics", "ImageFiles"], path: "Tests/Replay",
      swiftSettings: strict),

    // Counts how often frames ask for memory.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "allocations",
      dependencies: [
        "AllocationCounter", "ConstraintCases", "Constraints", "UIKit", "QuartzCore",
        "RenderServer", "RenderTree", "CoreGraphics",
      ],
      path: "Tests/Allocations", swiftSettings: strict),

    // Times a screen of text, and keys in long texts.
    .executableTarget(
      name: "textspeed",
      dependencies: [
        "UIKit", "QuartzCore", "RenderServer", "RenderTree", "Typography", "CoreGraphics",
      ],
      path: "Tests/TextSpeed", swiftSettings: strict),

    // Decodes pictures, to compare with another decoder.
    .executableTarget(
      name: "decodepicture", dependencies: ["ImageFiles", "CoreGraphics", "Pixels"],
      path: "Tests/ImageOracle", exclude: ["oracle.py"], swiftSettings: strict),

    // Tests, one target a module, and what several of them use; all of them are one program, which
    // says where it crashes.
    .target(name: "CrashFrames", path: "Tests/CrashFrames"),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "SceneCases", dependencies: ["Scenes"], path: "Tests/SceneCases", swiftSettings: strict),
    .executableTarget(
      name: "schemacases", dependencies: ["SceneCases", "Scenes", "Snapshots"],
      path: "Tests/Schema/Cases", swiftSettings: strict),
    // Makes scenes from the tables and compares all ways of showing them; see its main file.
    .target(
      name: "DifferentialCases",
      dependencies: [
        "TestSupport", "SceneCases", "Snapshots", "Stages", "Scenes", "UIKit", "QuartzCore",
        "RenderServer", "RenderTree", "CoreGraphics", "Pixels",
      ],
      path: "Tests/Differential/Cases", swiftSettings: strict),
    .executableTarget(
      name: "differential", dependencies: ["DifferentialCases", "Scenes"],
      path: "Tests/Differential/Program", swiftSettings: strict),
    tests(
      "DifferentialTests",
      ["TestSupport", "DifferentialCases", "Snapshots", "Stages", "Scenes"]),
    tests("PixelsTests", ["TestSupport", "Pixels", "StageBenchmarks", "CProcessor"]),
    tests(
      "PreviewHostTests",
      [
        "CSDL2", "StageSupport", "PreviewHost", "LanguageServer", "WindowLink", "Snapshots",
        "Stages", "Scenes", "UIKit", "QuartzCore", "RenderServer", "CoreGraphics", "Pixels",
      ]),
    tests(
      "ScenesTests",
      [
        "CMalloc", "TestSupport", "SceneCases", "Scenes", "UIKit", "QuartzCore", "RenderTree",
        "CoreGraphics", "ImageFiles",
      ]),
    .target(
      name: "StageSupport", dependencies: ["Stages", "Scenes", "CoreGraphics"],
      path: "Tests/StageSupport",
      swiftSettings: strict),
    tests(
      "StagesTests",
      [
        "TestSupport", "StageSupport", "InteractionBenchmarks", "Stages", "Scenes", "UIKit",
        "QuartzCore", "RenderServer",
        "RenderTree", "CoreGraphics", "Pixels",
      ]),
    tests(
      "SnapshotsTests",
      [
        "TestSupport", "StageSupport", "SceneCases", "Snapshots", "Stages", "Scenes", "UIKit",
        "QuartzCore", "RenderServer", "RenderTree", "ImageFiles", "CoreGraphics", "Pixels",
      ]),
    tests(
      "RenderServerTests", ["TestSupport", "RenderServer", "RenderTree", "CoreGraphics", "Pixels"]),
    tests("ImageFilesTests", ["TestSupport", "ImageFiles", "CoreGraphics", "Pixels", "CJPEG"]),
    tests("ImageIOTests", ["ImageIO", "ImageFiles", "CoreGraphics", "Pixels"]),
    tests("TypographyTests", ["TestSupport", "Typography", "CoreGraphics"]),
    tests("WindowLinkTests", ["WindowLink", "Scenes"]),
    tests("LanguageServerTests", ["TestSupport", "LanguageServer", "Scenes"]),
    tests(
      "DrawingsTests",
      ["TestSupport", "StageSupport", "Drawings", "Stages", "Scenes", "CoreGraphics", "Pixels"]),
    .testTarget(
      name: "LiveCodeTests", dependencies: ["LiveCode", "Scenes", "UIKit", "CoreGraphics"],
      swiftSettings: strict,
      // All tests are one program, and some of them load code into it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    tests("PortingTests", ["TestSupport", "Porting"]),
    tests(
      "ShimTests",
      [
        "ObjectRuntime", "os", "ObjectiveC", "UniformTypeIdentifiers",
        "MobileCoreServices", "UIKit", "QuartzCore", "CoreGraphics",
      ]),
    tests("CoreTextTests", ["CoreText", "UIKit", "Typography", "CoreGraphics", "Pixels"]),
    tests(
      "SampleTests", ["PreviewHost", "Scenes", "Snapshots"]),
    tests("CoreGraphicsTests", ["TestSupport", "CoreGraphics", "Pixels"]),
    tests("AVFoundationTests", ["AVFoundation"]),
    .target(
      name: "ConstraintCases", dependencies: ["TestSupport", "Constraints"],
      path: "Tests/ConstraintCases", swiftSettings: strict),
    // Compares the solver with a plain one on many systems, and times it.
    .executableTarget(
      name: "constraintspeed", dependencies: ["ConstraintCases", "Constraints"],
      path: "Tests/ConstraintSpeed", exclude: ["kiwi.py"], swiftSettings: strict),
    tests("ConstraintsTests", ["ConstraintCases", "Constraints"]),
    // Times layouts by constraints.
    .executableTarget(
      name: "layoutspeed", dependencies: ["UIKit", "CoreGraphics"], path: "Tests/LayoutSpeed",
      swiftSettings: strict),
    // Times tables and pushes, from the change to the last pixel.
    .executableTarget(
      name: "listspeed",
      dependencies: [
        "TestSupport", "UIKit", "QuartzCore", "RenderServer", "RenderTree", "CoreGraphics",
        "Pixels",
      ],
      path: "Tests/ListSpeed", swiftSettings: strict),
    tests(
      "QuartzCoreTests",
      ["CMalloc", "QuartzCore", "RenderServer", "RenderTree", "CoreGraphics", "Pixels"]),
    tests(
      "UIKitTests",
      [
        "CrashFrames", "TestSupport", "UIKit", "QuartzCore", "RenderTree", "ImageFiles",
        "CoreGraphics", "Pixels", "Typography",
      ]),
    tests(
      "SnapshotTestingTests",
      ["SnapshotTesting", "Scenes", "UIKit", "QuartzCore", "ImageFiles", "CoreGraphics", "Pixels"]),
    tests("AppHostTests", ["AppHost", "Scenes", "UIKit", "CoreGraphics"]),
    tests("ArticleTests", ["TestSupport", "UIKit"]),
  ]
)
