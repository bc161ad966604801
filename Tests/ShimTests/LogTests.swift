import Foundation
import Testing

@testable import os

/// What messages read, and which are shown.
@Suite(.serialized) struct LogTests {
  /// The lines that a program's messages make.
  private func lines(_ body: () -> Void) -> [String] {
    let kept = OSAllocatedUnfairLock(initialState: [String]())
    LogSink.shared.redirect { line in kept.withLock { $0.append(line) } }
    defer { LogSink.shared.redirect(nil) }
    body()
    return kept.withLock { $0 }
  }

  @Test("errors and faults are shown, other messages are not asked for their values")
  func levels() {
    let logger = Logger(subsystem: "org.example", category: "net")
    var asked = 0
    func value() -> Int {
      asked += 1
      return asked
    }
    let shown = withoutActuallyEscaping(value) { value in
      lines {
        logger.debug("\(value())")
        logger.info("\(value())")
        logger.log("\(value())")
        logger.error("no answer after \(value()) s")
        logger.fault("lost")
      }
    }
    #expect(
      shown == [
        "error: [org.example:net] no answer after 1 s\n", "fault: [org.example:net] lost\n",
      ])
    #expect(asked == 1)
  }

  @Test("the environment's mode says from which level on")
  func modes() {
    let types: [OSLogType] = [.debug, .info, .default, .error, .fault]
    func shown(_ mode: String?) -> [Bool] { types.map { LogThreshold(mode).shows($0) } }
    #expect(shown(nil) == [false, false, false, true, true])
    #expect(shown("default") == [false, false, true, true, true])
    #expect(shown("info") == [false, true, true, true, true])
    #expect(shown("debug") == [true, true, true, true, true])
    #expect(shown("disable") == [false, false, false, false, false])
    #expect(shown("nonsense") == shown(nil))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(LogThreshold(nil).shows(OSLogType(rawValue: 77)) == false)
  }

  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("texts are private unless a message says otherwise, numbers are public")
  func privacy() {
    let name = "Ada"
    #expect(text("\(name)") == "<private>")
    #expect(text("\(name, privacy: .public) is \(36)") == "Ada is 36")
    #expect(text("\(36, privacy: .private)") == "<private>")
    #expect(text("\(name, privacy: .sensitive)") == "<sensitive>")
    let masked = text("\(name, privacy: .private(mask: .hash))")
    #expect(
      masked.hasPrefix("<mask.hash: '") && masked == text("\(name, privacy: .private(mask: .hash))")
    )
    #expect(text("\(true) \(URLError(.badURL) as any Error)") == "true <private>")
  }

  @Test("numbers are written as asked, whatever the numbers")
  func formats() {
    #expect(
      text("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "0x00FF")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(Int.min, format: .octal)") == "-1000000000000000000000")
    #expect(text("\(1.5, format: .fixed(precision: 2))") == "1.50")
    #expect(text("\(Double.nan, format: .fixed(precision: -3)) \(Float.infinity)") == "nan inf")
    #expect(text("\(1, format: .decimal(minDigits: .max))").count == 100)
    #expect(text("\("ab", align: .right(columns: 4), privacy: .public)|") == "  ab|")
    #expect(text("\("ab", align: .left(columns: .max), privacy: .public)").count == 1_000)
  }

  private func formatted(_ form: String, _ values: Any...) -> String {
    FormattedMessage(form, values).text
  }

  @Test("messages in C's form take values of any kind")
  func forms() {
    #expect(
      formatted("%{public}@ %d%% %.2f %x %@", "up", 50, 1.005, 255, "x")
        == "up 50% 1.00 ff <private>")
    #expect(formatted("%04d|%-4d|%4ld", -7, 7, 7 as Int64) == "-007|7   |   7")
    #expect(formatted("%{public}s %{public}@", "text", ["a"]) == "text [\"a\"]")
    #expect(formatted("%d %f", "no number", "nor this") == "no number nor this")
    #expect(formatted("%d") == "<decode: missing data>")
    #expect(formatted("%") == "" && formatted("%{d") == "<decode: missing data>d")
    #expect(formatted("%99999999999999999999d", 1) == "1")
    #expect(formatted("%.99999999999999999999f", 1.0) == "1")
    #expect(formatted("%x", -1 as Int8) == "ff")
  }

  @Test("os_log writes like a logger") func functions() {
    let shown = lines {
      os_log("%{public}@ failed", log: OSLog(subsystem: "a", category: "b"), type: .error, "it")
      os_log(.fault, "gone")
      os_log("nobody hears of this")
      os_log("nor of this", log: .disabled, type: .fault)
    }
    #expect(shown == ["error: [a:b] it failed\n", "fault: gone\n"])
  }

  @Test("what is measured by signposts runs") func signposts() {
    let poster = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    let state = poster.beginInterval("work", id: poster.makeSignpostID(), "\(1)")
    poster.endInterval("work", state)
    #expect(poster.withIntervalSignpost("work") { 3 } == 3)
    #expect(!poster.isEnabled)
  }
}
