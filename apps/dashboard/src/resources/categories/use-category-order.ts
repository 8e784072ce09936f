import { ApiError } from '@shop/contract'
import type { StaffCategory } from '@shop/contract/staff'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { moveItem } from '../../ui/move-item.ts'
import { categoriesMessages } from './categories.messages.ts'

/** The sorted categories. Moving one saves the new order at once. */
export function useCategoryOrder() {
  const t = useMessages(categoriesMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  const { data: stored = [] } = useListContext<StaffCategory>()
  const [wanted, setWanted] = useState<StaffCategory[] | null>(null)
  const categories = wanted ?? stored

  async function move(from: number, to: number): Promise<void> {
    if (from === to || wanted) return
    const moved = moveItem(stored, from, to)
    setWanted(moved)
    const ids = (list: readonly StaffCategory[]) => list.map(({ id }) => id)
    try {
      await staffApi.categories.orderCategories({ body: { before: ids(stored), after: ids(moved) } })
      notify(t.moved, { type: 'success' })
    } catch (error) {
      notify(error instanceof ApiError ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
    refresh()
    setWanted(null)
  }
  return { categories, move }
}
