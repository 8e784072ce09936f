import { openSessionStore } from '@shop/session'
import { useState } from 'react'
import { readAuth } from '../../data/session.ts'
import { isSame, type Values } from '../values/find-changes.ts'

const typedName = 'dashboard_typed'

/** A draft: its page, its author and its values. */
type Typed = { path: string; userId: number; values: Values }

/**
 * Picks the changed values of a form and its version. A restored draft does not overwrite other fields that others
 * saved.
 */
export function pickDraft(values: Values, found: Values): Values {
  const isTyped = ([name, value]: [string, unknown]) => name === 'version' || !isSame(value, found[name])
  return Object.fromEntries(Object.entries(values).filter(isTyped))
}

/** The id of who has opened a form, also after their login has ended. */
export function useAuthor(): number {
  const [id] = useState(() => Number(readAuth().user?.id))
  return id
}

/** Saves a draft for this page and its author until the tab is closed. */
export function saveDraft(userId: number, values: Values): void {
  const typed: Typed = { path: window.location.pathname, userId, values }
  openSessionStore().setItem(typedName, JSON.stringify(typed))
}

/** Takes the draft of this page out of the store; null if it has another author. */
export function takeDraft(userId: number): Values | null {
  const store = openSessionStore()
  const typed: Partial<Typed> | null = JSON.parse(store.getItem(typedName) ?? 'null')
  if (!typed || typed.path !== window.location.pathname) return null
  store.removeItem(typedName)
  return typed.userId === userId ? (typed.values ?? null) : null
}
