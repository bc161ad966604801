import LiveCode
import Testing

/// What source shows of its classes without being compiled.
struct SwiftOutlineTests {
  private func outline(_ text: String) -> SwiftOutline { SwiftOutline(Array(text.utf8)) }

  @Test func findsClassesWithTheirPlaces() {
    let text = """
      // class Not {}
      let text = "class Nor {}"
      final class Badge: UIView, Sendable {
        class func make() -> Badge { Badge() }
        class var shared: Badge { Badge() }
        class Inner {}
      }
      func f<T: AnyObject & P>() {}
      """
    let found = outline(text)
    #expect(found.classes.map(\.name) == ["Badge", "Inner"])
    #expect(found.classes.map(\.superclass) == ["UIView", nil])
    let place = Array(text.utf8)[found.classes[0].offset...]
    #expect(place.starts(with: Array("Badge: UIView".utf8)))
  }

  @Test(arguments: [
    ("class A: UIView {}", true),
    ("class A: UIView { override init(frame: CGRect) {} }", true),
    ("class A: UIView { init() {} }", true),
    ("class A: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }", true),
    ("class A: UIView { convenience init(name: String) { self.init() } }", true),
    ("class A: UIView { init(name: String) {} }", false),
    // `init()` of the superclass is not inherited, and a default does not make it one.
    ("class A: UIView { init(name: String = \"a\") {} }", false),
    ("class A: UIView { required init?(coder: NSCoder) { nil } }", false),
    ("class A: UIView { init(frame: CGRect, name: String) {} }", false),
    (
      "class A: UIView { func f() { let v = UIView.init(frame: .zero); g { B.init(x: 1) } } }", true
    ),
    ("class A: UIView { class B { init(x: Int) {} } }", true),
    ("class A: B {}\nclass B: UIView { init(x: Int) {} }", false),
    ("class A: B {}\nclass B: UIView { init(x: Int) {}; init() {} }", true),
    ("class A: A {}", true),
    ("class A: UIView { init(map: [String: (Int, Int)], run: @escaping () -> Void) {} }", false),
  ])
  func tellsWhatCanBeMadeWithoutSayingAnything(text: String, isPlain: Bool) {
    #expect(outline(text).isPlain("A") == isPlain)
  }

  @Test func anyBytesHaveAnOutline() {
    let text = "final class Badge: UIView { init(a: Int) { /* \" */ } }\n#Preview { Badge(a: 1) }"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      _ = SwiftOutline(Array(bytes[..<end]))
      _ = SwiftOutline(Array(bytes[end...]))
    }
    _ = SwiftOutline([0xFF, 0xFE, 0x00, 0x7B, 0x7D, 0x7D])
  }
}
