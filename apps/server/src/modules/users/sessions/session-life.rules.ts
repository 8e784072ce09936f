/** An unused session ends after 30 days (milliseconds). */
const idleMs = 30 * 24 * 60 * 60_000
/** Max age of any session in milliseconds: one day for staff, one year for shoppers (OWASP ASVS 7.3.2). */
const maxMs = { staff: 24 * 60 * 60_000, shopper: 365 * 24 * 60 * 60_000 }

/** Max sessions of one user. Another login ends the session that was used least recently. */
export const maxSessions = 20

/** A valid session was used since `usedSince` and opened since `begunSince`. */
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
