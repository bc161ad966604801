import Foundation

@testable import Pixels

/// A blur by the definition, in doubles: what the fast one is measured against.
struct TrueGaussian {
  let sigma: Double

  private var weights: [Double] {
    let reach = Int((5 * sigma).rounded(.up))
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    return values.map { $0 / sum }
  }

  /// `values` row by row, everything beyond them nothing or their outermost values.
  func blurred(_ values: [Double], width: Int, edge: GaussianBlur.Edge) -> [Double] {
    let height = values.count / width
    let weights = weights
    let across = (0..<height).flatMap { y in
      line(Array(values[y * width..<(y + 1) * width]), weights, edge)
    }
    var result = across
    for x in 0..<width {
      let column = (0..<height).map { across[$0 * width + x] }
      for (y, value) in line(column, weights, edge).enumerated() { result[y * width + x] = value }
    }
    return result
  }

  private func line(_ values: [Double], _ weights: [Double], _ edge: GaussianBlur.Edge)
    -> [Double]
  {
    let reach = weights.count / 2
    let nothing = [Double](repeating: 0, count: reach)
    let (first, last) = (values.first ?? 0, values.last ?? 0)
    let padded =
      edge == .clear
      ? nothing + values + nothing
      : nothing.map { _ in first } + values + nothing.map { _ in last }
    return padded.withUnsafeBufferPointer { padded in
      weights.withUnsafeBufferPointer { weights in
        values.indices.map { index in
          var sum = 0.0
          for tap in weights.indices { sum += weights[tap] * padded[index + tap] }
          return sum
        }
      }
    }
  }
}
