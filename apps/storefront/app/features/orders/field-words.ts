import { useMessages } from '../../language.tsx'
import type { FieldFaults, OrderFieldName } from './checkout-fields.ts'
import { ordersMessages } from './orders.late.messages.ts'

/** Says in words, and in the language of the page, what is wrong with a field of an order. */
export function useFieldWords(faults: FieldFaults): (name: OrderFieldName) => string | null {
  const t = useMessages(ordersMessages)
  return (name) => {
    const fault = faults[name]
    if (!fault) return null
    if ('said' in fault) return fault.said
    if (fault.code === 'short') return t.tooShort({ count: fault.shortest })
    return { required: t.required, phone: t.badPhone, color: t.colorNeeded }[fault.code]
  }
}
