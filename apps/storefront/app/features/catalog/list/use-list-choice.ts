import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ListQuery } from '../../../paths.ts'
import { type ListChoice, toAddress } from './list-choice.ts'

/** Builds the address of a list with filters and an order. */
export type PathOfList = (query: ListQuery) => string

/** A shopper's choice, pending navigation included, and how to change it. */
export type ChangingChoice = { choice: ListChoice; change: (next: ListChoice) => void; isPending: boolean }

/** Navigates to the list with the new choice. The choice shows at once, the products when they are loaded. */
export function useListChoice(shown: ListChoice, pathOf: PathOfList): ChangingChoice {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [wanted, setWanted] = useState<ListChoice | null>(null)
  // A choice that was loaded, also by going back, ends the pending one.
  useEffect(() => {
    if (state === 'idle' && shown) setWanted(null)
  }, [state, shown])
  return {
    choice: wanted ?? shown,
    change(next) {
      setWanted(next)
      void navigate(pathOf(toAddress(next)), { preventScrollReset: true })
    },
    isPending: wanted !== null,
  }
}
