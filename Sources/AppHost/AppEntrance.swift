import Foundation
import PreviewHost
import Snapshots
import Typography
import UIKit

/// What `UIApplicationMain` calls, by its C name: UIKit stands below this module.
@_cdecl("layerkit_run_app")
public func runApp() -> Int32 {
  MainActor.assumeIsolated { AppEntrance.run().rawValue }
}

/// What an app's program tells the shell, as `preview` does.
enum AppExit: Int32 {
  case success = 0
  case differs = 1
  case usage = 2
  case invalidScript = 3
  case environment = 5
}

@MainActor
enum AppEntrance {
  /// Runs the app in windows, or without any where that was asked for.
  static func run() -> AppExit {
    let name = (CommandLine.arguments.first ?? "app").split(separator: "/").last ?? "app"
    do {
      let options = try AppOptions(
        Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
      try FontLibrary.shared.requireFamilies()
      if options.isHeadless { return try HeadlessApp(options).run() }
      try requireDisplay()
      return try WindowedApp(options, name: String(name)).run()
    } catch let error as AppOptions.UsageError {
      StandardStream.error.say("\(name): \(error.message)")
      return .usage
    } catch {
      StandardStream.error.say("\(name): \(error)")
      return .environment
    }
  }

  private static func requireDisplay() throws {
    if DesktopDisplay.isNamed { return }
    throw HostError.cannotWrite(
      "there is no display; run this on a desktop, under Xvfb (xvfb-run), or with --headless and"
        + " --out picture.png")
  }
}
