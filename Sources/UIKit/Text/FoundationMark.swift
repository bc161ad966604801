/// What the first stored property of a class is whose objects are values in Foundation's collections.
///
/// Foundation's C part compares the attributes of neighbouring stretches of a string. It takes each
/// object for one of its own and reads the number of its kind from where Swift puts the first stored
/// property of a subclass of `NSObject`; for numbers that are no kind, it ends the program. The
/// number here is a string's, whose class the object's then turns out not to be, and so it is asked
/// by `isEqual`.
enum FoundationMark {
  static let value = 7 << 8
}
