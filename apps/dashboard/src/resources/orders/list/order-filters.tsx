import {
  governorateCodes,
  governorates,
  type Language,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@shop/contract'
import type { Bound } from '@shop/i18n'
import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin'
import { DayInput } from '../../../ui/lists/list-filters.tsx'
import type { ordersMessages } from '../../shared/orders.messages.ts'

type Texts = typeof ordersMessages extends { messages?: infer Set } ? Bound<NonNullable<Set>> : never

/** What the list of orders can be narrowed to; on a phone most of it on demand. Days are Cairo's. */
export function makeOrderFilters(t: Texts, language: Language, isSmall: boolean) {
  const choose = (source: string, ids: readonly string[], nameOf: (id: never) => string, isAlwaysOn = false) => (
    <SelectInput
      key={source}
      source={source}
      choices={ids.map((id) => ({ id, name: nameOf(id as never) }))}
      translateChoice={false}
      alwaysOn={isAlwaysOn}
      sx={{ minInlineSize: 160 }}
    />
  )
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 280 }} />,
    choose('status', orderStatuses, (id: (typeof orderStatuses)[number]) => t[`status_${id}`], true),
    <DayInput key="from" source="from" alwaysOn={!isSmall} />,
    <DayInput key="to" source="to" alwaysOn={!isSmall} />,
    choose('payment_status', paymentStatuses, (id: (typeof paymentStatuses)[number]) => t[`paid_${id}`]),
    choose('payment_method', paymentMethods, (id: (typeof paymentMethods)[number]) => t[`method_${id}`]),
    choose('governorate', governorateCodes, (id: (typeof governorateCodes)[number]) => governorates[id][language]),
    <NullableBooleanInput key="needs_call" source="needs_call" />,
  ]
}
