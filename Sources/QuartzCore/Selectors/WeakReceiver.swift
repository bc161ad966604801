/// An object to call, as long as somebody else holds it.
struct WeakReceiver: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
