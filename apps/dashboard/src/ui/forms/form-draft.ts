import { openSessionStore } from '@shop/session'
import { readAuth } from '../../data/session.ts'
import { isSame, type Values } from '../versions/find-differences.ts'

const typedName = 'dashboard_typed'

/** What was typed in a form: where, and whose it is. */
type Typed = { path: string; userId: number; values: Values }

/**
 * What somebody has changed of a form's values, with the version that they looked at: what others save meanwhile in other fields is
 * not taken back by it.
 */
export function pickDraft(values: Values, found: Values): Values {
  const isTyped = ([name, value]: [string, unknown]) => name === 'version' || !isSame(value, found[name])
  return Object.fromEntries(Object.entries(values).filter(isTyped))
}

/** Keeps what was typed in the form of this page for whoever is signed in, until this tab is closed. */
export function saveDraft(values: Values): void {
  const { user } = readAuth()
  if (!user) return
  const typed: Typed = { path: window.location.pathname, userId: Number(user.id), values }
  openSessionStore().setItem(typedName, JSON.stringify(typed))
}

/** What the same person had typed on this page; asked once, it is forgotten. */
export function takeDraft(): Values | null {
  const store = openSessionStore()
  const typed: Partial<Typed> | null = JSON.parse(store.getItem(typedName) ?? 'null')
  if (!typed || typed.path !== window.location.pathname) return null
  store.removeItem(typedName)
  return typed.userId === Number(readAuth().user?.id) ? (typed.values ?? null) : null
}
