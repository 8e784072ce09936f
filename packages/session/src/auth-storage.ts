import type { User } from '@shop/contract'
import { type AuthTexts, parseTokens, readAuthState, type Tokens, toStoredUser } from './auth-state.ts'
import { enterPerson, findLoginHolder, leavePerson, personName, type Stores } from './person.ts'
import type { TextStore } from './text-store.ts'

const tokensName = 'auth_tokens'
const userName = 'user_data'
/** The access token once more, where other programs look for it. */
const bearerName = 'auth_token'
const authNames = [tokensName, userName, bearerName] as const
/** The names whose change says that another login is stored. */
export const watchedNames: readonly string[] = [...authNames, personName]

export type Login = { access: string; refresh: string; user: User }

/**
 * Stores a login in the browser: in `local` for "remember me", else in `session`, where it ends with the tab.
 *
 * @param announce called after each change
 */
export function authStorage({ local, session, announce }: Stores & { announce: () => void }) {
  const holder = () => findLoginHolder({ local, session })
  const read = (): AuthTexts => ({ tokens: holder().getItem(tokensName), user: holder().getItem(userName) })
  const readTokens = (): Tokens | null => parseTokens(holder().getItem(tokensName))

  function write(store: TextStore, tokens: Tokens, user: User): void {
    store.setItem(tokensName, JSON.stringify(tokens))
    store.setItem(userName, JSON.stringify(toStoredUser(user, tokens.access)))
    store.setItem(bearerName, tokens.access)
  }

  function forget(): void {
    for (const name of authNames) {
      session.removeItem(name)
      local.removeItem(name)
    }
  }

  return {
    read,
    readTokens,
    /** What calls carry; null for a guest, also where another shop left a token under one of the names. */
    readBearer: () => (readAuthState(read()).user ? (readTokens()?.access ?? null) : null),
    /** Stores a new login and replaces any other. What another person left is deleted. */
    save({ access, refresh, user }: Login, isRemembered: boolean): void {
      enterPerson({ local, session }, user.id)
      forget()
      write(isRemembered ? local : session, { access, refresh }, user)
      announce()
    },
    /** Stores a renewed access token. */
    saveAccess(access: string): void {
      const { user } = readAuthState(read())
      const tokens = readTokens()
      if (!user || !tokens) return
      write(holder(), { ...tokens, access }, user)
      announce()
    },
    /** Stores a changed profile. */
    saveUser(user: User): void {
      const tokens = readTokens()
      if (!tokens) return
      write(holder(), tokens, user)
      announce()
    },
    /** Ends a login that its person did not end: what is stored waits for the next login of the same person. */
    clear(): void {
      forget()
      announce()
    },
    /** Logs out: all that belongs to the person is deleted. */
    leave(): void {
      leavePerson({ local, session })
      announce()
    },
  }
}

export type AuthStorage = ReturnType<typeof authStorage>
