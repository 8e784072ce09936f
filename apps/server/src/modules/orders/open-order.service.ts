import type { OrderId } from '@shop/contract'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import type { OrderDeps } from './orders.deps.ts'
import { findOrder, type OrderRecord } from './orders.repository.ts'
import { isAccessToken } from './placing/order-access.rules.ts'

/** Gives an order to its owner or the holder of its access token. @throws AppError `order_not_found` for anybody else */
export async function openOrder(
  { db, secret }: Pick<OrderDeps, 'db' | 'secret'>,
  id: OrderId,
  { access_token: accessToken }: { access_token?: string | undefined },
  caller: Caller | null,
): Promise<OrderRecord> {
  const isHolder = accessToken !== undefined && isAccessToken(secret, id, accessToken)
  const record = isHolder || caller ? await findOrder(db, id) : null
  if (!record || !(isHolder || record.order.userId === caller?.userId)) throw new AppError('order_not_found')
  return record
}
