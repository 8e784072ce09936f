import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { sessionsUsedSince } from './sessions/session-life.rules.ts'
import { listSessions, revokeSession, type SessionRow } from './sessions/sessions.repository.ts'
import type { AccountDeps } from './users.deps.ts'
import { findUserById, type UserRow, updateProfile } from './users.repository.ts'

type Reading = Pick<AccountDeps, 'db' | 'readClock'>

/** The account of who calls. @throws AppError `unauthenticated` when it was erased at this moment */
export async function getUserOfCaller({ db }: Pick<Reading, 'db'>, caller: Caller): Promise<UserRow> {
  const user = await findUserById(db, caller.userId)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** @throws AppError `unauthenticated` */
export async function changeProfile(
  { db }: Pick<Reading, 'db'>,
  caller: Caller,
  change: { firstName?: string; lastName?: string; email?: string },
): Promise<UserRow> {
  const user = await updateProfile(db, caller.userId, change)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** The devices on which who calls is signed in. */
export async function listDevices({ db, readClock }: Reading, { userId }: Caller): Promise<SessionRow[]> {
  return await listSessions(db, userId, sessionsUsedSince(readClock()))
}

/** Signs one device out. @throws AppError `not_found` */
export async function signDeviceOut({ db, readClock }: Reading, { userId }: Caller, sessionId: string): Promise<void> {
  if (!(await revokeSession(db, userId, sessionId, readClock()))) throw new AppError('not_found')
}
