import { piastres, toPounds } from '@shop/contract'
import { formatNumber, formatShortDays } from '@shop/i18n'
import type { Db } from '../../database/client.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { NotifyDeps } from './orders.deps.ts'
import { type OrderMessage, orderMessages } from './orders.messages.ts'
import { readPromise } from './orders.presenter.ts'
import type { OrderRow } from './orders.repository.ts'
import { isErased, showOrderNumber } from './orders.rules.ts'

/** Messages older than this are not sent, in milliseconds. */
const maxAgeMs = 24 * 60 * 60_000

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', hour: '2-digit', minute: '2-digit' })

/**
 * Queues a message to the recipient of an order, in the order's language, inside the transaction.
 *
 * @returns the message's id; null when the person was erased
 */
export async function notifyShopper(
  tx: Db,
  deps: NotifyDeps,
  order: OrderRow,
  what: OrderMessage,
  delaySeconds = 0,
): Promise<string | null> {
  // A late payment of an erased person is refunded without a message.
  if (isErased(order)) return null
  const text = await writeMessage(tx, order, what)
  const until = new Date(deps.readClock().getTime() + maxAgeMs)
  const message = { to: order.phone, text, language: order.language, code: null }
  return await deps.messages.send(tx, message, { until, delaySeconds })
}

/** Writes the text of a message about an order. */
export async function writeMessage(db: Db, order: OrderRow, what: OrderMessage): Promise<string> {
  const promise = readPromise(order)
  const { shopName } = await getAccountTerms(db, order.language)
  return orderMessages[what][order.language]({
    shop: shopName,
    number: showOrderNumber(order.number),
    total: formatNumber(toPounds(piastres(order.totalPiastres)), order.language),
    isCash: order.paymentMethod === 'cash',
    isPaid: order.paymentStatus === 'paid',
    promise: promise ? formatShortDays(promise) : null,
    until: order.payBefore ? timeOfDay.format(order.payBefore) : '',
  })
}
