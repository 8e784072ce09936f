/** Measures how long a run of a job lasts, so that it leaves the rest to the next run instead of being stopped. */
export function startTimer(seconds: number): { isOver(): boolean } {
  const end = performance.now() + seconds * 1000
  return { isOver: () => performance.now() >= end }
}
