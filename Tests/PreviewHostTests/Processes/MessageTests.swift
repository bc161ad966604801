import CSDL2
import CoreGraphics
import Pixels
import Testing
import UIKit

@testable import PreviewHost

/// What the two processes say to each other.
@MainActor
struct MessageTests {
  private static let requests: [ScreenRequest] = [
    .open(WindowRequest(title: "cards — preview", width: 390, height: 844, isFullScreen: true)),
    .show, .resize(width: 20, height: 30), .setTitle(""), .toggleFullScreen,
    .takeText(true, beside: CGRect(x: 1.5, y: 2, width: 3, height: 4)),
    .takeText(false, beside: nil), .handled(3), .changePicture, .present([]),
    .present([PixelRect(minX: 1, minY: 2, maxX: 3, maxY: 4), .empty]),
    .attend("Samples/cards.json"),
    .settle, .setClipboard("Grüße 👋"), .readClipboard,
  ]

  private static let news: [ScreenNews] = [
    .opened(state), .refused(what: "no window", reason: "no display"), .state(state), .presented,
    .clipboard(nil), .clipboard("text"),
  ]

  private static let state = ScreenState(
    size: WindowSize(points: CGSize(width: 100, height: 80), pixelWidth: 200, pixelHeight: 160),
    desktop: (1920, 1040), refreshInterval: 1 / 144)

  @Test func requestsArriveAsTheyWereSent() throws {
    for request in Self.requests {
      #expect("\(try ScreenRequest(request.packet))" == "\(request)")
    }
  }

  @Test func newsArriveAsTheyWereSent() throws {
    for news in Self.news {
      #expect("\(try ScreenNews(news.packet))" == "\(news)")
    }
  }

  @Test func partsOfAMessageAreNone() {
    for request in Self.requests {
      let packet = request.packet
      guard !packet.bytes.isEmpty else { continue }
      for count in 0..<packet.bytes.count {
        let part = Channel.Packet(kind: packet.kind, bytes: Array(packet.bytes.prefix(count)))
        #expect(throws: WireError.self) { try ScreenRequest(part) }
      }
    }
    #expect(throws: WireError.self) { try ScreenNews(Channel.Packet(kind: 99)) }
  }

  @Test func anEventMeansTheSameInBothProcesses() throws {
    var event = SDL_Event()
    event.type = SDL_FINGERDOWN.rawValue
    event.tfinger.fingerId = 7
    event.tfinger.x = 0.25
    event.tfinger.y = 0.5
    let record = try #require(InputRecord(event))
    let packet = ScreenNews.event(record).packet
    guard case .event(let arrived) = try ScreenNews(packet) else {
      Issue.record("no event")
      return
    }
    let size = CGSize(width: 200, height: 100)
    #expect(
      "\(try #require(arrived.meaning(in: size)))" == "\(try #require(record.meaning(in: size)))")
    #expect(
      "\(try #require(arrived.meaning(in: size)))"
        == "\(HostEvent.finger(id: 7, .began, CGPoint(x: 50, y: 50)))")
  }

  @Test func whatHoldsAddressesIsNotPassedOn() {
    for kind in [SDL_DROPFILE, SDL_SYSWMEVENT, SDL_CLIPBOARDUPDATE, SDL_USEREVENT] {
      var event = SDL_Event()
      event.type = kind.rawValue
      #expect(InputRecord(event) == nil)
    }
  }

  @Test func packetsCrossAChannelWholeAndInOrder() throws {
    let (near, far) = try Channel.pair()
    let long = String(repeating: "a long title ", count: 4000)
    let sent: [ScreenRequest] = [.setTitle(long), .show, .setTitle("short")]
    for request in sent { #expect(near.send(request.packet)) }
    for request in sent {
      let packet = try #require(far.receive())
      #expect("\(try ScreenRequest(packet))" == "\(request)")
    }
  }

  @Test func theEndOfTheOtherSideIsSeen() throws {
    var ends: (Channel, Channel)? = try Channel.pair()
    let near = try #require(ends?.0)
    ends = nil
    #expect(near.receive() == nil)
    #expect(!near.send(ScreenRequest.show.packet))
  }
}
