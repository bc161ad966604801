import CoreGraphics
import Foundation
import Testing

@Suite struct GeometryValueTests {
  private let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

  @Test("geometry goes into dictionaries under Apple's keys and comes back")
  func dictionaries() {
    let dictionary = rect.dictionaryRepresentation
    #expect(Set(dictionary.keys) == ["X", "Y", "Width", "Height"])
    #expect(CGRect(dictionaryRepresentation: dictionary) == rect)
    #expect(CGPoint(dictionaryRepresentation: dictionary) == rect.origin)
    #expect(CGSize(dictionaryRepresentation: dictionary) == rect.size)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": NSNumber(value: 2)])?.y == 2)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1] as CFDictionary) == nil)
    #expect(CGSize(dictionaryRepresentation: ["Width": "wide", "Height": 1]) == nil)
    #expect(CGRect(dictionaryRepresentation: [:]) == nil)
  }

  @Test("geometry goes into objects and comes back")
  func objects() {
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(NSValue(cgAffineTransform: map).cgAffineTransformValue == map)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgAffineTransform: map) == NSValue(cgAffineTransform: map))
  }

  @Test("an object of another kind reads as zero")
  func otherKinds() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point.cgRectValue == .zero && point.cgSizeValue == .zero)
    #expect(point.cgVectorValue == .zero)
    #expect(NSNumber(value: 3).cgAffineTransformValue == CGAffineTransform())
    #expect(NSNumber(value: 3).cgPointValue == .zero)
  }

  @Test("values print as Apple's")
  func descriptions() {
    #expect("\(rect)" == "(1.0, 2.5, 3.0, 4.0)")
    #expect("\(rect.origin) \(rect.size)" == "(1.0, 2.5) (3.0, 4.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
    #expect(
      "\(CGAffineTransform.identity)"
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test("maps and vectors are encoded as arrays of numbers")
  func coding() throws {
    let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(map)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
    let vector = CGVector(dx: 1, dy: 2)
    let vectorData = try JSONEncoder().encode(vector)
    #expect(String(decoding: vectorData, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: vectorData) == vector)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2]".utf8))
    }
  }

  @Test("equalTo is equality")
  func equality() {
    #expect(rect.equalTo(rect) && rect.origin.equalTo(rect.origin) && rect.size.equalTo(rect.size))
    #expect(!rect.equalTo(.zero) && !rect.origin.equalTo(.zero) && !rect.size.equalTo(.zero))
    let nan = CGPoint(x: CGFloat.nan, y: 0)
    #expect(!nan.equalTo(nan))
    #expect(CGVector(dx: 3, dy: 4) == CGVector(dx: Int(3), dy: Int(4)))
  }
}
