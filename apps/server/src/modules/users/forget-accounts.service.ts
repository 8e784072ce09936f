import type { Db } from '../../database/client.ts'
import { deleteExpiredCodes } from './codes/one-time-codes.repository.ts'
import { deleteExpiredVerifications } from './codes/verifications.repository.ts'
import { deleteExpiredRegistrations } from './registration/registrations.repository.ts'
import { limitsOfSessions } from './sessions/session-life.rules.ts'
import { deleteSessions } from './sessions/sessions.repository.ts'

/** Forgets codes, verifications and registrations whose time is over, and sessions that have ended. */
export async function forgetAccounts(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, now)
  await deleteExpiredVerifications(db, now)
  await deleteExpiredRegistrations(db, now)
  await deleteSessions(db, limitsOfSessions(now))
}
