import Foundation
import Glibc
import Testing

@testable import PreviewHost

struct StandardStreamTests {
  @Test func wordsThatNobodyTakesAreNoError() throws {
    // The descriptor of the tests' own output is exchanged for as short as it can be.
    let kept = dup(STDERR_FILENO)
    let full = open("/dev/full", O_WRONLY)
    dup2(full, STDERR_FILENO)
    defer {
      dup2(kept, STDERR_FILENO)
      close(kept)
      close(full)
    }
    StandardStream.error.say("lost")
    #expect(throws: HostError.self) { try StandardStream.error.write("lost") }
  }
}
