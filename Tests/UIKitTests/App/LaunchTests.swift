import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct LaunchTests {
  private func wholeLife(_ app: UIApplication, _ host: NowhereHost) {
    app.launch(in: host, opening: nil)
    CallRecord.note("— background")
    app.connectedScenes.first?.enter(.background)
    CallRecord.note("— foreground")
    app.connectedScenes.first?.enter(.foregroundActive)
    CallRecord.note("— end")
    app.terminate()
  }

  @Test("an app without scene delegates is told of launch, activation, background and end in order")
  func orderWithoutScenes() {
    let calls = AppRecord.calls(of: PlainDelegate(), wholeLife)
    #expect(
      calls == [
        "willFinishLaunching inactive", "didFinishLaunching none",
        "· UIApplicationDidFinishLaunching",
        "· UISceneWillConnect", "· UISceneWillEnterForeground", "· UISceneDidActivate",
        "active", "· UIApplicationDidBecomeActive",
        "— background",
        "· UISceneWillDeactivate", "resign", "· UIApplicationWillResignActive",
        "· UISceneDidEnterBackground", "back", "· UIApplicationDidEnterBackground",
        "— foreground",
        "· UISceneWillEnterForeground", "fore", "· UIApplicationWillEnterForeground",
        "· UISceneDidActivate", "active", "· UIApplicationDidBecomeActive",
        "— end",
        "· UISceneWillDeactivate", "resign", "· UIApplicationWillResignActive",
        "· UISceneDidEnterBackground", "back", "· UIApplicationDidEnterBackground",
        "terminate", "· UIApplicationWillTerminate",
      ])
  }

  @Test("scene delegates are told instead of the app's, and the app's observers all the same")
  func orderWithScenes() {
    let calls = AppRecord.calls(of: ScenesDelegate(), wholeLife)
    #expect(
      calls == [
        "willFinishLaunching inactive", "didFinishLaunching", "· UIApplicationDidFinishLaunching",
        "configuration", "willConnect unattached", "· UISceneWillConnect",
        "sceneWillEnterForeground", "· UISceneWillEnterForeground",
        "· UIApplicationWillEnterForeground",
        "sceneDidBecomeActive", "· UISceneDidActivate", "· UIApplicationDidBecomeActive",
        "— background",
        "sceneWillResignActive", "· UISceneWillDeactivate", "· UIApplicationWillResignActive",
        "sceneDidEnterBackground", "· UISceneDidEnterBackground",
        "· UIApplicationDidEnterBackground",
        "— foreground",
        "sceneWillEnterForeground", "· UISceneWillEnterForeground",
        "· UIApplicationWillEnterForeground",
        "sceneDidBecomeActive", "· UISceneDidActivate", "· UIApplicationDidBecomeActive",
        "— end",
        "sceneWillResignActive", "· UISceneWillDeactivate", "· UIApplicationWillResignActive",
        "sceneDidEnterBackground", "· UISceneDidEnterBackground",
        "· UIApplicationDidEnterBackground",
        "sceneDidDisconnect", "· UISceneDidDisconnect",
        "terminate", "· UIApplicationWillTerminate",
      ])
  }

  @Test("the app is in what the most awake of its scenes is in")
  func stateOfSeveralScenes() {
    var states: [UIApplication.State] = []
    _ = AppRecord.calls(of: ScenesDelegate()) { app, host in
      app.launch(in: host, opening: nil)
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      host.runPutOff()
      let scenes = app.scenes.connected
      #expect(scenes.count == 2 && app.openSessions.count == 2)
      guard scenes.count == 2 else { return }
      @MainActor func enter(_ state: UIScene.ActivationState, _ index: Int) {
        scenes[index].enter(state)
        states.append(app.applicationState)
      }
      enter(.foregroundInactive, 0)
      enter(.background, 1)
      enter(.background, 0)
      enter(.foregroundActive, 1)
    }
    #expect(states == [.active, .inactive, .background, .active])
  }

  @Test("a request for a scene that stands raises it, and one to end a session discards it")
  func sessions() {
    let calls = AppRecord.calls(of: ScenesDelegate()) { app, host in
      app.launch(in: host, opening: nil)
      let first = app.scenes.connected[0]
      app.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
      host.runPutOff()
      #expect(host.raised.map { $0 === first } == [true] && app.connectedScenes.count == 1)
      CallRecord.note("— end")
      app.requestSceneSessionDestruction(first.session, options: nil)
      host.runPutOff()
      #expect(app.connectedScenes.isEmpty && app.openSessions.isEmpty)
      #expect(first.activationState == .unattached && first.session.scene == nil)
    }
    #expect(
      calls.drop { $0 != "— end" }.filter { !$0.hasPrefix("·") } == [
        "— end", "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect",
        "discard 1", "closed",
      ])
  }

  @Test("an app without scene delegates has one scene, and refuses another")
  func oneScene() {
    _ = AppRecord.calls(of: PlainDelegate()) { app, host in
      app.launch(in: host, opening: nil)
      var error: (any Error)?
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
      host.runPutOff()
      #expect(error != nil && app.connectedScenes.count == 1 && !app.supportsMultipleScenes)
    }
  }

  @Test("windows of an app without scene delegates are in its scene, made before it or after it")
  func windowsOfPlainApp() {
    let delegate = PlainDelegate()
    _ = AppRecord.calls(of: delegate) { app, host in
      host.appearance.style = .dark
      app.launch(in: host, opening: nil)
      let scene = app.connectedScenes.first as? UIWindowScene
      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      second.isHidden = false
      #expect(delegate.window?.windowScene === scene && second.windowScene === scene)
      #expect(scene?.windows.map { $0 === delegate.window } == [true, false])
      #expect(scene?.keyWindow === delegate.window)
      #expect(delegate.window?.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test("a scene of another size takes windows of its own size along, and says what it was")
  func resize() {
    let calls = AppRecord.calls(of: ScenesDelegate()) { app, host in
      app.launch(in: host, opening: nil)
      guard let scene = app.connectedScenes.first as? UIWindowScene else { return }
      let small = UIWindow(windowScene: scene)
      small.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      CallRecord.note("— resize")
      host.appearance.size = CGSize(width: 900, height: 600)
      scene.show(as: host.appearance)
      scene.show(as: host.appearance)
      #expect(scene.keyWindow?.frame == CGRect(x: 0, y: 0, width: 900, height: 600))
      #expect(small.frame.size == CGSize(width: 50, height: 50))
      #expect(scene.traitCollection.horizontalSizeClass == .regular)
      #expect(small.traitCollection.horizontalSizeClass == .regular)
    }
    #expect(
      calls.drop { $0 != "— resize" } == [
        "— resize", "didUpdate 390 × 844 to 900 × 600, portrait to landscapeRight",
      ])
  }

  @Test("a URL comes with the launch options, and then to the delegate that opens it")
  func launchWithURL() throws {
    let url = try #require(URL(string: "app://a"))
    let plain = AppRecord.calls(of: PlainDelegate()) { app, host in
      app.launch(in: host, opening: url)
      CallRecord.note("— later")
      app.open(here: url)
    }
    #expect(plain.contains("didFinishLaunching app://a"))
    #expect(
      plain.filter { !$0.hasPrefix("·") }.suffix(4) == [
        "open app://a", "active", "— later", "open app://a",
      ])
    let scenes = AppRecord.calls(of: ScenesDelegate()) { app, host in
      app.launch(in: host, opening: url)
      CallRecord.note("— later")
      app.open(here: url)
    }
    #expect(scenes.contains("willConnect unattached app://a"))
    #expect(scenes.suffix(2) == ["— later", "openURLContexts app://a"])
    #expect(!scenes.contains("open app://a"))
  }

  @Test("the host hears of titles and of how large windows may be made")
  func wordsToTheHost() {
    let calls = AppRecord.calls(of: ScenesDelegate()) { app, host in
      app.launch(in: host, opening: nil)
      guard let scene = app.connectedScenes.first as? UIWindowScene else { return }
      scene.title = "Inbox"
      scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 200)
    }
    #expect(calls.suffix(2) == ["title Inbox", "least 320 × 200"])
  }

  @Test("the desktop opens URLs, and says whether it did")
  func externalURLs() throws {
    let url = try #require(URL(string: "https://example.org"))
    var opened: Bool?
    _ = AppRecord.calls(of: ScenesDelegate()) { app, host in
      app.launch(in: host, opening: nil)
      #expect(app.canOpenURL(url))
      app.open(url) { opened = $0 }
      #expect(opened == nil)
      host.runPutOff()
    }
    #expect(opened == true)
  }
}
