import { openLocalStore } from '@shop/session'
import { consentStorage } from '../../analytics/consent.ts'

/** Refusals that a browser sends or shows; not all browsers have them. */
type Refusals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/**
 * Counts that a product was opened for a search, by a beacon that nothing waits for. Nobody is counted who refused to be, here or in
 * the browser.
 */
export function noteSearchClick(query: string, productId: number): void {
  const { doNotTrack, globalPrivacyControl }: Refusals = navigator
  if (doNotTrack === '1' || globalPrivacyControl === true) return
  if (consentStorage(openLocalStore()).recall() === 'denied') return
  const body = JSON.stringify({ query: query.slice(0, 200), product_id: productId })
  navigator.sendBeacon('/api/search/clicks/', new Blob([body], { type: 'application/json' }))
}
