import { openSessionStore } from '@shop/session'
import { useState } from 'react'
import { readAuth } from '../../data/session.ts'

/**
 * A state that survives a reload and a new login of the same person, until the tab is closed. For what is typed outside of a
 * form; forms have `DraftSaver`.
 *
 * @param name names the draft and its record: `note 7`
 * @returns the value, its setter, and a function that deletes the draft and sets the empty value
 */
export function useDraft<Value>(name: string, empty: Value): [Value, (value: Value) => void, () => void] {
  const key = `dashboard_draft ${Number(readAuth().user?.id ?? 0)} ${name}`
  const [value, setValue] = useState<Value>(() => {
    const stored = openSessionStore().getItem(key)
    return stored === null ? empty : JSON.parse(stored)
  })

  function change(next: Value): void {
    setValue(next)
    openSessionStore().setItem(key, JSON.stringify(next))
  }

  function clear(): void {
    setValue(empty)
    openSessionStore().removeItem(key)
  }

  return [value, change, clear]
}
