import type { GovernorateCode } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserApi } from '../api.ts'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { useShopQueries } from '../queries/shop-queries.ts'
import { deliveryMessages } from './delivery.late.messages.ts'
import { formatBriefDays } from './format-brief-days.ts'
import { showDelivery } from './shown-delivery.ts'

/** After the cut-off and after midnight a promise is another one: an open page reads it again, in milliseconds. */
const freshMs = 5 * 60_000

/** Reads the delivery to a governorate for all parts of the page that show it. */
export function ChosenDelivery({ governorate }: { governorate: GovernorateCode }) {
  const t = useMessages(deliveryMessages)
  const language = useLanguage()
  const { data } = useQuery(
    {
      queryKey: ['delivery'],
      queryFn: ({ signal }) => browserApi.delivery.getDelivery({}, { signal }),
      staleTime: freshMs,
      refetchInterval: freshMs,
    },
    useShopQueries(),
  )
  useEffect(() => {
    const zone = data?.zones.find((one) => one.governorate === governorate)
    const brief = zone?.promise ? t.arrives({ days: formatBriefDays(zone.promise, language) }) : null
    showDelivery(zone ? { zone, brief } : null)
  }, [data, governorate, language, t])
  return null
}
