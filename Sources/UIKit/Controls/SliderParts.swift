/// What a slider is made of, from back to front.
@MainActor
struct SliderParts {
  let rest = ControlPart(nil)
  let done = ControlPart(nil)
  let restImage = UIImageView(image: nil)
  let doneImage = UIImageView(image: nil)
  let thumb = ControlPart(.white)
  let thumbImage = UIImageView(image: nil)
  let minimumImage = UIImageView(image: nil)
  let maximumImage = UIImageView(image: nil)

  var all: [UIView] {
    [rest, done, restImage, doneImage, minimumImage, maximumImage, thumb, thumbImage]
  }
}
