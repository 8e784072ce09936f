import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { hashToken, makeToken } from '../../../secrets.ts'
import { hasSecondFactor } from '../../second-factors/index.ts'
import { checkIsActive, mustVerifyPhone } from '../login/account-standing.service.ts'
import type { AccountDeps } from '../users.deps.ts'
import { holdUser, type UserRow } from '../users.repository.ts'
import { labelDevice } from './device-label.rules.ts'
import { maxSessions } from './session-life.rules.ts'
import { endOldestSessions, insertSession } from './sessions.repository.ts'

export type Tokens = { access: string; refresh: string }

/** An account as it was when somebody proved that it is theirs. */
export type Proven = { user: UserRow; hasSecondFactor: boolean }

/**
 * Opens a session, while the account is what it was when it was proven. Proving takes a while: what ends all sessions in the meantime
 * (a new password, a block, a second factor) would otherwise miss this one, and a thief would stay.
 *
 * @throws AppError `login_failed`, `second_factor_needed`, `account_inactive`
 */
export async function openSession(
  deps: AccountDeps,
  proven: Proven,
  userAgent: string | undefined,
): Promise<Tokens & { user: UserRow }> {
  const [sessionId, refresh, now] = [makeUuid(), makeToken(), deps.readClock()]
  const session = { id: sessionId, device: labelDevice(userAgent), createdAt: now, lastUsedAt: now }
  const user = await inTransaction(deps.db, async (tx) => {
    const held = await holdProven(tx, proven)
    await insertSession(tx, { ...session, userId: held.id, tokenHash: hashToken(refresh) })
    await endOldestSessions(tx, held.id, maxSessions)
    return held
  })
  return { access: await deps.accessTokens.issue({ userId: user.id, role: user.role, sessionId }), refresh, user }
}

/** Holds the account against those who end its sessions: they hold it, too, and come before or after. */
async function holdProven(tx: Db, { user, hasSecondFactor: hadSecondFactor }: Proven): Promise<UserRow> {
  const held = await holdUser(tx, user.id)
  if (held?.passwordHash !== user.passwordHash) throw new AppError('login_failed')
  checkIsActive(held)
  if (await mustVerifyPhone(tx, held)) throw new AppError('login_failed')
  const hasFactor = await hasSecondFactor(tx, held.id)
  if (hasFactor !== hadSecondFactor) throw new AppError(hasFactor ? 'second_factor_needed' : 'login_failed')
  return held
}
