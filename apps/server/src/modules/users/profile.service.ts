import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/access-tokens.ts'
import type { AccountParts } from './account-parts.ts'
import { sessionsUsedSince } from './session-life.ts'
import { listSessions, revokeSession, type SessionRow } from './sessions.repository.ts'
import { findUserOfSession, type UserRow, updateProfile } from './users.repository.ts'

type Reading = Pick<AccountParts, 'db' | 'readClock'>

/**
 * Who calls, as the database knows them now: an access token may outlive its session by a quarter of an hour, this does not.
 *
 * @throws AppError `unauthenticated` when the session or the account has ended
 */
export async function getUserOfCaller({ db, readClock }: Reading, caller: Caller): Promise<UserRow> {
  const user = await findUserOfSession(db, caller, sessionsUsedSince(readClock()))
  if (!user?.isActive) throw new AppError('unauthenticated')
  return user
}

/** @throws AppError `unauthenticated` */
export async function changeProfile(
  parts: Reading,
  caller: Caller,
  change: { firstName?: string; lastName?: string; email?: string },
): Promise<UserRow> {
  const { id } = await getUserOfCaller(parts, caller)
  const user = await updateProfile(parts.db, id, change)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** The devices on which who calls is signed in. @throws AppError `unauthenticated` */
export async function listDevices(parts: Reading, caller: Caller): Promise<SessionRow[]> {
  const { id } = await getUserOfCaller(parts, caller)
  return await listSessions(parts.db, id, sessionsUsedSince(parts.readClock()))
}

/** Signs one device out. @throws AppError `unauthenticated`, `not_found` */
export async function signDeviceOut(parts: Reading, caller: Caller, sessionId: string): Promise<void> {
  const { id } = await getUserOfCaller(parts, caller)
  if (!(await revokeSession(parts.db, id, sessionId, parts.readClock()))) throw new AppError('not_found')
}
