import type { DeliveryZone } from '@shop/contract'
import { useEffect, useRef } from 'react'
import { useShownDelivery } from './shown-delivery.ts'

/**
 * Reads a form's data again when the page, which reads deliveries again every few minutes, learns that the form's zone closed or opened, or
 * takes cash no more. Each answer is acted on once: caches of the two may differ for a while.
 *
 * @param zone null while it cannot be read again
 */
export function useZoneNews(zone: DeliveryZone | null, reread: () => Promise<unknown>): void {
  const shown = useShownDelivery()?.zone ?? null
  const known = useRef<DeliveryZone | null>(null)
  useEffect(() => {
    if (!zone || !shown || shown === known.current || shown.governorate !== zone.governorate) return
    if (shown.is_open === zone.is_open && shown.takes_cash === zone.takes_cash) return
    known.current = shown
    void reread()
  }, [zone, shown, reread])
}
