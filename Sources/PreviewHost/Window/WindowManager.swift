import CSDL2
import Foundation

/// Whether somebody manages the windows of the display, who is asked for a window as large as that.
///
/// SDL does not tell; X11's root window has a property for it. SDL brings X11's library along itself.
@MainActor
enum WindowManager {
  /// True on other displays than X11's, whose windows are always managed.
  static var isThere: Bool {
    guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11",
      let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD)
    else { return true }
    defer { dlclose(library) }
    return X11(library)?.hasManager ?? true
  }

  /// The functions of the library that this takes.
  private struct X11 {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Close = @convention(c) (OpaquePointer) -> CInt
    private typealias Root = @convention(c) (OpaquePointer) -> CUnsignedLong
    private typealias Atom =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> CUnsignedLong
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> CInt
    private typealias Get =
      @convention(c) (
        OpaquePointer, CUnsignedLong, CUnsignedLong, CLong, CLong, CInt, CUnsignedLong,
        UnsafeMutablePointer<CUnsignedLong>, UnsafeMutablePointer<CInt>,
        UnsafeMutablePointer<CUnsignedLong>, UnsafeMutablePointer<CUnsignedLong>,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
      ) -> CInt

    private let open: Open
    private let close: Close
    private let root: Root
    private let atom: Atom
    private let get: Get
    private let free: Free

    init?(_ library: UnsafeMutableRawPointer) {
      guard let open = dlsym(library, "XOpenDisplay"), let close = dlsym(library, "XCloseDisplay"),
        let root = dlsym(library, "XDefaultRootWindow"), let atom = dlsym(library, "XInternAtom"),
        let get = dlsym(library, "XGetWindowProperty"), let free = dlsym(library, "XFree")
      else { return nil }
      self.open = unsafeBitCast(open, to: Open.self)
      self.close = unsafeBitCast(close, to: Close.self)
      self.root = unsafeBitCast(root, to: Root.self)
      self.atom = unsafeBitCast(atom, to: Atom.self)
      self.get = unsafeBitCast(get, to: Get.self)
      self.free = unsafeBitCast(free, to: Free.self)
    }

    /// Whether the root window names the one of a manager; true where the display does not answer.
    var hasManager: Bool {
      guard let display = open(nil) else { return true }
      defer { _ = close(display) }
      var (type, form): (CUnsignedLong, CInt) = (0, 0)
      var (count, rest): (CUnsignedLong, CUnsignedLong) = (0, 0)
      var value: UnsafeMutablePointer<UInt8>?
      let name = atom(display, "_NET_SUPPORTING_WM_CHECK", 0)
      // One value, of any type.
      let answer = get(
        display, root(display), name, 0, 1, 0, 0, &type, &form, &count, &rest, &value)
      if let value { _ = free(value) }
      return answer != 0 || count > 0
    }
  }
}
