import type { PhoneNumber } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { hashToken } from '../../../secrets.ts'
import { passSecondFactor } from '../../second-factors/index.ts'
import { lockPhone } from '../codes/verifications.repository.ts'
import { beginDecoy, beginVerification } from '../codes/verifications.service.ts'
import { findNewestRegistration } from '../registration/registrations.repository.ts'
import { openSession, type Tokens } from '../sessions/open-session.service.ts'
import { limitsOfSessions } from '../sessions/session-life.rules.ts'
import { revokeSessionOfToken, touchSession } from '../sessions/sessions.repository.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits, guessesAt, loginsFrom, loginsOfDevice } from '../users.limits.ts'
import { findUserByPhone, type UserRow } from '../users.repository.ts'
import { checkIsActive, mustVerifyPhone, needsVerification } from './account-standing.service.ts'

export type Login = {
  phone: PhoneNumber
  password: string
  /** A code of the authenticator app or a recovery code, where one was given. */
  secondFactor: string | undefined
  address: string
  userAgent: string | undefined
  /** Finds the device by the account that it has logged in to before. */
  findDevice: (user: UserRow | null) => string | null
}

/**
 * Logs in by phone and password, and by a code where the account has a second factor. Whatever is wrong with the account, and whether it
 * has a second factor, is told to who knows the password alone; a wrong password is refused in the same words and with the same work
 * whether or not the phone has an account.
 *
 * @throws AppError `login_failed`, `verification_required` and `account_inactive` (both with the state of the account),
 * `second_factor_needed`, `second_factor_wrong`, `too_many_requests`
 */
export async function logIn(deps: AccountDeps, login: Login): Promise<Tokens & { user: UserRow }> {
  const user = await findUserByPhone(deps.db, login.phone)
  const device = login.findDevice(user)
  const isOpen = await countLogin(deps, login, device)
  const isRight = await deps.hasher.verify(user?.passwordHash ?? null, login.password)
  if (!isOpen) return await logInPastGuesses(deps, login, isRight ? user : null)
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
 * Counts a login: of a known device by itself, of any other by its address and then with all unknown devices together.
 *
 * @returns false when unknown devices have guessed too often at this account
 * @throws AppError `too_many_requests` when this device or address has tried too often
 */
async function countLogin({ limits }: AccountDeps, login: Login, device: string | null): Promise<boolean> {
  if (device !== null) {
    await limits.take(loginsOfDevice(login.phone, device))
    return true
  }
  await limits.take(accountLimits.logInFrom(login))
  try {
    await limits.take(guessesAt(login.phone))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

/**
 * Strangers have guessed at this account, so a password alone opens it from no unknown device. A right second factor besides does, and
 * so does a code to the phone. A wrong password gets the same answer, and a code that is never sent: nobody learns which one is right.
 *
 * @param user whose password was right; null for a wrong one
 */
async function logInPastGuesses(
  deps: AccountDeps,
  login: Login,
  user: UserRow | null,
): Promise<Tokens & { user: UserRow }> {
  const isUsable = user?.isActive === true
  if (isUsable && !(await mustVerifyPhone(deps.db, user)) && (await showsSecondFactor(deps, user, login)))
    return await openSession(deps, { user, hasSecondFactor: true }, login.userAgent)
  if (isUsable) throw await askForCode(deps, user)
  const { token } = await beginDecoy(deps.db, login.phone, deps.readClock())
  throw needsVerification(login.phone, { is_active: true, verification_token: token })
}

/** Whether an account has a second factor, and this is it. */
async function showsSecondFactor(deps: AccountDeps, user: UserRow, { secondFactor }: Login): Promise<boolean> {
  if (secondFactor === undefined) return false
  try {
    return await passSecondFactor(deps.db, deps.secondFactors, user.id, secondFactor)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The account stays as it is until the code of this login, and of no other, has proven the phone. */
async function askForCode({ db, readClock }: AccountDeps, { id: userId, phone }: UserRow): Promise<AppError> {
  const { token } = await beginVerification(db, { purpose: 'login', phone, userId }, readClock())
  return needsVerification(phone, { is_active: true, verification_token: token })
}

/** The password of a registration that still waits is right, too: its owner is shown the way to the code. */
async function refuseLogin(deps: AccountDeps, { phone, password }: Login): Promise<AppError> {
  const waiting = await findNewestRegistration(deps.db, phone, deps.readClock())
  if (!(await deps.hasher.verify(waiting?.passwordHash ?? null, password)) || !waiting)
    return new AppError('login_failed')
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    const now = deps.readClock()
    if ((await findNewestRegistration(tx, phone, now))?.id !== waiting.id) return new AppError('login_failed')
    const subject = { purpose: 'registration', phone, registrationId: waiting.id } as const
    const { token } = await beginVerification(tx, subject, now)
    return needsVerification(phone, { is_active: false, verification_token: token })
  })
}

/** A new access token, with the role of now. @throws AppError `refresh_failed`, `too_many_requests` */
export async function refreshAccess(deps: AccountDeps, refresh: string, address: string): Promise<string> {
  await deps.limits.take(accountLimits.refresh(address))
  const now = deps.readClock()
  const session = await touchSession(deps.db, hashToken(refresh), now, limitsOfSessions(now))
  if (!session) throw new AppError('refresh_failed')
  return await deps.accessTokens.issue(session)
}

/** Ends the session of a refresh token. One that has ended, or never was, is as good as ended. */
export async function logOut(deps: AccountDeps, refresh: string): Promise<void> {
  await revokeSessionOfToken(deps.db, hashToken(refresh), deps.readClock())
}
