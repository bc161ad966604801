/// What is known of a type.
struct TypeRow {
  let identifier: String
  let parents: [String]
  /// The preferred one first.
  let extensions: [String]
  let mimeTypes: [String]

  init(
    _ identifier: String, of parents: [String] = [], _ extensions: [String] = [],
    _ mimeTypes: [String] = []
  ) {
    (self.identifier, self.parents) = (identifier, parents)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }

  private static let image = "public.image"

  static let all: [TypeRow] = [
    TypeRow("public.item"),
    TypeRow("public.content"),
    TypeRow("public.data", of: ["public.item"]),
    TypeRow(image, of: ["public.data", "public.content"]),
    TypeRow("public.png", of: [image], ["png"], ["image/png"]),
    TypeRow("public.jpeg", of: [image], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    TypeRow("com.compuserve.gif", of: [image], ["gif"], ["image/gif"]),
    TypeRow("public.tiff", of: [image], ["tiff", "tif"], ["image/tiff"]),
    TypeRow("com.microsoft.bmp", of: [image], ["bmp", "dib"], ["image/bmp"]),
    TypeRow("com.microsoft.ico", of: [image], ["ico"], ["image/vnd.microsoft.icon"]),
    TypeRow("public.heif-standard", of: [image]),
    TypeRow("public.heif", of: ["public.heif-standard"], ["heif"], ["image/heif"]),
    TypeRow("public.heic", of: ["public.heif-standard"], ["heic"], ["image/heic"]),
    TypeRow("org.webmproject.webp", of: [image], ["webp"], ["image/webp"]),
    TypeRow(
      "public.svg-image", of: [image, "public.xml"], ["svg", "svgz"], ["image/svg+xml"]),
    TypeRow(
      "com.adobe.pdf", of: ["public.data", "public.composite-content"], ["pdf"],
      ["application/pdf"]),
    TypeRow("public.composite-content", of: ["public.content"]),
    TypeRow("public.text", of: ["public.data", "public.content"]),
    TypeRow("public.plain-text", of: ["public.text"], ["txt", "text"], ["text/plain"]),
    TypeRow("public.utf8-plain-text", of: ["public.plain-text"]),
    TypeRow("public.xml", of: ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    TypeRow("public.html", of: ["public.text"], ["html", "htm"], ["text/html"]),
    TypeRow("public.json", of: ["public.text"], ["json"], ["application/json"]),
    TypeRow("public.url", of: ["public.data"]),
    TypeRow("public.file-url", of: ["public.url"]),
  ]
}
