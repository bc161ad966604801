/// Something in a bar that can be tapped, or chosen by keys.
class BarControl: UIControl {
  override var keepsTaps: Bool { true }
  override var answersKeys: Bool { true }
}
