import { ApiError, type User } from '@shop/contract'
import type { AuthStorage } from '@shop/session'
import { beginVerification, joinName, type PendingVerification } from '@shop/session'
import type { ShopClient } from '../../../api.ts'
import { IncompleteLogin } from '../trouble.ts'

/** `isRemembered`: whether the login outlives the tab; `secondFactor`: the extra code of staff. */
export type Credentials = { phone: string; password: string; secondFactor?: string | undefined; isRemembered: boolean }

/** The result of a login; an unverified phone comes with the data for its verification. */
export type LoginOutcome =
  | { outcome: 'done'; name: string }
  | { outcome: 'unverified'; pending: PendingVerification }
  /** The password is right, and a second factor is needed. */
  | { outcome: 'code_needed' }

type UsersApi = Pick<ShopClient['users'], 'logIn' | 'logOut' | 'getProfile'>

/** Logs in and out by calls of the API, and stores the answers. */
export function createLogin(users: UsersApi, openAuth: () => AuthStorage) {
  return {
    /**
     * @throws ApiError when the shop refuses; ConnectionError without an answer; IncompleteLogin for an answer without
     * token or profile
     */
    async logIn(credentials: Credentials): Promise<LoginOutcome> {
      const { phone, password, secondFactor: second_factor, isRemembered } = credentials
      try {
        const { access, refresh, user: named } = await users.logIn({ body: { phone, password, second_factor } })
        if (!access) throw new IncompleteLogin('token')
        const user = named ?? (await readProfile(users, access))
        openAuth().save({ access, refresh, user }, isRemembered)
        return { outcome: 'done', name: joinName(user) }
      } catch (error) {
        const pending = findPending(error, credentials)
        if (pending) return { outcome: 'unverified', pending }
        if (error instanceof ApiError && error.answer.code === 'second_factor_needed') return { outcome: 'code_needed' }
        throw error
      }
    },
    /** Signs out at once on this device, which forgets the person, and ends the session on the server. */
    async logOut(): Promise<void> {
      const refresh = openAuth().readTokens()?.refresh
      openAuth().leave()
      // Offline, the session stays on the server until it expires; its refresh token is deleted here.
      if (refresh) await users.logOut({ body: { refresh } }).catch(() => undefined)
    },
    /** Stores a profile from the shop. */
    saveProfile: (user: User) => openAuth().saveUser(user),
  }
}

/** Reads the profile when the login's answer does not include it. */
function readProfile(users: UsersApi, access: string): Promise<User> {
  return users.getProfile({}, { headers: { authorization: `Bearer ${access}` } }).catch((error: unknown) => {
    throw new IncompleteLogin('profile', error)
  })
}

/** A refused login that needs a verification first (rule A-05). */
function findPending(error: unknown, { phone, password, isRemembered }: Credentials): PendingVerification | null {
  if (!(error instanceof ApiError) || error.answer.verification_required !== true) return null
  const { answer } = error
  return beginVerification(answer.phone ?? phone, {
    message: answer.detail || answer.message || null,
    password,
    isRemembered,
    verificationToken: answer.verification_token ?? null,
  })
}
