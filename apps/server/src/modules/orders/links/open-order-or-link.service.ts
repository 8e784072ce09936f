import type { OrderId } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { openOrder } from '../open-order.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { openLink } from './open-link.service.ts'

/** Who makes a call about an order: what the query says, the login, and the client's address, which counts bad links. */
type Claimant = {
  query: { access_token?: string | undefined; link_token?: string | undefined }
  caller: Caller | null
  address: string
}

/**
 * Gives an order to its shopper (`openOrder`), or to the holder of its signed link. A call that names a link is judged by the link alone.
 *
 * @throws AppError `order_not_found` for anybody else, and for the link of another order; `too_many_requests` after many bad links
 */
export async function openOrderOrLink(
  deps: Pick<OrderDeps, 'db' | 'secret' | 'limits' | 'orderLinks' | 'readClock'>,
  id: OrderId,
  { query, caller, address }: Claimant,
): Promise<OrderRecord> {
  if (query.link_token === undefined) return await openOrder(deps, id, query, caller)
  const record = await openLink(deps, query.link_token, address)
  if (record.order.id !== id) throw new AppError('order_not_found')
  return record
}
