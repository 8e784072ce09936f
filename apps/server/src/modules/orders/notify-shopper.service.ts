import { piastres, toPounds } from '@shop/contract'
import { formatNumber } from '@shop/i18n'
import type { Db } from '../../database/client.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { NotifyDeps } from './orders.deps.ts'
import { type OrderMessage, orderMessages } from './orders.messages.ts'
import type { OrderRow } from './orders.repository.ts'
import { isErased, showOrderNumber } from './orders.rules.ts'

/** For how long news of an order are worth sending, in milliseconds. */
const newsMs = 24 * 60 * 60_000

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', hour: '2-digit', minute: '2-digit' })

/**
 * Asks for a message to whoever receives an order, in the language it was placed in. It goes out with the transaction, or not at all.
 *
 * @returns its id; null where there is nobody to be told
 */
export async function tellShopper(
  tx: Db,
  deps: NotifyDeps,
  order: OrderRow,
  what: OrderMessage,
  delaySeconds = 0,
): Promise<string | null> {
  // The person has been erased since; money that comes late still goes back.
  if (isErased(order)) return null
  const text = await writeMessage(tx, order, what)
  const until = new Date(deps.readClock().getTime() + newsMs)
  const message = { to: order.phone, text, language: order.language, code: null }
  return await deps.messages.send(tx, message, { until, delaySeconds })
}

/** What a shopper would be told of an order as it is now. */
export async function writeMessage(db: Db, order: OrderRow, what: OrderMessage): Promise<string> {
  const { shopName } = await getAccountTerms(db, order.language)
  return orderMessages[what][order.language]({
    shop: shopName,
    number: showOrderNumber(order.number),
    total: formatNumber(toPounds(piastres(order.totalPiastres)), order.language),
    isCash: order.paymentMethod === 'cash',
    isPaid: order.paymentStatus === 'paid',
    until: order.payBefore ? timeOfDay.format(order.payBefore) : '',
  })
}
