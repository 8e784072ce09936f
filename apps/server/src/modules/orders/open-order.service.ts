import type { OrderId } from '@shop/contract'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import type { OrderDeps } from './orders.deps.ts'
import { findOrder, type OrderRecord } from './orders.repository.ts'
import { isAccessToken } from './placing/order-access.rules.ts'

/**
 * Gives an order of an account to that account alone, and a guest's order to the holder of its access token: the token of an account's
 * order may still be in a browser after the logout.
 *
 * @throws AppError `order_not_found` for anybody else
 */
export async function openOrder(
  { db, secret }: Pick<OrderDeps, 'db' | 'secret'>,
  id: OrderId,
  { access_token: accessToken }: { access_token?: string | undefined },
  caller: Caller | null,
): Promise<OrderRecord> {
  const isHolder = accessToken !== undefined && isAccessToken(secret, id, accessToken)
  const record = isHolder || caller ? await findOrder(db, id) : null
  const owner = record?.order.userId ?? null
  if (!record || !(owner === null ? isHolder : owner === caller?.userId)) throw new AppError('order_not_found')
  return record
}
