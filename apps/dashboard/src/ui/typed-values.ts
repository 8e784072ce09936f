import { openSessionStore } from '@shop/session'
import { readAuth } from '../auth/browser-auth.ts'

const typedName = 'dashboard_typed'

/** What stood in a form: where, and whose it is. */
type Typed = { path: string; userId: number; values: Record<string, unknown> }

/** Keeps what stands in the form of this page for whoever is signed in, until this tab is closed. */
export function keepTyped(values: Record<string, unknown>): void {
  const { user } = readAuth()
  if (!user) return
  const typed: Typed = { path: window.location.pathname, userId: Number(user.id), values }
  openSessionStore().setItem(typedName, JSON.stringify(typed))
}

/** What the same person had typed on this page; asked once, it is forgotten. */
export function takeTyped(): Record<string, unknown> | null {
  const store = openSessionStore()
  const typed: Partial<Typed> | null = JSON.parse(store.getItem(typedName) ?? 'null')
  if (!typed || typed.path !== window.location.pathname) return null
  store.removeItem(typedName)
  return typed.userId === Number(readAuth().user?.id) ? (typed.values ?? null) : null
}
