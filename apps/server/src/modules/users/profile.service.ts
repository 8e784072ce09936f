import type { User } from '@shop/contract'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { sessionsUsedSince } from './sessions/session-life.rules.ts'
import { listSessions, revokeSession, type SessionRow } from './sessions/sessions.repository.ts'
import type { AccountDeps } from './users.deps.ts'
import { findUserById, type UserRow, updateProfile } from './users.repository.ts'

type ProfileDeps = Pick<AccountDeps, 'db' | 'readClock'>

/** Gives the caller's account. @throws AppError `unauthenticated` when it has just been erased */
export async function getUserOfCaller({ db }: Pick<ProfileDeps, 'db'>, caller: Caller): Promise<UserRow> {
  const user = await findUserById(db, caller.userId)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** @throws AppError `unauthenticated` */
export async function changeProfile(
  { db }: Pick<ProfileDeps, 'db'>,
  caller: Caller,
  change: { firstName?: string; lastName?: string; email?: string },
): Promise<UserRow> {
  const user = await updateProfile(db, caller.userId, change)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** Lists the sessions of the caller that have not ended. */
export async function listDevices({ db, readClock }: ProfileDeps, { userId }: Caller): Promise<SessionRow[]> {
  return await listSessions(db, userId, sessionsUsedSince(readClock()))
}

/** Signs one device out. @throws AppError `not_found` */
export async function signDeviceOut(
  { db, readClock }: ProfileDeps,
  { userId }: Caller,
  sessionId: string,
): Promise<void> {
  if (!(await revokeSession(db, userId, sessionId, readClock()))) throw new AppError('not_found')
}

export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    role: user.role,
    is_phone_verified: user.isPhoneVerified,
    is_active: user.isActive,
  }
}

/** @param currentId the session of the caller */
export function presentSession(session: SessionRow, currentId: string) {
  return {
    id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.id === currentId,
  }
}
