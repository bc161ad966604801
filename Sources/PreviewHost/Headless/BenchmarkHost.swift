import Foundation

extension Host {
  /// A host whose window is measured: on SDL's dummy driver, which watches no file, and has shown its
  /// first picture.
  static func measured(_ path: String, _ options: HostOptions) throws -> Host {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var options = options
    options.watching = .none
    options.isQuiet = true
    let host = try Host(path: path, options: options)
    try host.turn()
    return host
  }
}
