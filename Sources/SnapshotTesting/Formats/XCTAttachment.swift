import Foundation
import UIKit

/// Something to look at where a test has failed.
///
/// XCTest has this class on Apple's systems and none here; what code for those says of it holds. Under
/// Swift Testing it becomes an attachment of the test.
public final class XCTAttachment {
  public var name: String?
  let data: Data
  /// How the name of a file ends that has it.
  let pathExtension: String

  public init(data: Data) {
    (self.data, pathExtension) = (data, "data")
  }

  /// What the bytes are shows in the ending of the file's name, where it is a kind that snapshots have.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    pathExtension = Self.endings[uniformTypeIdentifier] ?? "data"
  }

  public init(string: String) {
    (data, pathExtension) = (Data(string.utf8), "txt")
  }

  public init(image: UIImage) {
    (data, pathExtension) = (image.pngData() ?? Data(), "png")
  }

  private static let endings = [
    "public.patch-file": "patch", "public.png": "png", "public.jpeg": "jpg", "public.json": "json",
    "public.plain-text": "txt", "public.text": "txt", "public.utf8-plain-text": "txt",
  ]
}
