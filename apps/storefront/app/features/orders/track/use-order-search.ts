import { routes } from 'virtual:late-routes'
import { ApiError, ConnectionError, createClient } from '@shop/contract'
import { openSessionStore } from '@shop/session'
import { useEffect, useRef, useState } from 'react'
import { sendAsShopper } from '../../../api.ts'
import { type OrderSearch, orderSearchStorage, type SearchField, searchFields, tidyNumbers } from './order-search.ts'

const { orderSearches } = createClient(routes, sendAsShopper)

/** Why a call failed: the sentences of the shop, for a field or for the form; or no answer. */
export type SearchTrouble =
  | { fields: Partial<Record<SearchField, string>>; said: string | null }
  | 'offline'
  | 'failure'

const openStorage = () => orderSearchStorage(openSessionStore())

/** Finds an order by number, phone and code. One call runs at a time. */
export function useOrderSearch(onFound: (token: string) => void) {
  const [search, setSearch] = useState<OrderSearch | null>(null)
  const [typed, setTyped] = useState<Pick<OrderSearch, 'number' | 'phone'> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<SearchTrouble | null>(null)
  const isRunning = useRef(false)
  // After hydration: only the browser knows the step.
  useEffect(() => setSearch(openStorage().recall()), [])

  function save(next: OrderSearch | null): void {
    openStorage().save(next)
    setSearch(next)
    setTrouble(null)
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setTrouble(null)
    await work().catch((error: unknown) => setTrouble(toTrouble(error)))
    isRunning.current = false
    setBusy(false)
  }

  return {
    search,
    isBusy,
    trouble,
    /** What was typed before it is changed. */
    typed,
    startAgain: () => {
      setTyped(search)
      save(null)
    },
    requestCode: (number: string, phone: string) =>
      run(async () => {
        const body = tidyNumbers(number, phone)
        const { verification_token: token } = await orderSearches.requestOrderCode({ body })
        save({ ...body, token })
      }),
    open: ({ number, phone, token: verification_token }: OrderSearch, otp_code: string) =>
      run(async () => {
        const body = { number, phone, otp_code, verification_token }
        const { token } = await orderSearches.findOrderLink({ body })
        openStorage().save(null)
        onFound(token)
      }),
  }
}

function toTrouble(error: unknown): SearchTrouble {
  if (error instanceof ConnectionError) return 'offline'
  if (!(error instanceof ApiError)) return 'failure'
  const { errors = {}, message } = error.answer
  const fields = Object.fromEntries(
    searchFields.flatMap((name) => (errors[name] ? [[name, errors[name].join(' ')] as const] : [])),
  )
  if (Object.keys(fields).length > 0) return { fields, said: null }
  return message ? { fields, said: message } : 'failure'
}
