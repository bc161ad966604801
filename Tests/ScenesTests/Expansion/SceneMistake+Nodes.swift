extension SceneMistake {
  static let nodes: [SceneMistake] = [
    SceneMistake(
      "a root that is no node", #"{"root": «7»}"#,
      says: "@1 error wrong-value expected a node, found a number"),
    SceneMistake(
      "a mistyped property", root: #"«"cornerRaduis"»: 3"#,
      says: "@1 warning unknown-key unknown key 'cornerRaduis' on UIView; did you mean"
        + " 'cornerRadius'?"),
    SceneMistake(
      "a mistyped property of a view with a name", root: #""id": "hero", «"cornerRaduis"»: 3"#,
      says: "@1 warning unknown-key unknown key 'cornerRaduis' on UIView 'hero'; did you mean"
        + " 'cornerRadius'?"),
    SceneMistake(
      "a mistyped structural key", root: #"«"subview"»: []"#,
      says: "@1 warning unknown-key unknown key 'subview' on UIView; did you mean 'subviews'?"),
    SceneMistake(
      "a key that is like nothing", root: #"«"flibbertigibbet"»: []"#,
      says: "@1 warning unknown-key unknown key 'flibbertigibbet' on UIView"),
    SceneMistake(
      "a view's property on a layer", root: #""sublayers": [{«"alpha"»: 1}]"#,
      says: "@1 warning unknown-key unknown key 'alpha' on CALayer; did you mean 'opacity'?"),
    SceneMistake(
      "a mistyped property of the root layer", root: #""layer": {«"opacit"»: 1}"#,
      says: "@1 warning unknown-key unknown key 'opacit' on CALayer; did you mean 'opacity'?"),
    SceneMistake(
      "a layer that is no object", root: #""layer": «4»"#,
      says: "@1 error wrong-value expected a node, found a number"),
    SceneMistake(
      "an unknown class", root: #""class": «"UIVeiw"»"#,
      says: "@1 error unknown-class there is no view class 'UIVeiw'; did you mean 'UIView'?"),
    SceneMistake(
      "a layer class among views", root: #""subviews": [{"class": «"CALayer"»}]"#,
      says: "@1 error wrong-place 'CALayer' is a layer: put it in 'sublayers'"),
    SceneMistake(
      "an item among views", root: #""subviews": [{"class": «"UIMenu"»}]"#,
      says:
        "@1 error wrong-place 'UIMenu' cannot stand here: it stands under 'menu', 'contextMenu' or the 'children' of a menu"
    ),
    SceneMistake(
      "a view among what a menu offers",
      root: #""contextMenu": {"children": [{"class": «"UILabel"»}, {"class": "UIMenu"}]}"#,
      says: "@1 error wrong-place 'UILabel' cannot stand here: only UIMenu or UIAction can"),
    SceneMistake(
      "a controller in a mask",
      root: #""mask": {"subviews": [{}, «{"class": "UITabBarController"}»]}"#,
      says:
        "@1 error wrong-place 'UITabBarController' cannot stand in a mask: it goes by its window, and what masks is in none"
    ),
    SceneMistake(
      "a place of what is shown by another controller",
      root:
        #""class": "UITabBarController", "viewControllers": [{"frame": «[0, 0, 9, 9]», "layer": {"position": «[1, 2]»}}]"#,
      says:
        "@1 warning placed-by-container 'frame' has no effect: what shows a controller says where it lies",
      "@2 warning placed-by-container 'position' has no effect: what shows a controller says where it lies"
    ),
    SceneMistake(
      "an unknown layer class", root: #""sublayers": [{"class": «"CALyer"»}]"#,
      says: "@1 error unknown-class there is no layer class 'CALyer'; did you mean 'CALayer'?"),
    SceneMistake(
      "a class that is no name", root: #""class": «1»"#,
      says: "@1 error wrong-value expected a string, found a number"),
    SceneMistake(
      "subviews that are no list", root: #""subviews": «{}»"#,
      says: "@1 error wrong-value expected a list of nodes, found an object"),
    SceneMistake(
      "subviews that are no nodes", root: #""subviews": [«1», {}, «null»]"#,
      says: "@1 error wrong-value expected a node, found a number",
      "@2 error wrong-value expected a node, found null"),
    SceneMistake(
      "an id twice", root: #""id": «"a"», "sublayers": [{"id": «"a"»}]"#,
      says: "@2 error duplicate-id the id 'a' is used twice | @1 first used here"),
    SceneMistake(
      "an id that is no name", root: #""id": «4», "subviews": [{"id": «""»}]"#,
      says: "@1 error wrong-value expected a string, found a number",
      "@2 error wrong-value an id needs at least one letter"),
    SceneMistake(
      "values of other kinds",
      root: #"""
        "isHidden": «1», "alpha": «"x"», "tag": «true», "frame": «5»,
        "center": «[1]», "anchorPoint": [«"50%"», 0]
        """#,
      says: "@1 error wrong-value expected true or false, found a number",
      "@2 error wrong-value expected a number from 0 to 1, found a string",
      "@3 error wrong-value expected a whole number, found true or false",
      "@4 error wrong-value expected a rectangle [x, y, width, height], found a number",
      "@5 error wrong-value expected a point [x, y], found a list of 1",
      "@6 error wrong-value expected a number, found a string"),
    SceneMistake(
      "numbers out of range",
      root: #""alpha": «1.5», "cornerRadius": «-1», "zPosition": «1e10», "tag": «3e9»"#,
      says: "@1 error value-out-of-range 1.5 is out of range: expected a number from 0 to 1",
      "@2 error value-out-of-range -1 is out of range: expected a number from 0 to 1000000000",
      "@3 error value-out-of-range 10000000000 is out of range: expected a number from -1000000000"
        + " to 1000000000",
      "@4 error value-out-of-range 3000000000 is out of range: expected a number from -2147483648"
        + " to 2147483647"),
    SceneMistake(
      "half a number", root: #""tag": «0.5»"#,
      says: "@1 error wrong-value expected a whole number, found 0.5"),
    SceneMistake(
      "a share that is none", root: #""frame": [0, 0, «"half"», «"nan%"»]"#,
      says: "@1 error wrong-value expected a number, or a share of the superview's size such as"
        + " \"50%\""),
    SceneMistake(
      "colours that are none",
      root: #"""
        "backgroundColor": «"#12345"», "borderColor": «"rgb(1,2)"», "subviews": [
        {"backgroundColor": «"systemBleu"»}, {"backgroundColor": «{"light": "red"}»},
        {"backgroundColor": {"light": "red", "dark": «"bleu"»}}]
        """#,
      says:
        "@1 error wrong-value '#12345' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a"
        + " name",
      "@2 error wrong-value 'rgb(1,2)' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a"
        + " name",
      "@3 error wrong-value 'systemBleu' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a"
        + " name; did you mean 'systemBlue'?",
      "@4 error missing-key a colour of two appearances needs 'dark', such as \"#1C1C1E\"",
      "@5 error wrong-value 'bleu' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a name;"
        + " did you mean 'blue'?"),
    SceneMistake(
      "corners that are none",
      root: #""maskedCorners": [«"layerMinXMinYConer"»], "subviews": [{"maskedCorners": «3»}]"#,
      says: "@1 error wrong-value unknown name 'layerMinXMinYConer': expected one of"
        + " layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner;"
        + " did you mean 'layerMinXMinYCorner'?",
      "@2 error wrong-value expected a list of names, found a number"),
    SceneMistake(
      "transforms that are none",
      root: #"""
        "transform": «[1, 2]», "subviews": [
        {"transform": [{«"rotat"»: 3}]}, {"transform": [{"rotate": «"3deg"»}]},
        {"transform": [{"scale": 1, «"rotate"»: 2}]}, {"transform": [{"translate": «[1, 2, 3]»}]},
        {"transform": [{"scale": 1}, «7»]}, {"transform": [{"scale": «1e10»}]}]
        """#,
      says:
        "@1 error wrong-value expected a transform: six numbers, or a list of steps, found a list of 2",
      "@2 error unknown-key unknown step 'rotat' in a transform; did you mean 'rotate'?",
      "@3 error wrong-value expected an angle: a number of degrees, or a string such as"
        + " \"1.57rad\"",
      "@4 error wrong-value a step of a transform does one thing: write one object for each",
      "@5 error wrong-value expected two numbers in a list, found a list of 3",
      "@6 error wrong-value expected a transform: six numbers, or a list of steps, found a number",
      "@7 error value-out-of-range 10000000000 is out of range: expected a number from -1000000000"
        + " to 1000000000"),
    SceneMistake(
      "transforms in space that are none",
      root: #"""
        "sublayers": [{"transform": [{"translate": [1, 2, 3], «"axis"»: [0, 0, 1]}]},
        {"transform": [{"perspective": «0»}]}, {"sublayerTransform": [{"perspective": «[700]»}]},
        {"transform": [{"perspective": 700, «"axis"»: [0, 0, 1]}]},
        {"transform": [{"scale": «[1]»}]}]
        """#,
      says: "@1 error wrong-value 'axis' belongs to a 'rotate'",
      "@2 error value-out-of-range 0 is out of range: expected a number from 1 to 1000000000",
      "@3 error wrong-value expected a number, found a list",
      "@4 error wrong-value 'axis' belongs to a 'rotate'",
      "@5 error wrong-value expected two or three numbers in a list, found a list of 1"),
    SceneMistake(
      "masks that are none",
      root: #"""
        "mask": «[{}]», "layer": {"mask": {"class": «"UIView"»}},
        "sublayers": [{"mask": «"hero"»}, {"mask": {«"alpha"»: 1}}, {"mask": null}]
        """#,
      says: "@1 error wrong-value expected a node, found a list",
      "@2 error wrong-place 'UIView' is a view, and no layer: views stand in 'subviews'",
      "@3 error wrong-value expected a node, found a string",
      "@4 warning unknown-key unknown key 'alpha' on CALayer; did you mean 'opacity'?"),
    SceneMistake(
      "filters and blend modes that are none",
      root: #"""
        "layer": {"filters": [{«"blurr"»: 3}], "compositingFilter": «"multipy"»},
        "sublayers": [{"filters": [«"blur"»]}, {"filters": [{"blur": «-1»}]},
        {"filters": [{"invert": «1»}]}, {"backgroundFilters": [{"blur": 1, «"hue"»: 3}]}]
        """#,
      says: "@1 error unknown-key unknown filter 'blurr'; did you mean 'blur'?",
      "@2 error wrong-value there is no blend mode 'multipy'; did you mean 'multiply'?",
      "@3 error wrong-value expected a list of filters such as { \"blur\": 12 }, each an object with"
        + " one key, found a string",
      "@4 error value-out-of-range -1 is out of range: expected a number from 0 to 1000000000",
      "@5 error wrong-value expected true, found a number",
      "@6 error wrong-value expected a list of filters such as { \"blur\": 12 }, each an object with"
        + " one key"),
    SceneMistake(
      "images that are none",
      root: #"""
        "sublayers": [{"contents": «7»}, {"contents": {"file": «""»}}, {"contents": «{"size": [1, 2]}»},
        {"contents": {"file": "a.png", «"scal"»: 2}}, {"contents": {"file": «4», "scale": 2}},
        {"contents": {"checkerboard": 4, "size": [«0», 4]}},
        {"contents": «{"checkerboard": 1, "size": [9000, 9000]}»}]
        """#,
      says: "@1 error wrong-value expected an image: a path, an object with 'file', 'checkerboard'"
        + " or 'symbol', or null, found a number",
      "@2 error wrong-value expected the path of an image, found an empty string",
      "@3 error wrong-value an image is a path, or an object with 'file', 'checkerboard' or 'symbol'",
      "@4 error unknown-key unknown key 'scal' in an image; did you mean 'scale'?",
      "@5 error wrong-value expected the path of an image, found a number",
      "@6 error value-out-of-range 0 is out of range: expected a number from 0.01 to 65536",
      "@7 error value-out-of-range a checkerboard has at most 262144 squares"),
    SceneMistake(
      "conditions that are none",
      root: #"""
        "subviews": [{"if": «true»}, {"if": {«"minwidth"»: 3}}, {"if": {"appearance": «"night"»}},
        {"if": {"maxHeight": «-1»}}, {"if": {"minWidth": «"3"»}}]
        """#,
      says: "@1 error wrong-value expected a condition such as { \"minWidth\": 320 }, found true or"
        + " false",
      "@2 error unknown-key unknown condition 'minwidth'; did you mean 'minWidth'?",
      "@3 error wrong-value unknown name 'night': expected one of light, dark; did you mean"
        + " 'light'?",
      "@4 error value-out-of-range -1 is out of range: expected a number from 0 to 1000000000",
      "@5 error wrong-value expected a number that is not negative, found a string"),
    SceneMistake(
      "a root that is not wanted", #"{"root": «{"if": {"appearance": "dark"}}»}"#,
      says: "@1 error missing-root the 'if' of the root does not hold, so there is nothing to show"),
  ]
}
