import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// What rows show.
@Suite @MainActor struct PickerRowTests {
  private class Plain: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }
  }

  private final class Styled: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      row == 1 ? NSAttributedString(string: "styled") : nil
    }
  }

  private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      1000
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 } else { reused += 1 }
      let view = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.tag = row
      return view
    }
  }

  private func picker(_ both: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (both, both)
    picker.layoutIfNeeded()
    return picker
  }

  private func title(_ row: Int, of picker: UIPickerView) -> String? {
    picker.wheels[0].rowView(row)?.title
  }

  @Test func `Styled titles go before plain ones, and nobody's is a question mark`() {
    let (plain, styled) = (Plain(), Styled())
    let (first, second) = (picker(plain), picker(styled))
    #expect(title(0, of: first) == "?")
    #expect(title(0, of: second) == "plain" && title(1, of: second) == "styled")
    #expect(first.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func `Views of one's own lie in the middle of rows, and are used again`() throws {
    let views = Views()
    let picker = picker(views)
    let view = try #require(picker.view(forRow: 3, forComponent: 0))
    #expect(view.tag == 3 && view.bounds.size == CGSize(width: 20, height: 10))
    view.superview?.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 151, y: 16))
    #expect(picker.view(forRow: 30, forComponent: 0) == nil && views.made == 5)
    for row in 0..<200 { picker.selectRow(row, inComponent: 0, animated: false) }
    #expect(views.made <= 12 && views.reused > 150)
    #expect(picker.view(forRow: 199, forComponent: 0)?.tag == 199)
  }

  @Test func `Another delegate is asked for views anew`() {
    let (plain, views) = (Plain(), Views())
    let picker = picker(plain)
    picker.delegate = views
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) != nil)
    picker.delegate = plain
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil && title(0, of: picker) == "?")
  }
}
