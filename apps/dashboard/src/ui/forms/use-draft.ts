import { openSessionStore } from '@shop/session'
import { useState } from 'react'

/**
 * A state that survives a reload and a new login of the same person, until the tab is closed. For what is typed outside of a
 * form; forms have `DraftSaver`.
 *
 * @param name names the draft and its record: `note 7`
 * @param empty the value before anything is typed
 * @returns the value, its setter, and a function that deletes the draft and sets the empty value
 */
export function useDraft<Value>(name: string, empty: Value): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState<Value>(() => readDrafts()[name] ?? empty)

  function change(next: Value): void {
    setValue(next)
    saveDrafts({ ...readDrafts(), [name]: next })
  }

  function clear(): void {
    setValue(empty)
    saveDrafts({ ...readDrafts(), [name]: undefined })
  }

  return [value, change, clear]
}

function readDrafts() {
  return JSON.parse(openSessionStore().getItem('dashboard_drafts') ?? '{}')
}

function saveDrafts(drafts: object): void {
  openSessionStore().setItem('dashboard_drafts', JSON.stringify(drafts))
}
