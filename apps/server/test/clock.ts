/** Lengths of time, in minutes. */
export const second = 1 / 60
export const hour = 60
export const day = 24 * hour

/** A clock that stands still until it is told that time has passed. */
export type TestClock = { now: Date; pass(minutes: number): void }

/** A clock that shows `now`; unless told otherwise a moment that is past for the database. */
export function createClock(now = new Date('2026-05-01T09:00:00Z')): TestClock {
  const clock = {
    now,
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + Math.round(minutes * 60_000))
    },
  }
  return clock
}
