import {
  governorateCodes,
  governorates,
  type Language,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@shop/contract'
import type { Bound } from '@shop/i18n'
import { NullableBooleanInput, SearchInput } from 'react-admin'
import { choiceFilter, DayInput } from '../../../ui/lists/list-filters.tsx'
import type { ordersMessages } from '../../shared/orders.messages.ts'

type Texts = typeof ordersMessages extends { messages?: infer Set } ? Bound<NonNullable<Set>> : never

/** What the list of orders can be narrowed to; on a phone most of it on demand. Days are Cairo's. */
export function makeOrderFilters(t: Texts, language: Language, isSmall: boolean) {
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 280 }} />,
    choiceFilter({ source: 'status', ids: orderStatuses, nameOf: (id) => t[`status_${id}`], isAlwaysOn: true }),
    <DayInput key="from" source="from" alwaysOn={!isSmall} />,
    <DayInput key="to" source="to" alwaysOn={!isSmall} />,
    choiceFilter({ source: 'payment_status', ids: paymentStatuses, nameOf: (id) => t[`paid_${id}`] }),
    choiceFilter({ source: 'payment_method', ids: paymentMethods, nameOf: (id) => t[`method_${id}`] }),
    choiceFilter({ source: 'governorate', ids: governorateCodes, nameOf: (id) => governorates[id][language] }),
    <NullableBooleanInput key="needs_call" source="needs_call" />,
  ]
}
