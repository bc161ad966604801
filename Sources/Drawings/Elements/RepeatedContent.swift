/// Content that `use` brings to several places.
struct RepeatedContent {
  /// Content is the same where it is of the same element and came out alike.
  struct Key: Hashable {
    let element: Int
    let layers: [LayerNode]
  }

  /// What a definition of it is called.
  let name: String
  let layers: [LayerNode]
}
