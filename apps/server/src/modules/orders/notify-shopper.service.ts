import { dayInCairo, hasMoneyOf, piastres, toPounds } from '@shop/contract'
import { formatPounds, formatShortDays } from '@shop/i18n'
import type { Db } from '../../database/client.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { NotifyDeps } from './orders.deps.ts'
import { addCarrier, addLink, backTo, type OrderMessage, type OrderNotice, orderMessages } from './orders.messages.ts'
import { readPromise } from './orders.presenter.ts'
import type { OrderRow } from './orders.repository.ts'
import { cashAmount, isErased, onlineAmount, showOrderNumber } from './orders.rules.ts'
import type { ParcelFacts } from './parcels/parcels.repository.ts'

/** Messages older than this are not sent, in milliseconds. */
export const maxMessageAgeMs = 24 * 60 * 60_000

/** What a message says besides its order. */
type MessageFacts = {
  /** When the courier comes again, `YYYY-MM-DD`. */
  nextDay?: string | null | undefined
  /** The piastres that go back because the order is cancelled. */
  givenBack?: number
  /** The shop's name in the language of the order, where it has been read already. */
  shopName?: string | undefined
}

/** An order; its parcel matters to the message that it is on its way. */
type NotifiedOrder = OrderRow & { parcel?: ParcelFacts | null }

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', hour: '2-digit', minute: '2-digit' })

/**
 * Queues a message to the recipient of an order, in the order's language, inside the transaction.
 *
 * @returns the message's id; null when the person was erased
 */
export async function notifyShopper(
  tx: Db,
  deps: NotifyDeps,
  order: NotifiedOrder,
  what: OrderMessage,
  { delaySeconds = 0, ...facts }: MessageFacts & { delaySeconds?: number } = {},
): Promise<string | null> {
  // A late payment of an erased person is refunded without a message.
  if (isErased(order)) return null
  const now = deps.readClock()
  const text = await writeMessage(tx, order, what, { now, link: deps.orderLinks.write(order), ...facts })
  const until = new Date(now.getTime() + maxMessageAgeMs)
  const message = { to: order.phone, text, language: order.language, code: null }
  return await deps.messages.send(tx, message, { until, about: order.id, delaySeconds })
}

/**
 * Writes the text of a message about an order. A promise whose last day is over is left out.
 *
 * @param context.link the link of the order; masked for staff, who must not confirm in the shopper's name
 */
export async function writeMessage(
  db: Db,
  order: NotifiedOrder,
  what: OrderMessage,
  { now, link, nextDay = null, givenBack = 0, shopName }: MessageFacts & { now: Date; link: string },
): Promise<string> {
  const promise = readPromise(order)
  const isAhead = promise !== null && promise.to >= dayInCairo(now)
  const inPounds = (amount: number) => formatPounds(toPounds(piastres(amount)), order.language)
  const text = orderMessages[what][order.language]({
    shop: shopName ?? (await getAccountTerms(db, order.language)).shopName,
    number: showOrderNumber(order.number),
    total: inPounds(order.totalPiastres),
    online: inPounds(onlineAmount(order)),
    cash: inPounds(cashAmount(order)),
    hasDeposit: order.depositPiastres > 0,
    isCash: order.paymentMethod === 'cash' && (cashAmount(order) > 0 || order.depositPiastres === 0),
    isPaid: hasMoneyOf({ payment_status: order.paymentStatus }),
    givenBack: givenBack > 0 ? inPounds(givenBack) : null,
    confirmation: confirmationOf(order),
    promise: isAhead ? formatShortDays(promise) : null,
    nextDay: nextDay === null ? '' : formatShortDays({ from: nextDay, to: nextDay }),
    until: order.payBefore ? formatDeadline(order.payBefore, now) : '',
    backTo: backTo(order.depositPiastres > 0 ? 'card' : order.paymentMethod, order.language),
  })
  const parcel = what === 'on_its_way' && order.parcel
  if (!parcel) return addLink(text, link)
  const carried = { carrier: parcel.name[order.language], trackingNumber: parcel.tracking }
  return addLink(addCarrier(text, carried, link, order.language), link)
}

/** Formats a moment by its time in Cairo, `14:05`, and its day unless that is today, `25/11 14:05`. */
export function formatDeadline(moment: Date, now: Date): string {
  const day = dayInCairo(moment)
  const time = timeOfDay.format(moment)
  return day === dayInCairo(now) ? time : `${formatShortDays({ from: day, to: day })} ${time}`
}

/** What is left to confirm. Staff have spoken with the caller for whom they placed an order. */
function confirmationOf({ placedBy, trustStep }: OrderRow): OrderNotice['confirmation'] {
  if (placedBy !== null || trustStep === 'none') return 'none'
  return trustStep === 'link' ? 'link' : 'call'
}
