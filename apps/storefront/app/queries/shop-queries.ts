import { onlineManager, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backEvent, lostEvent } from '../connection/reach-events.ts'
import { isWorthAnotherTry } from './retry-policy.ts'

/**
 * What a tab has read from the shop, and how it reads: calls go out whatever the browser thinks of its network, since one that
 * fails says why, and what has become old is read again when a shopper or the shop comes back.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: isWorthAnotherTry, retryDelay: 1000 },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Of one browser's page; the server never gets here. */
let ofTab: QueryClient | undefined

/** The client of this tab. On the server each caller gets one of its own, which nothing of another shopper can be in. */
export function openQueries(): QueryClient {
  if (typeof window === 'undefined') return createQueries()
  if (ofTab) return ofTab
  ofTab = createQueries()
  watchReach()
  ofTab.mount()
  return ofTab
}

/** The client for queries of a component, to be passed along: there is no provider, so that only pages that ask load this code. */
export function useShopQueries(): QueryClient {
  const [client] = useState(openQueries)
  return client
}

/** Lets queries be read again when the browser's network is back, and when a shop that did not answer does so again. */
function watchReach(): void {
  onlineManager.setEventListener((setOnline) => {
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['offline', lostEvent]) window.addEventListener(name, () => setOnline(false), { signal })
    for (const name of ['online', backEvent]) window.addEventListener(name, () => setOnline(true), { signal })
    return () => listening.abort()
  })
}
