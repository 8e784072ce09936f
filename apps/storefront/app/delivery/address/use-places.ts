import type { GovernorateCode, Places } from '@shop/contract'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

const none: Places = []

/**
 * The cities of a governorate with their areas. Without an answer nothing is suggested, and any text can be typed. The query library would
 * add 10 kB to the checkout.
 */
export function usePlaces(governorate: GovernorateCode | null): Places {
  const [known, setKnown] = useState<{ governorate: GovernorateCode; places: Places } | null>(null)
  useEffect(() => {
    if (governorate === null) return
    const asking = new AbortController()
    browserApi.delivery.listPlaces({ params: { governorate } }, { signal: asking.signal }).then(
      (places) => setKnown({ governorate, places }),
      () => undefined,
    )
    return () => asking.abort()
  }, [governorate])
  return known?.governorate === governorate ? known.places : none
}
