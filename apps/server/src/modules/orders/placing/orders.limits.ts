import type { PhoneNumber, UserId } from '@shop/contract'
import type { Limit } from '../../../http/guard/rate-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits placed orders, because each takes stock before its payment and sends a message. A phone gets a twentieth of an address's
 * limit, because mobile networks share one address among many people.
 *
 * @param ordersPerHour limit of one address; null: no limit
 */
export function placingLimits(
  { phone, address }: { phone: PhoneNumber; address: string },
  ordersPerHour: number | null,
): Limit[] {
  if (ordersPerHour === null) return []
  return [
    { name: 'order phone', subject: phone, max: Math.ceil(ordersPerHour / 20), seconds: hour },
    { name: 'order address', subject: address, max: ordersPerHour, seconds: hour },
  ]
}

/**
 * Limits codes that are not valid, so that codes cannot be found by guessing. The address has the higher limit, because mobile networks
 * share one among many people.
 *
 * @param session identifies the shopper: an account or the key of a cart; null when there is none
 */
export function wrongCodeLimits(address: string, session: string | null): Limit[] {
  const ofAddress = { name: 'wrong coupon address', subject: address, max: 60, seconds: hour }
  if (session === null) return [ofAddress]
  return [{ name: 'wrong coupon session', subject: session, max: 12, seconds: hour }, ofAddress]
}

/**
 * Limits how often one address is told that a phone is blocked or refused parcels: whoever types phones would learn it of many. It is
 * high enough for the people who share the address of a mobile network.
 */
export function phoneRefusalsLimit(address: string): Limit {
  return { name: 'phone refusals address', subject: address, max: 20, seconds: hour }
}

/** Limits quotes and orders with a code from one address. A refused order counts, too. @param ordersPerHour null: no limit */
export function couponLimits(address: string, ordersPerHour: number | null): Limit[] {
  if (ordersPerHour === null) return []
  return [{ name: 'coupon address', subject: address, max: ordersPerHour, seconds: hour }]
}

/** Weight of an order that uses a full ceiling; smaller orders weigh less. */
const ceilingWeight = 20

type Orderer = { userId: UserId | null; phone: PhoneNumber; address: string }

/**
 * Limits orders without a code over time, beside the ceilings of each order. Each order counts by its share of the ceilings. A guest
 * counts by phone and by address, a shopper with a verified phone by account.
 *
 * @param share the order's share of its ceilings, max 1
 * @param ordersPerHour null: no limit
 */
export function unconfirmedLimits(
  { userId, phone, address }: Orderer,
  share: number,
  ordersPerHour: number | null,
): Limit[] {
  if (ordersPerHour === null) return []
  const weight = Math.max(1, Math.ceil(share * ceilingWeight))
  const inAll = (name: string, subject: string, ceilings: number, seconds: number): Limit => {
    return { name: `unconfirmed ${name}`, subject, max: ceilings * ceilingWeight, seconds, weight }
  }
  if (userId !== null) return [inAll('user', String(userId), 3, day)]
  return [
    { name: 'unconfirmed orders', subject: phone, max: 3, seconds: hour },
    { name: 'unconfirmed orders', subject: phone, max: 6, seconds: day },
    inAll('phone', phone, 2, day),
    inAll('address', address, 10, hour),
    inAll('address', address, 30, day),
  ]
}

/** Codes to the verified phone of the account that orders. Nobody else can use up this limit. */
export function codesOfUser(userId: UserId): Limit[] {
  return [
    { name: 'order code user', subject: String(userId), max: 1, seconds: minute },
    { name: 'order code user', subject: String(userId), max: 5, seconds: hour },
  ]
}
