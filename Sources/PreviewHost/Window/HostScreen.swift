import CoreGraphics
import Foundation
import Pixels

/// What the loop asks of a window: where events come from and pictures go to.
///
/// SDL's window in this process, or the one that another process keeps.
@MainActor
protocol HostScreen: AnyObject, Sendable {
  /// What happened; waits for the first event, at most so long, and never longer than a minute.
  func events(waiting timeout: TimeInterval) -> [HostEvent]
  /// Ends the wait of the loop, from any thread.
  nonisolated func wake()
  /// Has typed text come as text, with what input methods do beside a place in points, or not.
  func takeText(_ isWanted: Bool, beside place: CGRect?)

  /// The window's size as it is now.
  var size: WindowSize { get }
  /// What the desktop leaves for windows.
  var desktopSize: (width: Int, height: Int)? { get }
  /// Seconds from one refresh of the display to the next; a sixtieth where it does not tell.
  var refreshInterval: TimeInterval { get }

  func show()
  func resize(width: Int, height: Int)
  func setTitle(_ title: String)
  func toggleFullScreen()
  var clipboardText: String? { get set }
  /// What is being done, for whoever has to say what has ended the process.
  var activity: SharedMemory.Activity { get set }
  /// Tells which scene is going to be loaded, for the same.
  func attend(_ scene: String)

  /// Whether the picture on the screen is gone or old.
  var isStale: Bool { get set }
  /// Makes the texture anew at the next upload; its contents are gone.
  func dropTexture()
  /// A picture that `take` gets from the painter to the screen in the fewest copies.
  func makePicture(width: Int, height: Int) -> Pixmap
  /// Takes what has changed of the picture, the whole of it where the screen has lost it; tells
  /// whether there is anything to present.
  func take(_ pixmap: Pixmap, changes: [PixelRect]) throws(HostError) -> Bool
  /// Puts the picture on the screen; waits for the display's refresh where there is one.
  func present()
}

/// What a window is to be when it opens.
struct WindowRequest: Equatable {
  var title: String
  var width: Int
  var height: Int
  var isFullScreen: Bool
}
