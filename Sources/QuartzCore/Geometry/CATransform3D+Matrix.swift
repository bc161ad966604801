import RenderTree

extension CATransform3D {
  var matrix: Matrix4 {
    Matrix4(
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44))
  }
}
