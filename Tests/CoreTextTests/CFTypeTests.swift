import CoreGraphics
import Foundation
import Testing

/// Core Foundation's names for Swift's own types.
@Suite struct CFTypeTests {
  @Test("texts with attributes are made piece by piece") func attributedStrings() throws {
    let text = try #require(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "abc" as CFString)
    CFAttributedStringSetAttribute(text, CFRangeMake(1, 9), "x", NSNumber(value: 4))
    #expect(CFAttributedStringGetLength(text) == 3 && CFAttributedStringGetString(text) == "abc")
    var range = CFRange()
    let value = CFAttributedStringGetAttribute(text, 2, "x", &range)
    #expect((value as? NSNumber)?.intValue == 4 && range.location == 1 && range.length == 2)
    CFAttributedStringRemoveAttribute(text, CFRangeMake(0, 3), "x")
    #expect(CFAttributedStringGetAttribute(text, 2, "x", nil) == nil)
    let key = NSAttributedString.Key("y")
    let made = CFAttributedStringCreate(nil, "q", ["x": 1, key: 2, 3: 4] as CFDictionary)
    #expect(made?.attributes(at: 0, effectiveRange: nil).count == 2)
    CFAttributedStringSetAttributes(text, CFRangeMake(0, 1), ["z": 1], true)
    #expect(CFAttributedStringCreateMutableCopy(nil, 0, text)?.length == 3)
  }

  @Test("ranges that reach out of a text end with it") func badInput() {
    let text = NSMutableAttributedString(string: "abc")
    for range in [
      CFRangeMake(.max, .max), CFRangeMake(.min, .min), CFRangeMake(-2, .max), CFRangeMake(2, -1),
    ] {
      CFAttributedStringSetAttribute(text, range, "x", NSNumber(value: 1))
      CFAttributedStringReplaceString(text, CFRangeMake(range.location, 0), "")
    }
    #expect(text.string == "abc")
    #expect(CFAttributedStringGetAttribute(text, -1, "x", nil) == nil)
    #expect(CFAttributedStringGetAttribute(text, 3, "x", nil) == nil)
    CFAttributedStringReplaceString(nil, CFRange(), nil)
    #expect(CFAttributedStringCreate(nil, nil, nil) == nil && CFAttributedStringGetLength(nil) == 0)
    #expect(CFStringGetLength("a😀") == 3 && CFStringGetLength(nil) == 0)
  }

  @Test("what Apple's C library and Foundation name") func numbers() {
    let (whole, positive): (NSInteger, NSUInteger) = (-1, 1)
    #expect(whole == -1 && positive == 1)
    #expect(HUGE == Float.greatestFiniteMagnitude && HUGE_VAL == .infinity && kCFNotFound == -1)
    #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
    #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(now - Date().timeIntervalSinceReferenceDate) < 60)
  }
}
