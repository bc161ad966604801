import CoreGraphics
import Foundation
import Glibc
import Pixels
import QuartzCore
import Scenes

/// Where the loop runs: in a process of its own beside the one that keeps the window, or in one
/// process with it.
@MainActor
package struct SceneHome {
  private let link: Link?

  private struct Link {
    var channel: Channel
    var memory: SharedMemory
    /// What has ended the process before this one, and what it was at.
    var aftermath: Aftermath?
    var activity: SharedMemory.Activity
    var origin: UInt64
  }

  private init(link: Link?) { self.link = link }

  /// The home of a process that came after another.
  init(
    channel: Channel, memory: SharedMemory, aftermath: Aftermath,
    activity: SharedMemory.Activity, origin: UInt64
  ) {
    link = Link(
      channel: channel, memory: memory, aftermath: aftermath, activity: activity, origin: origin)
  }

  /// One process for all: what ends the scene ends the window.
  package static let together = SceneHome(link: nil)

  /// Whether the window stays when this process ends.
  var outlivesTheScene: Bool { link != nil }

  /// Whether a `WindowKeeper` has started this process.
  package static var isOfOwnProcess: Bool { SceneProcessEntrance.own != nil }

  /// The home of the loop in this process if a `WindowKeeper` has started it; nil else.
  package static func ofOwnProcess() throws(HostError) -> SceneHome? {
    guard let entrance = SceneProcessEntrance.own else { return nil }
    do {
      let (channel, memory) = try SceneProcessEntrance.takeDescriptors()
      // Whoever ends the program from outside means the window.
      for signal in [SIGINT, SIGTERM] { Glibc.signal(signal, SIG_IGN) }
      let link = Link(
        channel: channel, memory: memory, aftermath: entrance.aftermath,
        activity: memory.activity, origin: memory.origin.pointee)
      memory.activity = .waiting
      memory.origin.pointee = 0
      CALayer.workMark = memory.origin
      return SceneHome(link: link)
    } catch {
      throw HostError.sdl("no window", "\(error)")
    }
  }

  func open(_ request: WindowRequest) throws(HostError) -> any HostScreen {
    guard let link else {
      return try HostWindow(
        title: request.title, width: request.width, height: request.height,
        visibility: .shown(fullScreen: request.isFullScreen))
    }
    return try RemoteScreen(request, over: link.channel, memory: link.memory)
  }

  /// The scene that was on show when the process before ended; nil for the first process.
  var lastScene: String? { link?.aftermath?.scene }

  /// The picture that is still on show; nil in the first process, which shows none.
  var lastPicture: CGImage? {
    guard let link, link.aftermath != nil else { return nil }
    // The memory is where new pictures are painted.
    return link.memory.mapPicture().map { CGImage($0.copy()) }
  }

  /// The first load of a scene. What has ended the process before is not tried again until it changes.
  func load(_ path: String, by reloader: Reloader) -> Reloader.Load {
    guard let link else { return reloader.load(path) }
    guard let aftermath = link.aftermath else {
      link.memory.activity = .reading
      defer { link.memory.activity = .waiting }
      return reloader.load(path)
    }
    // What was built has ended it: the next save is built anew.
    (reloader.options.folders.code as? CodeShelf)?.hold()
    if reloader.code != nil || aftermath.isOfCode {
      let folder = CodeFolder.find()?.path
      return reloader.load(path).refused {
        CodeBuilder.tell(aftermath, in: folder, to: &$0)
      }
    }
    if link.activity == .reading {
      var diagnostics = DiagnosticList()
      diagnostics.error(.trap, "\(aftermath.reason) — \(link.activity.words)")
      return reloader.refuse(path, because: diagnostics)
    }
    return reloader.load(path).refused { diagnostics in
      let range = SourceRange(origin: link.origin, in: diagnostics.files)
      diagnostics.error(
        .trap, "\(aftermath.reason) — \(link.activity.words)", at: range ?? .nowhere)
    }
  }
}
