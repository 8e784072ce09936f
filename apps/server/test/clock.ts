/** Lengths of time, in minutes. */
export const second = 1 / 60
export const hour = 60
export const day = 24 * hour

/** A clock that is stopped until a test moves it. */
export type TestClock = { now: Date; pass(minutes: number): void }

/** A clock that shows `now`; by default a moment in the past for the database. */
export function createClock(now = new Date('2026-05-01T09:00:00Z')): TestClock {
  const clock = {
    now,
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + Math.round(minutes * 60_000))
    },
  }
  return clock
}
