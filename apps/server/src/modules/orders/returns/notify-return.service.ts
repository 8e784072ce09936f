import { type PaymentMethod, piastres, toPounds } from '@shop/contract'
import { formatPounds } from '@shop/i18n'
import type { Db } from '../../../database/client.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { maxMessageAgeMs } from '../notify-shopper.service.ts'
import type { NotifyDeps } from '../orders.deps.ts'
import { addLink, backTo } from '../orders.messages.ts'
import type { OrderRow } from '../orders.repository.ts'
import { isErased } from '../orders.rules.ts'
import { showReturnNumber } from './return-terms.rules.ts'
import { type ReturnMessage, returnMessages } from './returns.messages.ts'

type Notice = { number: number; amount?: number; reason?: string; paidBy?: PaymentMethod | null }

/** Queues a message about a return to the recipient of its order, in the order's language. `notice.amount` is in piastres. */
export async function notifyOfReturn(
  tx: Db,
  deps: NotifyDeps,
  order: OrderRow,
  what: ReturnMessage,
  { number, amount = 0, reason = '', paidBy = null }: Notice,
): Promise<void> {
  if (isErased(order)) return
  const { language } = order
  const { shopName: shop } = await getAccountTerms(tx, language)
  const text = returnMessages[what][language]({
    shop,
    number: showReturnNumber(number),
    amount: amount === 0 ? '' : formatPounds(toPounds(piastres(amount)), language),
    reason,
    backTo: paidBy && backTo(paidBy, language),
  })
  const until = new Date(deps.readClock().getTime() + maxMessageAgeMs)
  const message = { to: order.phone, text: addLink(text, deps.orderLinks.write(order)), language, code: null }
  await deps.messages.send(tx, message, { until, about: order.id })
}
