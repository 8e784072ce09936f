import { ApiError, type GovernorateCode, type PaymentMethod } from '@shop/contract'
import type { OrderQuote, WantedVariant } from '@shop/contract/staff'
import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { type EditableLine, toWanted } from '../lines/editable-lines.ts'
import { newOrderMessages } from './new-order.messages.ts'

type Wanted = { lines: WantedVariant[]; region: GovernorateCode; payment_method: PaymentMethod }

/** What the order costs as it is in the form; `quote` is null while it is asked for, or not known. */
export type QuoteState = { isComplete: boolean; quote: OrderQuote | null; failure: string | null }

/** Asks what the order in the form would cost, once it has products and a governorate. */
export function useOrderQuote(form: FieldValues): QuoteState {
  const t = useMessages(newOrderMessages)
  const wanted = readWanted(form)
  const asked = JSON.stringify(wanted)
  const settled = useDebouncedValue(asked)
  const { data, error } = useQuery({
    queryKey: ['order quote', settled],
    queryFn: ({ signal }) => staffApi.orderChanges.quoteOrder({ body: JSON.parse(settled) as Wanted }, { signal }),
    enabled: settled !== 'null',
    retry: false,
    // Prices, stock and zones change: a quote is never older than the form.
    gcTime: 0,
  })
  const isSettled = settled === asked && wanted !== null
  return {
    isComplete: wanted !== null,
    quote: (isSettled && !error && data) || null,
    failure: isSettled && error ? (error instanceof ApiError ? error.message : t.quoteFailed) : null,
  }
}

function readWanted({ lines = [], region, payment_method }: FieldValues): Wanted | null {
  const wanted = toWanted(lines as EditableLine[])
  return wanted && region ? { lines: wanted, region, payment_method } : null
}
