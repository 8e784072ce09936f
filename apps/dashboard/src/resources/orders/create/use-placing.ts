import { ApiError, parsePhoneNumber } from '@shop/contract'
import { requestKeys } from '@shop/session'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { staffApi } from '../../../data/api.ts'
import { describeRefusal, type FormErrors } from '../../../data/refusals.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { type EditableLine, toWanted } from '../lines/editable-lines.ts'
import { newOrderMessages } from './new-order.messages.ts'
import type { CallersOrder } from './payment-link.tsx'

type OrderBody = Parameters<typeof staffApi.orderChanges.placeOrder>[0]['body']
/** The form; `expected_total` is what it showed. */
type NewOrder = Omit<OrderBody, 'lines'> & { lines: EditableLine[] }

/**
 * Places the order of the form. The same order that is sent again, such as after no answer, keeps its idempotency key.
 *
 * @returns the submit of the form, with the errors of its fields as result
 */
export function usePlacing(onPlaced: (order: CallersOrder) => void) {
  const t = useMessages(newOrderMessages)
  const notify = useNotify()
  const [keys] = useState(requestKeys)

  return async (typed: FieldValues): Promise<FormErrors | undefined> => {
    const { lines, ...fields } = typed as NewOrder
    // A field that was emptied is null in forms of react-admin.
    const { apartment, area, notes } = fields
    const emptied = { apartment: apartment ?? '', area: area ?? '', notes: notes ?? '' }
    const body: OrderBody = { ...fields, ...emptied, lines: toWanted(lines) ?? [] }
    try {
      const headers = { 'idempotency-key': keys.keyOf(body) }
      const placed = await staffApi.orderChanges.placeOrder({ body }, { headers })
      onPlaced({ ...placed, phone: parsePhoneNumber(fields.phone) ?? '' })
      return undefined
    } catch (refusal) {
      if (refusal instanceof ApiError) return describeRefusal(refusal).errors
      notify(t.noAnswer, { type: 'warning' })
      return { root: { noAnswer: t.noAnswer } }
    }
  }
}
