/** A session ends when it has not been used for so long, in milliseconds: 30 days. */
const idleMs = 30 * 24 * 60 * 60_000
/**
 * And at last, however much it is used: whoever works in the back office shows the password once a day, a shopper once a year (OWASP
 * ASVS 7.3.2).
 */
const maxMs = { staff: 24 * 60 * 60_000, shopper: 365 * 24 * 60 * 60_000 }

/** A user is signed in on so many devices at most; one more login ends the session that has not been used for longest. */
export const maxSessions = 20

/** Moments before which a session must not have been used last, or begun, to count still. */
export type SessionLimits = { usedSince: Date; begunSince: { staff: Date; shopper: Date } }

export function limitsOfSessions(now: Date): SessionLimits {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const begunSince = { staff: before(maxMs.staff), shopper: before(maxMs.shopper) }
  return { usedSince: sessionsUsedSince(now), begunSince }
}

/** Sessions that were last used before this moment have ended. */
export function sessionsUsedSince(now: Date): Date {
  return new Date(now.getTime() - idleMs)
}
