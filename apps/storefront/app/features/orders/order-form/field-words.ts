import type { Bound } from '@shop/i18n'
import { useMessages } from '../../../i18n/language.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { FieldFaults, OrderFieldName } from './checkout-fields.ts'

/** Says in words, and in the language of the page, what is wrong with a field of an order. */
export function useFieldWords(faults: FieldFaults): (name: OrderFieldName) => string | null {
  const t = useMessages(ordersMessages)
  return (name) => {
    const fault = faults[name]
    if (!fault) return null
    if ('said' in fault) return fault.said
    if (fault.code === 'short') return t.tooShort({ count: fault.min })
    if (fault.code === 'required') return needOf(t)[name] ?? t.required
    return { phone: t.badPhone, color: t.colorNeeded }[fault.code]
  }
}

type Texts = Bound<NonNullable<(typeof ordersMessages)['messages']>>

/** What to do where a field is empty. */
function needOf(t: Texts): Partial<Record<OrderFieldName, string>> {
  return {
    first_name: t.needFirstName,
    last_name: t.needLastName,
    phone: t.needPhone,
    region: t.needRegion,
    city: t.needCity,
    address: t.needAddress,
    payment_method: t.needPayment,
  }
}
