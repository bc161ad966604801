/// A number that the solver finds.
package struct Variable: Hashable, Sendable {
  package let index: Int
}

/// A variable with its coefficient.
package struct Term: Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A constraint of one solver, until it is removed.
package struct ConstraintKey: Hashable, Sendable {
  package let index: Int
}
