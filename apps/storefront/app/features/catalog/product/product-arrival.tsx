import { governorates, type SharedTerms } from '@shop/contract'
import { formatDays } from '@shop/i18n'
import { Truck } from 'lucide-react'
import { type ShownDelivery, useShownDelivery } from '../../../delivery/shown-delivery.ts'
import { useTimeRange } from '../../../delivery/use-times-text.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import { trustFactsMessages } from './trust-facts.late.messages.ts'

/**
 * When a product arrives in the chosen governorate, above the button that buys it; without a choice, the range of all. It is one line
 * either way, because the choice is known only in the browser.
 */
export function ProductArrival({ terms }: { terms: readonly SharedTerms[] }) {
  const t = useMessages(trustFactsMessages)
  const arrival = useArrival(useShownDelivery())
  const range = useTimeRange(terms)
  return (
    <p role="status" className={classes('flex items-center gap-2 text-sm', arrival && 'font-semibold text-success')}>
      <Truck aria-hidden="true" className="mirror size-5 shrink-0 text-nile" />
      <span>{arrival ?? range ?? t.noDelivery}</span>
    </p>
  )
}

/** The promise, or that the shop does not deliver there; null without a choice. */
function useArrival(shown: ShownDelivery | null): string | null {
  const t = useMessages(trustFactsMessages)
  const language = useLanguage()
  if (!shown) return null
  const { promise, governorate } = shown.zone
  if (!promise) return t.closed({ governorate: governorates[governorate][language] })
  return t.arrives({ days: formatDays(promise, language) })
}
