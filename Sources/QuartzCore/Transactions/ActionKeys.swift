// What a layer is asked actions for beside its properties.

/// The layer comes into a superlayer out of none, or is no longer hidden in one.
public let kCAOnOrderIn = "onOrderIn"
/// The layer leaves its superlayer for none, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
