import { piastres, toPounds } from '@shop/contract'
import { formatNumber } from '@shop/i18n'
import type { Db } from '../../database/client.ts'
import { getAccountTerms } from '../settings/index.ts'
import { isErased } from './is-erased.ts'
import { showOrderNumber } from './order-number.ts'
import type { TellingParts } from './order-parts.ts'
import { type OrderMessage, orderMessages } from './orders.messages.ts'
import type { OrderRow } from './orders.repository.ts'

/** For how long news of an order are worth sending, in milliseconds. */
const newsMs = 24 * 60 * 60_000

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', hour: '2-digit', minute: '2-digit' })

/** Asks for a message to whoever receives an order, in the language it was placed in. It goes out with the transaction, or not at all. */
export async function tellShopper(tx: Db, parts: TellingParts, order: OrderRow, what: OrderMessage): Promise<void> {
  // The person has been erased since; money that comes late still goes back.
  if (isErased(order)) return
  const { shopName } = await getAccountTerms(tx, order.language)
  const text = orderMessages[what][order.language]({
    shop: shopName,
    number: showOrderNumber(order.number),
    total: formatNumber(toPounds(piastres(order.totalPiastres)), order.language),
    isCash: order.paymentMethod === 'cash',
    isPaid: order.paymentStatus === 'paid',
    until: order.payBefore ? timeOfDay.format(order.payBefore) : '',
  })
  const until = new Date(parts.readClock().getTime() + newsMs)
  await parts.messages.send(tx, { to: order.phone, text, language: order.language, code: null }, { until })
}
