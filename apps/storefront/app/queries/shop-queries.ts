import { subscribePerson } from '@shop/session'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backEvent, lostEvent } from '../connection/reach-events.ts'
import { isWorthAnotherTry } from './retry-policy.ts'

/**
 * The query client of a tab. Calls are sent even when the browser says offline, since a failed call tells why. Old
 * data is read again when the shopper or the shop comes back.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: isWorthAnotherTry, retryDelay: 1000 },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The client of one page in a browser; the server does not use it. */
let ofTab: QueryClient | undefined

/** The client of this tab. On the server each caller gets a new one, so that shoppers share nothing. */
export function openQueries(): QueryClient {
  if (typeof window === 'undefined') return createQueries()
  if (ofTab) return ofTab
  const client = createQueries()
  ofTab = client
  subscribePerson(() => client.clear())
  watchReach()
  ofTab.mount()
  return ofTab
}

/** The client for a component's queries. There is no provider, so that only pages with queries load this code. */
export function useShopQueries(): QueryClient {
  const [client] = useState(openQueries)
  return client
}

/** Repeats queries when the browser's network returns, and when the shop answers again. */
function watchReach(): void {
  onlineManager.setEventListener((setOnline) => {
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['offline', lostEvent]) window.addEventListener(name, () => setOnline(false), { signal })
    for (const name of ['online', backEvent]) window.addEventListener(name, () => setOnline(true), { signal })
    return () => listening.abort()
  })
}
