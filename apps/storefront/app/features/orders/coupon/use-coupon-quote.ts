import { ApiError, type CouponQuote } from '@shop/contract'
import { openSessionStore } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { couponMessages } from './coupon.late.messages.ts'
import { type CouponControl, couponDraft } from './quoted-coupon.ts'

type Properties = Omit<CouponControl, 'coupon'> & {
  basis: string
  ask: (code: string, signal: AbortSignal) => Promise<CouponQuote>
}

/** Asks the shop what a code takes off, again whenever the goods or the destination change, and reports the answer. */
export function useCouponQuote({ onQuote, refusal, basis, ask }: Properties) {
  const t = useMessages(couponMessages)
  const [drafts] = useState(() => couponDraft(openSessionStore()))
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['coupon', useLanguage(), wanted, basis],
      queryFn: ({ signal }) => ask(wanted ?? '', signal),
      enabled: wanted !== null,
      retry: false,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
    useShopQueries(),
  )

  // A reload keeps the code; it is read after hydration, because the server does not know it.
  useEffect(() => {
    const code = drafts.recall()
    if (code) want(code)

    function want(stored: string): void {
      setTyped(stored)
      setWanted(stored)
    }
  }, [drafts])

  useEffect(() => onQuote(isFetching ? 'asking' : (data ?? null)), [onQuote, isFetching, data])

  // The code held when it was asked for, and not any more: the order goes on without it.
  useEffect(() => {
    if (!refusal) return
    setWanted(null)
    setRefused(refusal.message)
    drafts.save(null)
  }, [refusal, drafts])

  useEffect(() => {
    if (error) drafts.save(null)
  }, [error, drafts])

  function apply(): void {
    setRefused(null)
    drafts.save(typed)
    if (typed === wanted) void refetch()
    else setWanted(typed)
  }

  function remove(): void {
    setTyped('')
    setWanted(null)
    drafts.save(null)
  }

  const failure = error && !isFetching ? sayFailure(error, t.notReached) : null
  return { typed, setTyped, error: refused ?? failure, apply, remove }
}

/** Says why a code was not taken: by the shop's message, or that the shop was not reached. */
function sayFailure(error: Error, notReached: string): string {
  return error instanceof ApiError && error.status < 500 ? error.message : notReached
}
