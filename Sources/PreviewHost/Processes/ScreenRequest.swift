import CoreGraphics
import Pixels

/// What the process with the scene asks of the one that keeps the window.
enum ScreenRequest {
  /// Answered by `opened` or `refused`.
  case open(WindowRequest)
  case show
  /// Answered by `state`.
  case resize(width: Int, height: Int)
  case setTitle(String)
  case toggleFullScreen
  case takeText(Bool, beside: CGRect?)
  /// So many of the events were taken that may decide what becomes of the next.
  case handled(Int)
  /// The shared memory has a picture of another size.
  case changePicture
  /// What of the picture has changed; answered by `presented`.
  case present([PixelRect])
  /// A scene is going to be loaded.
  case attend(String)
  /// A picture is on show: what ends the process from now on is something new.
  case settle
  case setClipboard(String)
  /// Answered by `clipboard`.
  case readClipboard

  private enum Kind: UInt32 {
    case open, show, resize, setTitle, toggleFullScreen, takeText, changePicture, present, attend
    case handled, settle, setClipboard, readClipboard
  }

  var packet: Channel.Packet {
    var writer = WireWriter()
    let kind: Kind
    switch self {
    case .open(let window):
      kind = .open
      writer.write(window.title)
      writer.write(window.width)
      writer.write(window.height)
      writer.write(window.isFullScreen)
    case .show: kind = .show
    case .resize(let width, let height):
      kind = .resize
      writer.write(width)
      writer.write(height)
    case .setTitle(let title):
      kind = .setTitle
      writer.write(title)
    case .toggleFullScreen: kind = .toggleFullScreen
    case .takeText(let isWanted, let place):
      kind = .takeText
      writer.write(isWanted)
      let rect = place ?? .null
      for number in [rect.minX, rect.minY, rect.width, rect.height] { writer.write(number) }
    case .handled(let count):
      kind = .handled
      writer.write(count)
    case .changePicture: kind = .changePicture
    case .present(let changes):
      kind = .present
      writer.write(changes.count)
      for rect in changes {
        for side in [rect.minX, rect.minY, rect.maxX, rect.maxY] { writer.write(side) }
      }
    case .attend(let scene):
      kind = .attend
      writer.write(scene)
    case .settle: kind = .settle
    case .setClipboard(let text):
      kind = .setClipboard
      writer.write(text)
    case .readClipboard: kind = .readClipboard
    }
    return Channel.Packet(kind: kind.rawValue, bytes: writer.bytes)
  }

  init(_ packet: Channel.Packet) throws(WireError) {
    guard let kind = Kind(rawValue: packet.kind) else { throw WireError() }
    var reader = WireReader(packet.bytes)
    switch kind {
    case .open:
      self = .open(
        WindowRequest(
          title: try reader.readText(), width: try reader.read(Int.self),
          height: try reader.read(Int.self), isFullScreen: try reader.read(Bool.self)))
    case .show: self = .show
    case .resize:
      self = .resize(width: try reader.read(Int.self), height: try reader.read(Int.self))
    case .setTitle: self = .setTitle(try reader.readText())
    case .toggleFullScreen: self = .toggleFullScreen
    case .takeText:
      let isWanted = try reader.read(Bool.self)
      let place = try CGRect(
        x: reader.read(CGFloat.self), y: reader.read(CGFloat.self),
        width: reader.read(CGFloat.self), height: reader.read(CGFloat.self))
      self = .takeText(isWanted, beside: place.isNull ? nil : place)
    case .handled: self = .handled(try reader.read(Int.self))
    case .changePicture: self = .changePicture
    case .present:
      var changes: [PixelRect] = []
      for _ in 0..<max(0, try reader.read(Int.self)) {
        changes.append(
          try PixelRect(
            minX: reader.read(Int.self), minY: reader.read(Int.self), maxX: reader.read(Int.self),
            maxY: reader.read(Int.self)))
      }
      self = .present(changes)
    case .attend: self = .attend(try reader.readText())
    case .settle: self = .settle
    case .setClipboard: self = .setClipboard(try reader.readText())
    case .readClipboard: self = .readClipboard
    }
  }
}
