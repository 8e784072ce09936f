/** Collects garbage now. @throws Error in a process without `--expose-gc`, which vitest.config.ts gives to tests */
export function collectGarbage(): void {
  if (!globalThis.gc) throw new Error('Start the tests with --expose-gc: vitest.config.ts')
  globalThis.gc()
}
