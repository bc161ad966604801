// Swift Testing imports this module wherever a test imports it and CoreGraphics together. On Apple's
// systems it adds attachments of images; here it only has to exist.
