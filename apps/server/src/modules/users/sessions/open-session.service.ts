import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { hashToken, makeToken } from '../../../secrets.ts'
import { hasSecondFactor } from '../../second-factors/index.ts'
import { checkIsActive, mustVerifyPhone } from '../login/account-state.service.ts'
import type { AccountDeps } from '../users.deps.ts'
import { lockAgainstChange, type UserRow } from '../users.repository.ts'
import { labelDevice } from './device-label.rules.ts'
import { maxSessions } from './session-life.rules.ts'
import { endOldestSessions, insertSession } from './sessions.repository.ts'

export type Tokens = { access: string; refresh: string }

/** An account as it was when the login checked it. */
export type CheckedLogin = { user: UserRow; hasSecondFactor: boolean }

/**
 * Opens a session, unless the account has changed since the login checked it. The check takes time: a new password, a block or a second
 * factor meanwhile revokes all sessions and must not miss this one.
 *
 * @throws AppError `login_failed`, `second_factor_needed`, `account_inactive`
 */
export async function openSession(
  deps: AccountDeps,
  login: CheckedLogin,
  userAgent: string | undefined,
): Promise<Tokens & { user: UserRow }> {
  const [sessionId, refresh, now] = [makeUuid(), makeToken(), deps.readClock()]
  const session = { id: sessionId, device: labelDevice(userAgent), createdAt: now, lastUsedAt: now }
  const user = await inTransaction(deps.db, async (tx) => {
    const locked = await lockUnchanged(tx, login)
    await insertSession(tx, { ...session, userId: locked.id, tokenHash: hashToken(refresh) })
    await endOldestSessions(tx, locked.id, maxSessions)
    return locked
  })
  return { access: await deps.accessTokens.issue({ userId: user.id, role: user.role, sessionId }), refresh, user }
}

/** Locks the account against changes that revoke its sessions, and checks that it is unchanged. */
async function lockUnchanged(tx: Db, { user, hasSecondFactor: hadSecondFactor }: CheckedLogin): Promise<UserRow> {
  const locked = await lockAgainstChange(tx, user.id)
  if (locked?.passwordHash !== user.passwordHash) throw new AppError('login_failed')
  checkIsActive(locked)
  if (await mustVerifyPhone(tx, locked)) throw new AppError('login_failed')
  const hasFactor = await hasSecondFactor(tx, locked.id)
  if (hasFactor !== hadSecondFactor) throw new AppError(hasFactor ? 'second_factor_needed' : 'login_failed')
  return locked
}
