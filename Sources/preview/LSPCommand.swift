import Foundation
import LanguageServer
import PreviewHost
import Scenes
import WindowLink

/// `preview lsp`: a language server on standard input and output.
struct LSPCommand {
  private var folders = ReadableFolders()
  /// Whether windows are told where the cursor is.
  private var isLinked = true

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      switch option {
      // Clients of other servers say so; there is no other way.
      case "--stdio": break
      case "--assets":
        let folder = try arguments.value(of: option)
        guard folders.addAssets(folder) else { throw UsageError("there is no folder '\(folder)'") }
      case "--no-link": isLinked = false
      case "--allow-outside": folders.allowsOutside = true
      default: throw UsageError(unknown: option, of: "lsp")
      }
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("lsp takes no arguments; editors speak to it on standard input")
    }
  }

  /// Runs until the client says so, closes standard input, or is gone.
  func run() throws -> ExitCode {
    let folders = folders
    let server = LanguageServer { DiskFiles(for: $0, in: folders) }
    let folder = isLinked ? LinkPlace.folder(in: ProcessInfo.processInfo.environment) : nil
    let windows = folder.map { LinkedWindows(of: server, in: $0) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while server.ending == nil {
      let ready = Self.waitForInput(until: server.nextTime, or: windows?.descriptor)
      if ready == .windows {
        try StandardStream.output.write(windows?.turn(at: Self.now) ?? [])
        continue
      }
      guard ready == .client else {
        if let process = server.clientProcess, kill(process, 0) != 0, errno == ESRCH {
          return .differs
        }
        try StandardStream.output.write(server.advance(to: Self.now))
        continue
      }
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      // The other end is closed: without 'exit', which is no way to leave.
      guard count > 0 else { return .differs }
      try StandardStream.output.write(server.receive(bytes[..<count], at: Self.now))
      try StandardStream.output.write(windows?.turn(at: Self.now) ?? [])
    }
    return server.ending == .asked(isClean: true) ? .success : .differs
  }

  /// In seconds, never back.
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Who has something to say.
  private enum Speaker {
    case client
    case windows
  }

  /// Whom there is something to read from before the time has come, or before a second has passed:
  /// then it is asked whether the client is still there. The client goes first.
  private static func waitForInput(until time: Double?, or windows: Int32?) -> Speaker? {
    let wait = min(max(0, (time ?? .infinity) - now), 1)
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      // A negative descriptor is left out.
      pollfd(fd: windows ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, Int32((wait * 1000).rounded(.up))) > 0 else { return nil }
    return sources[0].revents != 0 ? .client : .windows
  }
}
