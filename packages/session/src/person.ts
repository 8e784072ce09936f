import { readAuthState } from './auth-state.ts'
import { makeKey } from './make-key.ts'
import { storedNames, storedValues } from './stored-values.ts'
import type { TextStore } from './text-store.ts'

/** The stores of a browser and of the tab. */
export type Stores = { local: TextStore; session: TextStore }

/** Who uses this browser: the last account, null before the first; `since` changes when a person leaves. */
type Person = { id: number | null; since: string }

export const personName = 'last_person'

export function readPerson(local: TextStore): Person {
  return parsePerson(local.getItem(personName))
}

export function parsePerson(text: string | null): Person {
  const [, id = '', since = '0'] = /^(\d*) ([\w-]+)$/.exec(text ?? '') ?? []
  return { id: id === '' ? null : Number(id), since }
}

/** Notes a login: a guest who logs in keeps what is stored, another person than the last one finds nothing. */
export function enterPerson(stores: Stores, id: number): void {
  const last = readPerson(stores.local).id ?? readOwner(stores).owner
  if (last !== null && last !== id) leavePerson(stores)
  stores.local.setItem(personName, `${id} ${readPerson(stores.local).since}`)
}

/** Deletes what belongs to the person who leaves; other tabs and restored pages notice it by `since`. */
export function leavePerson(stores: Stores): void {
  forgetPerson(stores.local)
  forgetPerson(stores.session)
  stores.local.setItem(personName, ` ${makeKey()}`)
}

/** Deletes all values of a person. */
export function forgetPerson(store: TextStore): void {
  for (const name of storedNames) if (storedValues[name].whose === 'person') store.removeItem(name)
}

/**
 * Seals values that have a version: with the version, and if they belong to a person with who stored them. What a guest stored is
 * found by the account that logs in next, never by another one; what another version or shop stored counts as not there.
 */
export function sealedStore(store: TextStore, stores: Stores): TextStore {
  return {
    getItem(name) {
      const text = store.getItem(name)
      const { version, whose } = storedValues[name]
      if (version === null || text === null) return text
      const sealed = parseSealed(text)
      if (sealed?.version !== version || typeof sealed.text !== 'string') return null
      const { since, owner } = readOwner(stores)
      const isMine = sealed.since === since && (sealed.owner === null || sealed.owner === owner)
      return whose !== 'person' || isMine ? sealed.text : null
    },
    setItem(name, text) {
      const { version, whose } = storedValues[name]
      const seal = whose === 'person' ? { version, ...readOwner(stores) } : { version }
      store.setItem(name, version === null ? text : JSON.stringify({ ...seal, text }))
    },
    removeItem: store.removeItem,
  }
}

function readOwner({ local, session }: Stores): { since: string; owner: number | null } {
  const holder = findLoginHolder({ local, session })
  const { user } = readAuthState({ tokens: holder.getItem('auth_tokens'), user: holder.getItem('user_data') })
  return { since: readPerson(local).since, owner: user?.id ?? null }
}

/** A login of the tab alone comes before the browser's. */
export function findLoginHolder({ local, session }: Stores): TextStore {
  return session.getItem('auth_tokens') === null ? local : session
}

function parseSealed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
