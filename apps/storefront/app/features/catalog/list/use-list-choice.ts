import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ListQuery } from '../../../paths.ts'
import { type ListChoice, toAddress } from './list-choice.ts'

/** Where a list is shown: its address, narrowed and ordered as asked. */
export type PathOfList = (query: ListQuery) => string

/** A shopper's choice, the one that is on its way included, and how to change it. */
export type ChangingChoice = { choice: ListChoice; change: (next: ListChoice) => void; isPending: boolean }

/** Takes a shopper to the list as newly chosen. The new choice shows at once, its products when they are there. */
export function useListChoice(shown: ListChoice, pathOf: PathOfList): ChangingChoice {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [wanted, setWanted] = useState<ListChoice | null>(null)
  // A choice that has arrived, also by another way such as going back, ends the waiting for one.
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
