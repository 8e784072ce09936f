import { AppError } from '../../../errors.ts'
import type { Limit } from '../../../http/guard/rate-limits.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrderByNumber, type OrderRecord } from '../orders.repository.ts'
import { isErased } from '../orders.rules.ts'

/**
 * Gives the order of a signed link. A link that is altered, expired or of no order is refused in one way.
 *
 * @param address the client's address, which counts bad links
 * @throws AppError `order_not_found`; `too_many_requests` after many bad links of one address
 */
export async function openLink(
  { db, limits, orderLinks, readClock }: Pick<OrderDeps, 'db' | 'limits' | 'orderLinks' | 'readClock'>,
  token: string,
  address: string,
): Promise<OrderRecord> {
  const number = orderLinks.read(token, readClock())
  const record = number === null ? null : await findOrderByNumber(db, number)
  if (record && !isErased(record.order)) return record
  await limits.take(badLinksFrom(address))
  throw new AppError('order_not_found')
}

/** Limits the links that open nothing, by address. Valid links are not counted: a mobile network shares one address among many people. */
function badLinksFrom(address: string): Limit[] {
  return [{ name: 'bad order link', subject: address, max: 30, seconds: 15 * 60 }]
}
