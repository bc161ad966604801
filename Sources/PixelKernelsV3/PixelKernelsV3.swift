// The build adds the files of `PixelKernels` here, see `KernelTwins`: this module is the same
// kernels, compiled for x86-64-v3.
