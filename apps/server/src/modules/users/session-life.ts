/** A session ends when it has not been used for so long, in milliseconds: 30 days. */
const idleMs = 30 * 24 * 60 * 60_000

/** Sessions that were last used before this moment have ended. */
export function sessionsUsedSince(now: Date): Date {
  return new Date(now.getTime() - idleMs)
}
