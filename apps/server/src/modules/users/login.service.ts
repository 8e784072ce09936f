import type { PhoneNumber, UserId, UserRole } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { AppError } from '../../errors.ts'
import { hashToken, makeToken } from '../../secrets.ts'
import { passSecondFactor } from '../second-factors/index.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { AccountParts } from './account-parts.ts'
import { labelDevice } from './device-label.ts'
import { makeRegistrationToken } from './registration-token.ts'
import { findNewestRegistration } from './registrations.repository.ts'
import { limitsOfSessions } from './session-life.ts'
import { insertSession, revokeSessionOfToken, touchSession } from './sessions.repository.ts'
import { accountLimits, loginsOf } from './users.limits.ts'
import { findUserByPhone, type UserRow } from './users.repository.ts'

export type Login = {
  phone: PhoneNumber
  password: string
  /** A code of the authenticator app or a recovery code, where one was given. */
  secondFactor: string | undefined
  address: string
  userAgent: string | undefined
}
export type Tokens = { access: string; refresh: string }

/**
 * Logs in by phone and password, and by a code where the account has a second factor. Whatever is wrong with the account, and whether it
 * has a second factor, is told to who knows the password alone; a wrong password is refused in the same words and with the same work
 * whether or not the phone has an account.
 *
 * @throws AppError `login_failed`, `verification_required` and `account_inactive` (both with the state of the account),
 * `second_factor_needed`, `second_factor_wrong`, `too_many_requests`
 */
export async function logIn(parts: AccountParts, login: Login): Promise<Tokens & { user: UserRow }> {
  await parts.limits.take(accountLimits.logIn(login))
  const user = await findUserByPhone(parts.db, login.phone)
  const isRight = await parts.hasher.verify(user?.passwordHash ?? null, login.password)
  if (!user || !isRight) throw await refuseLogin(parts, login)
  await checkStanding(parts, user)
  await passSecondFactor(parts.db, parts.secondFactors, user.id, login.secondFactor)
  await parts.limits.clear(loginsOf(login))
  return { ...(await openSession(parts, user, login.userAgent)), user }
}

/** The password of a registration that still waits is right, too: its owner is shown the way to the code. */
async function refuseLogin(parts: AccountParts, { phone, password }: Login): Promise<AppError> {
  const waiting = await findNewestRegistration(parts.db, phone, parts.readClock())
  if (!(await parts.hasher.verify(waiting?.passwordHash ?? null, password)) || !waiting)
    return new AppError('login_failed')
  const registration_token = makeRegistrationToken(parts.keys.registrations, waiting.id)
  return needsVerification(phone, { is_active: false, registration_token })
}

async function checkStanding(parts: AccountParts, user: UserRow): Promise<void> {
  if (!user.isActive) {
    const { phone, isPhoneVerified: is_phone_verified } = user
    const state = { verification_required: false, phone, account_status: 'inactive', is_active: false } as const
    throw new AppError('account_inactive', {}, [], { ...state, is_phone_verified })
  }
  if (user.isPhoneVerified) return
  const { isVerificationRequired } = await getAccountTerms(parts.db, 'en')
  if (isVerificationRequired) throw needsVerification(user.phone, { is_active: true })
}

function needsVerification(phone: string, rest: { is_active: boolean; registration_token?: string }): AppError {
  const state = { verification_required: true, phone, account_status: 'pending_verification' } as const
  return new AppError('verification_required', {}, [], { ...state, is_phone_verified: false, ...rest })
}

async function openSession(
  parts: AccountParts,
  user: { id: UserId; role: UserRole },
  userAgent: string | undefined,
): Promise<Tokens> {
  const [sessionId, refresh, now] = [makeUuid(), makeToken(), parts.readClock()]
  const session = { id: sessionId, device: labelDevice(userAgent), createdAt: now, lastUsedAt: now }
  await insertSession(parts.db, { ...session, userId: user.id, tokenHash: hashToken(refresh) })
  return { access: await parts.accessTokens.issue({ userId: user.id, role: user.role, sessionId }), refresh }
}

/** A new access token, with the role of now. @throws AppError `refresh_failed`, `too_many_requests` */
export async function refreshAccess(parts: AccountParts, refresh: string, address: string): Promise<string> {
  await parts.limits.take(accountLimits.refresh(address))
  const now = parts.readClock()
  const session = await touchSession(parts.db, hashToken(refresh), now, limitsOfSessions(now))
  if (!session) throw new AppError('refresh_failed')
  return await parts.accessTokens.issue(session)
}

/** Ends the session of a refresh token. One that has ended, or never was, is as good as ended. */
export async function logOut(parts: AccountParts, refresh: string): Promise<void> {
  await revokeSessionOfToken(parts.db, hashToken(refresh), parts.readClock())
}
