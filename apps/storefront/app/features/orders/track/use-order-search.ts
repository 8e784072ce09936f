import { routes } from 'virtual:late-routes'
import { createClient } from '@shop/contract'
import { openSessionStore } from '@shop/session'
import { useEffect, useState } from 'react'
import { sendAsShopper } from '../../../api.ts'
import { type OrderSearch, orderSearchStorage, tidyNumbers } from './order-search.ts'

const { orderSearches } = createClient(routes, sendAsShopper)

type WantedOrder = Pick<OrderSearch, 'number' | 'phone'>

const openStorage = () => orderSearchStorage(openSessionStore())

/** Finds an order by number, phone and code. Its calls throw as those of the API do. */
export function useOrderSearch(onFound: (token: string) => void) {
  const [search, setSearch] = useState<OrderSearch | null>(null)
  const [typed, setTyped] = useState<WantedOrder | null>(null)
  // After hydration: only the browser knows the step.
  useEffect(() => setSearch(openStorage().recall()), [])

  function save(next: OrderSearch | null): void {
    openStorage().save(next)
    setSearch(next)
  }

  return {
    search,
    /** What was typed before it is changed. */
    typed,
    startAgain(): void {
      setTyped(search)
      save(null)
    },
    async requestCode({ number, phone }: WantedOrder): Promise<void> {
      const body = tidyNumbers(number, phone)
      const { verification_token: token } = await orderSearches.requestOrderCode({ body })
      save({ ...body, token })
    },
    async open({ number, phone, token: verification_token }: OrderSearch, otp_code: string): Promise<void> {
      const { token } = await orderSearches.findOrderLink({ body: { number, phone, otp_code, verification_token } })
      openStorage().save(null)
      onFound(token)
    },
  }
}
