/// The candidate that `name` was probably meant to be; nil where none is near.
///
/// A candidate that differs only in case, `-`, `_` or spaces wins. Else the nearest one by edits
/// (a letter more, less, other, or two swapped) wins, the earlier one among equals: one edit for
/// up to five letters, two up to eight, three above. Names of less than three letters have no near
/// ones. Looks at 10,000 candidates and at names of 100 bytes at most, so that a wrong list of a
/// million `id`s is not compared with itself.
package func closestMatch(
  to name: String, among candidates: some Sequence<String>
) -> String? {
  let mostCandidates = 10_000
  guard !name.isEmpty, name.utf8.count <= NameIndex.longestName else { return nil }
  return NameIndex(candidates.prefix(mostCandidates)).nearest(to: name)
}

/// The scalars in lower case, without the marks that part words.
func foldedScalars(_ name: String) -> [UInt32] {
  var scalars: [UInt32] = []
  for scalar in name.unicodeScalars where !["-", "_", " "].contains(scalar) {
    if scalar.isASCII {
      let isUpper = scalar.value >= 0x41 && scalar.value <= 0x5A
      scalars.append(isUpper ? scalar.value + 0x20 : scalar.value)
    } else {
      scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
    }
  }
  return scalars
}

/// The Damerau–Levenshtein distance (optimal string alignment); nil where it is above `limit`.
func editDistance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
  if left == right { return 0 }
  guard limit > 0 else { return nil }
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = beforePrevious
  for row in 0..<left.count {
    current[0] = row + 1
    var least = row + 1
    for column in 0..<right.count {
      let isEqual = left[row] == right[column]
      var cost = min(
        previous[column] + (isEqual ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
    }
    // A swap reaches back two rows, so only two hopeless rows running settle it.
    if least > limit, row > 0, (previous.min() ?? 0) > limit { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
