import LanguageServer
import Testing

@Suite struct FrameReaderTests {
  private func frames(_ text: String, piece: Int = .max) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var rest = Array(text.utf8)[...]
    var frames: [FrameReader.Frame] = []
    while !rest.isEmpty {
      reader.append(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 7, .max])
  func messagesComeWholeHoweverTheyAreCut(_ piece: Int) {
    let text = "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\n[1]"
    #expect(frames(text, piece: piece) == [message("{}"), message("[1]")])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -2\r\n\r\n", "Content-Length: \r\n\r\n",
    "Length: 2\r\n\r\n", "\r\n\r\n", "Content-Length: 999999999999999999999\r\n\r\n{}",
    "Content-Length: 99999999999\r\n\r\n",
  ])
  func aBadHeaderIsOneMistakeAndTheNextMessageComes(_ bad: String) {
    let found = frames(bad + "Content-Length: 2\r\n\r\n{}")
    #expect(found.count == 2)
    #expect(found.last == message("{}"))
    if case .mistake? = found.first {} else { Issue.record("\(found)") }
  }

  @Test func whatIsNoHeaderTakesNoMemory() {
    var reader = FrameReader()
    var mistakes = 0
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
    for _ in 0..<1000 {
      reader.append(noise)
      while reader.next() != nil { mistakes += 1 }
      #expect(reader.byteCount < 20_000)
    }
    #expect(mistakes == 1)
  }
}
