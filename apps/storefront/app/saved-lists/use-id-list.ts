import { openLocalStore } from '@shop/session'
import { useMemo } from 'react'
import { storeText, useStoredText } from '../ui/hooks/stored-text.ts'
import { type IdList, readIds, type Toggled, toggleId } from './id-list.ts'

/** A saved list; it follows other tabs. On the server it is empty: pages are the same for all shoppers. */
export function useIdList(list: IdList) {
  const text = useStoredText(list.name)
  return useMemo(() => ({ ids: readIds(text, list.max), ...actionsOf(list) }), [text, list])
}

/** The stored ids, read now. */
export function readStoredIds({ name, max }: IdList): readonly number[] {
  return readIds(openLocalStore().getItem(name), max)
}

/** Each action reads the stored ids first: another tab may have changed them. */
function actionsOf(list: IdList) {
  const save = (ids: readonly number[]) => storeText(list.name, JSON.stringify(ids))
  return {
    toggle(id: number): Toggled['outcome'] {
      const { ids, outcome } = toggleId(readStoredIds(list), id, list.max)
      save(ids)
      return outcome
    },
    drop(gone: readonly number[]): void {
      const ids = readStoredIds(list)
      // To write what is there already could undo what another tab writes at this moment.
      if (ids.some((id) => gone.includes(id))) save(ids.filter((id) => !gone.includes(id)))
    },
  }
}
