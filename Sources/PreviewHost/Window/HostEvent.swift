import CoreGraphics

/// What SDL reports, as the host understands it.
enum HostEvent {
  /// Places are in device pixels of the window.
  case press(x: CGFloat, y: CGFloat)
  case move(x: CGFloat, y: CGFloat)
  case release(x: CGFloat, y: CGFloat)
  /// The pointer was taken away while its button was down.
  case pointerLost
  case key(Key)
  /// The size or the scale of the window may have changed.
  case resized
  /// The picture on the screen is gone or old.
  case exposed
  /// The device that draws was lost; textures have to be made anew.
  case deviceReset
  /// Somebody has something for the loop, such as the watcher.
  case wake
  case quit

  /// Keys that the host acts on.
  enum Key {
    case reload
    case reset
    case fit
    case actualSize
    case larger
    case smaller
    case fullScreen
    case screenshot
    case previous
    case next
  }
}
