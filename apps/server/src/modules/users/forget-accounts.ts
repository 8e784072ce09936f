import type { Db } from '../../database/client.ts'
import { deleteExpiredCodes } from './one-time-codes.repository.ts'
import { deleteExpiredRegistrations } from './registrations.repository.ts'
import { limitsOfSessions } from './session-life.ts'
import { deleteSessions } from './sessions.repository.ts'
import { deleteExpiredVerifications } from './verifications.repository.ts'

/** Forgets codes, verifications and registrations whose time is over, and sessions that have ended. */
export async function forgetAccounts(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, now)
  await deleteExpiredVerifications(db, now)
  await deleteExpiredRegistrations(db, now)
  await deleteSessions(db, limitsOfSessions(now))
}
