import type { PhoneNumber } from '@shop/contract'
import { inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { hashToken } from '../../secrets.ts'
import { passSecondFactor } from '../second-factors/index.ts'
import type { AccountParts } from './account-parts.ts'
import { checkIsActive, mustVerifyPhone, needsVerification } from './account-standing.ts'
import { openSession, type Tokens } from './open-session.ts'
import { findNewestRegistration } from './registrations.repository.ts'
import { limitsOfSessions } from './session-life.ts'
import { revokeSessionOfToken, touchSession } from './sessions.repository.ts'
import { accountLimits, guessesAt, loginsFrom, loginsOfDevice } from './users.limits.ts'
import { findUserByPhone, type UserRow } from './users.repository.ts'
import { lockPhone } from './verifications.repository.ts'
import { beginDecoy, beginVerification } from './verifications.service.ts'

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
export async function logIn(parts: AccountParts, login: Login): Promise<Tokens & { user: UserRow }> {
  const user = await findUserByPhone(parts.db, login.phone)
  const device = login.findDevice(user)
  const isOpen = await countLogin(parts, login, device)
  const isRight = await parts.hasher.verify(user?.passwordHash ?? null, login.password)
  if (!isOpen) return await logInPastGuesses(parts, login, isRight ? user : null)
  if (!user || !isRight) throw await refuseLogin(parts, login)
  checkIsActive(user)
  if (await mustVerifyPhone(parts.db, user)) throw await askForCode(parts, user)
  const hasSecondFactor = await passSecondFactor(parts.db, parts.secondFactors, user.id, login.secondFactor)
  await parts.limits.clear(
    device === null ? [...loginsFrom(login), ...guessesAt(login.phone)] : loginsOfDevice(login.phone, device),
  )
  return await openSession(parts, { user, hasSecondFactor }, login.userAgent)
}

/**
 * Counts a login: of a known device by itself, of any other by its address and then with all unknown devices together.
 *
 * @returns false when unknown devices have guessed too often at this account
 * @throws AppError `too_many_requests` when this device or address has tried too often
 */
async function countLogin({ limits }: AccountParts, login: Login, device: string | null): Promise<boolean> {
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
  parts: AccountParts,
  login: Login,
  user: UserRow | null,
): Promise<Tokens & { user: UserRow }> {
  const isUsable = user?.isActive === true
  if (isUsable && !(await mustVerifyPhone(parts.db, user)) && (await showsSecondFactor(parts, user, login)))
    return await openSession(parts, { user, hasSecondFactor: true }, login.userAgent)
  if (isUsable) throw await askForCode(parts, user)
  const { token } = await beginDecoy(parts.db, login.phone, parts.readClock())
  throw needsVerification(login.phone, { is_active: true, verification_token: token })
}

/** Whether an account has a second factor, and this is it. */
async function showsSecondFactor(parts: AccountParts, user: UserRow, { secondFactor }: Login): Promise<boolean> {
  if (secondFactor === undefined) return false
  try {
    return await passSecondFactor(parts.db, parts.secondFactors, user.id, secondFactor)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The account stays as it is until the code of this login, and of no other, has proven the phone. */
async function askForCode({ db, readClock }: AccountParts, { id: userId, phone }: UserRow): Promise<AppError> {
  const { token } = await beginVerification(db, { purpose: 'login', phone, userId }, readClock())
  return needsVerification(phone, { is_active: true, verification_token: token })
}

/** The password of a registration that still waits is right, too: its owner is shown the way to the code. */
async function refuseLogin(parts: AccountParts, { phone, password }: Login): Promise<AppError> {
  const waiting = await findNewestRegistration(parts.db, phone, parts.readClock())
  if (!(await parts.hasher.verify(waiting?.passwordHash ?? null, password)) || !waiting)
    return new AppError('login_failed')
  return await inTransaction(parts.db, async (tx) => {
    await lockPhone(tx, phone)
    const now = parts.readClock()
    if ((await findNewestRegistration(tx, phone, now))?.id !== waiting.id) return new AppError('login_failed')
    const subject = { purpose: 'registration', phone, registrationId: waiting.id } as const
    const { token } = await beginVerification(tx, subject, now)
    return needsVerification(phone, { is_active: false, verification_token: token })
  })
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
