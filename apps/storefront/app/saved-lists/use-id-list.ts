import { openLocalStore } from '@shop/session'
import { useMemo, useSyncExternalStore } from 'react'
import { type IdList, readIds, type Toggled, toggleId } from './id-list.ts'

const changed = 'id-list-change'

/** A saved list; it follows other tabs. On the server it is empty: pages are the same for all shoppers. */
export function useIdList(list: IdList) {
  const text = useSyncExternalStore(
    subscribe,
    () => openLocalStore().getItem(list.name),
    () => null,
  )
  return useMemo(() => ({ ids: readIds(text, list.max), ...actionsOf(list) }), [text, list])
}

/** The stored ids, read now. */
export function readStoredIds({ name, max }: IdList): readonly number[] {
  return readIds(openLocalStore().getItem(name), max)
}

/** Each action reads the stored ids first: another tab may have changed them. */
function actionsOf(list: IdList) {
  const save = (ids: readonly number[]) => {
    openLocalStore().setItem(list.name, JSON.stringify(ids))
    window.dispatchEvent(new Event(changed))
  }
  return {
    toggle(id: number): Toggled['outcome'] {
      const { ids, outcome } = toggleId(readStoredIds(list), id, list.max)
      save(ids)
      return outcome
    },
    drop(gone: readonly number[]): void {
      save(readStoredIds(list).filter((id) => !gone.includes(id)))
    },
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
