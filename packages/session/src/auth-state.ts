import type { User } from '@shop/contract'

/** The user as the browser stores it: the profile with one name, and the bearer token. */
export type StoredUser = User & { name: string; token: string }

/** `refresh` is null where an older version or a curious shopper left none. */
export type Tokens = { access: string; refresh: string | null }

/** `restoring` until the browser's storage is read: on the server and during hydration. */
export type AuthState =
  | { status: 'restoring'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'authenticated'; user: StoredUser }

/** The stored fields of a login, as text. */
export type AuthTexts = { tokens: string | null; user: string | null }

export const restoring: AuthState = { status: 'restoring', user: null }

/** A shopper is signed in with an access token and a user (rule A-09). */
export function readAuthState(texts: AuthTexts): AuthState {
  const tokens = parseTokens(texts.tokens)
  const user = parseUser(texts.user)
  return tokens && user ? { status: 'authenticated', user } : { status: 'guest', user: null }
}

/** Whether the signed-in user may open the dashboard (rule H-02). */
export function isAdmin({ user }: AuthState): boolean {
  return user?.role === 'admin'
}

/** The id of the signed-in shopper; null for a guest, undefined until the browser's storage is read. */
export function shopperIdOf(auth: AuthState): number | null | undefined {
  return auth.status === 'restoring' ? undefined : (auth.user?.id ?? null)
}

/** @returns null for what is no pair of tokens */
export function parseTokens(text: string | null): Tokens | null {
  const parsed = parseRecord(text)
  // Other texts cannot be sent as a header.
  if (!isFilled(parsed?.access) || !/^[!-~]+$/.test(parsed.access)) return null
  return { access: parsed.access, refresh: isFilled(parsed.refresh) ? parsed.refresh : null }
}

/** Adds the fields that the browser stores beside the profile. */
export function toStoredUser(user: User, token: string): StoredUser {
  return { ...user, name: joinName(user), token }
}

/** First and last name in one, `User` without any. */
export function joinName({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || 'User'
}

/** The initial of a user's name; a letter with its marks counts as one. */
export function initialOf(name: string): string {
  return /^.\p{M}*/u.exec(name.trim())?.[0].toUpperCase() ?? ''
}

const unknownUser: Omit<StoredUser, 'id' | 'phone'> = {
  first_name: '',
  last_name: '',
  email: '',
  role: 'shopper',
  is_phone_verified: true,
  is_active: true,
  name: 'User',
  token: '',
}

function parseUser(text: string | null): StoredUser | null {
  const parsed = parseRecord(text)
  if (typeof parsed?.id !== 'number' || !isFilled(parsed.phone)) return null
  const known = Object.entries(unknownUser).filter(([name, value]) => typeof parsed[name] === typeof value)
  const fields = Object.fromEntries(known.map(([name]) => [name, parsed[name]]))
  return { ...unknownUser, ...fields, id: parsed.id, phone: parsed.phone }
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** A stored text of another form begins the reset again. */
function parseRecord(text: string | null): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}
