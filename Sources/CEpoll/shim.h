#pragma once

// The C library's module leaves it out.
#include <sys/epoll.h>
