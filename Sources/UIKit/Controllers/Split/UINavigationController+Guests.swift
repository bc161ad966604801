// A stack that lies on another one's, for as long as the columns of a split view controller are one. What
// its own navigation controller is asked for, the other one does.

/// Where the stack of a navigation controller lies.
@MainActor
final class StackStay {
  weak var host: UINavigationController?
  /// The stack as it was lent; its first controller says where it begins.
  let lent: [UIViewController]

  init(_ lent: [UIViewController], with host: UINavigationController) {
    (self.lent, self.host) = (lent, host)
  }
}

extension UINavigationController {
  /// Who shows this stack now: nobody else once it has been popped there.
  var shownBy: UINavigationController? {
    guard let stay, let host = stay.host, let root = stay.lent.first,
      host.stack.contains(where: { $0 === root })
    else { return nil }
    return host
  }

  /// The part of the other's stack that is this one's.
  private var guestRange: Range<Int>? {
    guard let host = shownBy, let root = stay?.lent.first,
      let start = host.stack.firstIndex(where: { $0 === root })
    else { return nil }
    // Another guest begins where this one ends.
    let ends = host.guests.compactMap { guest in
      guest === self ? nil : guest.stay?.lent.first
    }
    let end = host.stack[(start + 1)...].firstIndex { controller in
      ends.contains { $0 === controller }
    }
    return start..<(end ?? host.stack.count)
  }

  /// The stack wherever it lies.
  var wholeStack: [UIViewController] {
    if let host = shownBy, let guestRange { return Array(host.stack[guestRange]) }
    return stack.isEmpty ? stay?.lent ?? [] : stack
  }

  func isOnStack(of outer: UINavigationController) -> Bool { shownBy === outer }

  /// Puts the stack of another navigation controller onto this one's.
  func takeStack(of guest: UINavigationController, animated: Bool) {
    guard guest.shownBy == nil else { return }
    guest.comeHome()
    let lent = guest.stack
    guard !lent.isEmpty else { return }
    guest.take([], animated: false)
    guest.change?.end()
    change?.end()
    guest.stay = StackStay(lent, with: self)
    guests.append(guest)
    take(stack + lent, animated: animated)
    if !animated { change?.end() }
  }

  /// Takes the stack back from where it lies. Controllers that somebody popped from it are gone, but for
  /// the first.
  func comeHome(animated: Bool = false) {
    guard let stay else { return }
    let host = stay.host
    var back = stay.lent.prefix(1).map(\.self)
    host?.change?.end()
    if let host, let range = guestRange {
      back = Array(host.stack[range])
      var rest = host.stack
      rest.removeSubrange(range)
      host.take(rest, animated: animated)
      if animated, host.change != nil {
        // They are seen going, and have their parent until then.
        goHomeLater(back, stay, after: host)
        return
      }
      host.change?.end()
    }
    settleHome(back, stay)
  }

  private func settleHome(_ back: [UIViewController], _ stay: StackStay) {
    guard self.stay === stay else { return }
    self.stay = nil
    stay.host?.guests.removeAll { $0 === self }
    let free = back.filter { $0.parentReference == nil }
    if stack.isEmpty, !free.isEmpty {
      take(free, animated: false)
      change?.end()
    }
  }

  private func goHomeLater(
    _ back: [UIViewController], _ stay: StackStay, after host: UINavigationController
  ) {
    host.change?.animate(
      alongsideTransition: nil, completion: { [weak self] _ in self?.settleHome(back, stay) })
  }

  /// Has the part of the stack that is a guest's be another one.
  func replaceGuest(
    _ guest: UINavigationController, with controllers: [UIViewController], animated: Bool
  ) {
    guard let range = guest.guestRange else { return }
    var whole = stack
    whole.replaceSubrange(range, with: controllers)
    if controllers.isEmpty {
      guest.stay = nil
      guests.removeAll { $0 === guest }
    } else {
      guest.stay = StackStay(controllers, with: self)
    }
    take(whole, animated: animated)
  }

  /// Has the stack be another one below what lies on it for other navigation controllers.
  package func takeBelowGuests(_ controllers: [UIViewController]) {
    // Where columns have become one, there was nothing yet of an empty one to lie with the others.
    let split = wholeStack.isEmpty ? splitViewController : nil
    let comesToFold =
      split?.isFoldedWhole == true
      && split?.columns.values.contains { $0.navigation === self } == true
    defer { if comesToFold { split?.foldWhole() } }
    let start = guests.compactMap { $0.guestRange?.lowerBound }.min() ?? stack.count
    setViewControllers(controllers + stack[start...], animated: false)
  }

  // MARK: Split view controllers without columns

  /// Takes what a secondary controller shows onto the stack.
  func takeSecondary(_ secondary: UIViewController) {
    if let navigation = secondary as? UINavigationController {
      takeStack(of: navigation, animated: false)
    } else {
      secondary.viewIfLoaded?.removeFromSuperview()
      take(stack + [secondary], animated: false)
      change?.end()
    }
  }

  /// Gives back what came onto the stack last, if there is anything below it.
  func giveSecondary() -> UIViewController? {
    if let guest = guests.last {
      guest.comeHome()
      return guest
    }
    guard stack.count > 1, let last = stack.last else { return nil }
    take(stack.dropLast(), animated: false)
    change?.end()
    return last
  }

  /// Shows a secondary controller while all columns are one.
  func pushDetail(_ controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      takeStack(of: navigation, animated: UIView.areAnimationsEnabled)
    } else {
      pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}
