import Foundation

extension NotificationCenter {
  /// Calls a method, on the thread that posts, for as long as the observer lives.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let receiver = WeakReceiver(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = receiver.object else { return }
      if !aSelector.send(to: observer, notification) {
        aSelector.send(to: observer, notification as NSNotification)
      }
    }
    SelectorObservers.shared.add(
      observer, self, aName, anObject.map { $0 as AnyObject }, token: token)
  }

  /// Takes an observer off, whether it came with a selector or is the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.shared.remove(
      observer, from: self, aName, anObject.map { $0 as AnyObject })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
