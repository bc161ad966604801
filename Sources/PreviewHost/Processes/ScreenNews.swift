import CSDL2
import CoreGraphics
import Foundation

/// What the process that keeps the window tells the one with the scene.
enum ScreenNews {
  case opened(ScreenState)
  /// There is no window, with what SDL says.
  case refused(what: String, reason: String)
  /// Comes before the event that tells of it.
  case state(ScreenState)
  case event(InputRecord)
  case presented
  case clipboard(String?)

  private enum Kind: UInt32 {
    case opened, refused, state, event, presented, clipboard
  }

  var packet: Channel.Packet {
    var writer = WireWriter()
    let kind: Kind
    switch self {
    case .opened(let state):
      kind = .opened
      writer.write(state)
    case .refused(let what, let reason):
      kind = .refused
      writer.write(what)
      writer.write(reason)
    case .state(let state):
      kind = .state
      writer.write(state)
    case .event(let record):
      kind = .event
      record.write(to: &writer)
    case .presented: kind = .presented
    case .clipboard(let text):
      kind = .clipboard
      writer.write(optional: text)
    }
    return Channel.Packet(kind: kind.rawValue, bytes: writer.bytes)
  }

  init(_ packet: Channel.Packet) throws(WireError) {
    guard let kind = Kind(rawValue: packet.kind) else { throw WireError() }
    var reader = WireReader(packet.bytes)
    switch kind {
    case .opened: self = .opened(try reader.read(ScreenState.self))
    case .refused: self = .refused(what: try reader.readText(), reason: try reader.readText())
    case .state: self = .state(try reader.read(ScreenState.self))
    case .event: self = .event(try InputRecord(from: &reader))
    case .presented: self = .presented
    case .clipboard: self = .clipboard(try reader.readOptionalText())
    }
  }
}

/// What the loop wants to know of a window at any time.
struct ScreenState: BitwiseCopyable, Equatable {
  var width: Int
  var height: Int
  var pixelWidth: Int
  var pixelHeight: Int
  /// What the desktop leaves for windows; 0 where it does not tell.
  var desktopWidth: Int
  var desktopHeight: Int
  var refreshInterval: TimeInterval

  @MainActor
  init(of screen: any HostScreen) {
    self.init(
      size: screen.size, desktop: screen.desktopSize, refreshInterval: screen.refreshInterval)
  }

  init(
    size: WindowSize, desktop: (width: Int, height: Int)?, refreshInterval: TimeInterval
  ) {
    (width, height) = (Int(size.points.width), Int(size.points.height))
    (pixelWidth, pixelHeight) = (size.pixelWidth, size.pixelHeight)
    (desktopWidth, desktopHeight) = (desktop?.width ?? 0, desktop?.height ?? 0)
    self.refreshInterval = refreshInterval
  }

  var size: WindowSize {
    WindowSize(
      points: CGSize(width: width, height: height), pixelWidth: pixelWidth,
      pixelHeight: pixelHeight)
  }

  var desktop: (width: Int, height: Int)? {
    desktopWidth > 0 ? (desktopWidth, desktopHeight) : nil
  }
}
