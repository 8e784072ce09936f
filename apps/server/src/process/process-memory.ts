/** Node's flags: garbage is collected before the heap is several times the memory in use (docs/performance.md). */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=75'] as const

/**
 * Environment for glibc: few malloc arenas, and large buffers return to the system at once. Other systems ignore it.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
