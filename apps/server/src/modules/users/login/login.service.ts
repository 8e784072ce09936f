import type { PhoneNumber } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { hashToken } from '../../../secrets.ts'
import { passSecondFactor } from '../../second-factors/index.ts'
import { lockPhone } from '../codes/verifications.repository.ts'
import { startDecoy, startVerification } from '../codes/verifications.service.ts'
import { findNewestRegistration } from '../registration/registrations.repository.ts'
import { openSession, type Tokens } from '../sessions/open-session.service.ts'
import { limitsOfSessions } from '../sessions/session-life.rules.ts'
import { revokeSessionOfToken, touchSession } from '../sessions/sessions.repository.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits, guessesAt, loginsFrom, loginsOfDevice } from '../users.limits.ts'
import { findUserByPhone, type UserRow } from '../users.repository.ts'
import { checkIsActive, mustVerifyPhone, needsVerification } from './account-state.service.ts'

export type Login = {
  phone: PhoneNumber
  password: string
  /** A code of the authenticator app or a recovery code, if given. */
  secondFactor: string | undefined
  address: string
  userAgent: string | undefined
  /** Gives the device's id if it has logged in to this account before. */
  findDevice: (user: UserRow | null) => string | null
}

/**
 * Logs in by phone and password, and by a code when the account has a second factor. Only after the right password does an error
 * show the state of the account or its second factor. A wrong password gets the same error, after the same work, with or without
 * an account.
 *
 * @throws AppError `login_failed`, `verification_required` and `account_inactive` (both with the state of the account),
 * `second_factor_needed`, `second_factor_wrong`, `too_many_requests`
 */
export async function logIn(deps: AccountDeps, login: Login): Promise<Tokens & { user: UserRow }> {
  const user = await findUserByPhone(deps.db, login.phone)
  const device = login.findDevice(user)
  const isWithinLimits = await countLogin(deps, login, device)
  const isRight = await deps.hasher.verify(user?.passwordHash ?? null, login.password)
  if (!isWithinLimits) return await logInPastGuesses(deps, login, isRight ? user : null)
  if (!user || !isRight) throw await refuseLogin(deps, login)
  checkIsActive(user)
  if (await mustVerifyPhone(deps.db, user)) throw await askForCode(deps, user)
  const hasSecondFactor = await passSecondFactor(deps.db, deps.secondFactors, user.id, login.secondFactor)
  await deps.limits.clear(
    device === null ? [...loginsFrom(login), ...guessesAt(login.phone)] : loginsOfDevice(login.phone, device),
  )
  return await openSession(deps, { user, hasSecondFactor }, login.userAgent)
}

/**
 * Counts a login attempt: a known device has its own limit; others are limited by address, and together by account.
 *
 * @returns false when unknown devices together have tried this account too often
 * @throws AppError `too_many_requests` when this device or address has tried too often
 */
async function countLogin({ limits }: AccountDeps, login: Login, device: string | null): Promise<boolean> {
  if (device !== null) {
    await limits.take(loginsOfDevice(login.phone, device))
    return true
  }
  await limits.take(accountLimits.logInFrom(login))
  return await limits.tryTake(guessesAt(login.phone))
}

/**
 * Logs in while strangers guess at the account: an unknown device needs a second factor, or a code to the phone, besides the
 * password. A wrong password gets the same answer, and its code is never sent, so that nobody learns which password is right.
 *
 * @param user the account after the right password; null after a wrong one
 */
async function logInPastGuesses(
  deps: AccountDeps,
  login: Login,
  user: UserRow | null,
): Promise<Tokens & { user: UserRow }> {
  const isUsable = user?.isActive === true
  if (isUsable && !(await mustVerifyPhone(deps.db, user)) && (await hasRightSecondFactor(deps, user, login)))
    return await openSession(deps, { user, hasSecondFactor: true }, login.userAgent)
  if (isUsable) throw await askForCode(deps, user)
  const { token } = await startDecoy(deps.db, login.phone, deps.readClock())
  throw needsVerification(login.phone, { is_active: true, verification_token: token })
}

/** Tells whether the given code is right for the account's second factor. */
async function hasRightSecondFactor(deps: AccountDeps, user: UserRow, { secondFactor }: Login): Promise<boolean> {
  if (secondFactor === undefined) return false
  try {
    return await passSecondFactor(deps.db, deps.secondFactors, user.id, secondFactor)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Starts a verification of the phone. Only the code of this login confirms it. */
async function askForCode({ db, readClock }: AccountDeps, { id: userId, phone }: UserRow): Promise<AppError> {
  const { token } = await startVerification(db, { purpose: 'login', phone, userId }, readClock())
  return needsVerification(phone, { is_active: true, verification_token: token })
}

/** A password may also belong to a registration that waits for its code: then the error leads to the code. */
async function refuseLogin(deps: AccountDeps, { phone, password }: Login): Promise<AppError> {
  const waiting = await findNewestRegistration(deps.db, phone, deps.readClock())
  if (!(await deps.hasher.verify(waiting?.passwordHash ?? null, password)) || !waiting)
    return new AppError('login_failed')
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    const now = deps.readClock()
    if ((await findNewestRegistration(tx, phone, now))?.id !== waiting.id) return new AppError('login_failed')
    const subject = { purpose: 'registration', phone, registrationId: waiting.id } as const
    const { token } = await startVerification(tx, subject, now)
    return needsVerification(phone, { is_active: false, verification_token: token })
  })
}

/** Issues an access token with the current role. @throws AppError `refresh_failed`, `too_many_requests` */
export async function refreshAccess(deps: AccountDeps, refresh: string, address: string): Promise<string> {
  await deps.limits.take(accountLimits.refresh(address))
  const now = deps.readClock()
  const session = await touchSession(deps.db, hashToken(refresh), now, limitsOfSessions(now))
  if (!session) throw new AppError('refresh_failed')
  return await deps.accessTokens.issue(session)
}

/** Revokes the session of a refresh token. An unknown token is no error. */
export async function logOut(deps: AccountDeps, refresh: string): Promise<void> {
  await revokeSessionOfToken(deps.db, hashToken(refresh), deps.readClock())
}
