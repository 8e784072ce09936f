import type { User } from '@shop/contract'
import { type AuthTexts, parseTokens, readAuthState, type Tokens, toStoredUser } from './auth-state.ts'
import type { TextStore } from './text-store.ts'

const tokensName = 'auth_tokens'
const userName = 'user_data'
/** The access token once more, where other programs look for it. */
const bearerName = 'auth_token'
export const authNames: readonly string[] = [tokensName, userName, bearerName]

export type Login = { access: string; refresh: string; user: User }

type Stores = {
  /** For "remember me". */
  local: TextStore
  /** Without "remember me": it ends with the tab. */
  session: TextStore
  /** Called after each change. */
  announce: () => void
}

/** Stores a login in the browser. */
export function authStorage({ local, session, announce }: Stores) {
  /** A login of the tab alone comes before the browser's. */
  const holder = () => (session.getItem(tokensName) === null ? local : session)
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
    /** What calls carry; null for a guest. */
    readBearer: () => holder().getItem(bearerName) ?? readTokens()?.access ?? null,
    /** Stores a new login and replaces any other. */
    save({ access, refresh, user }: Login, isRemembered: boolean): void {
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
    clear(): void {
      forget()
      announce()
    },
  }
}

export type AuthStorage = ReturnType<typeof authStorage>
