import CoreGraphics
import Scenes
import Testing
import UIKit

@testable import AppHost

struct AppOptionsTests {
  @Test("options are those of preview, in either form")
  func options() throws {
    let options = try AppOptions(
      [
        "--headless", "--size=700x500", "--scale", "3", "--appearance", "dark", "--out", "a.png",
        "--time", "500ms", "--threads=2", "--device", "iphone 15", "--text-size", "extraLarge",
      ], [:])
    #expect(options.isHeadless && options.out == "a.png" && options.time == 0.5)
    #expect(options.overrides.size == CGSize(width: 700, height: 500))
    #expect(options.overrides.scale == 3 && options.overrides.appearance == .dark)
    #expect(options.overrides.device?.name == "iPhone 15" && options.threads == 2)
    #expect(options.overrides.textSize == .extraLarge)
  }

  @Test("the environment says the same, and the command line has the last word")
  func environment() throws {
    let environment = [
      "LAYERKIT_HEADLESS": "1", "LAYERKIT_OUT": "a.jpg", "LAYERKIT_SIZE": "100x100",
      "LAYERKIT_TEXT_SIZE": "small", "LAYERKIT_KERNELS": "portable", "LAYERKIT_TIME": "",
    ]
    let options = try AppOptions(["--size", "50x40"], environment)
    #expect(options.isHeadless && options.out == "a.jpg" && options.time == nil)
    #expect(options.overrides.size == CGSize(width: 50, height: 40))
    #expect(options.overrides.textSize == .small)
  }

  @Test("what is not known is the app's own, and so is all behind two dashes")
  func ownWords() throws {
    let options = try AppOptions(
      ["--level", "3", "-x", "file.txt", "--size", "50x40", "--", "--size", "nonsense"], [:])
    #expect(options.overrides.size == CGSize(width: 50, height: 40) && options.url == nil)
  }

  @Test("a word that is a URL is what the app is to open")
  func url() throws {
    #expect(try AppOptions(["app://place/Rome"], [:]).url?.host == "place")
    #expect(try AppOptions(["place/Rome"], [:]).url == nil)
  }

  @Test(
    "an option that is not as it must be is refused by its name",
    arguments: [
      (["--size", "big"], "--size takes a size"), (["--scale", "0"], "--scale takes a number"),
      (["--appearance=blue"], "--appearance takes one of light, dark"),
      (["--headless", "--time", "x"], "--time takes a time"), (["--out"], "--out needs a value"),
      (["--out", "a.png"], "belong to --headless"),
      (["--headless", "--out", "a.gif"], "ends with .png or .jpg"),
      (["--device", "phone"], "--device takes one of iPhone SE"),
      (["--threads", "nan"], "--threads takes a number"),
    ])
  func refusals(_ words: [String], _ reason: String) {
    do {
      _ = try AppOptions(words, [:])
      Issue.record("nothing was wrong with \(words)")
    } catch let error as AppOptions.UsageError {
      #expect(error.message.contains(reason))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("what is wrong in the environment is told by the variable")
  func environmentRefusal() {
    let error = #expect(throws: AppOptions.UsageError.self) {
      try AppOptions([], ["LAYERKIT_SCALE": "large"])
    }
    #expect(error?.message.contains("LAYERKIT_SCALE takes a number") == true)
  }
}
