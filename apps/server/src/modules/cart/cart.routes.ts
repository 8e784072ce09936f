import { cartEndpoints, type GovernorateCode, type Language, type SessionKey } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import type { Limit, RateLimits } from '../../http/guard/rate-limits.ts'
import { readDestination } from '../delivery/index.ts'
import { presentCart } from './cart.presenter.ts'
import { addLine, clearCart, dropLine, readCart, type StoredCart, setLineQuantity } from './cart.service.ts'
import type { CartCaller } from './merge-guest-cart.service.ts'

type CartCall = {
  query: { session_key?: SessionKey | undefined; region?: GovernorateCode | undefined }
  caller: Caller | null
  language: Language
  request: FastifyRequest
}

type CartDeps = { db: Db; limits: RateLimits; ordersPerHour: number | null; readClock: () => Date }

export function registerCart(app: FastifyInstance, { db, limits, ordersPerHour, readClock }: CartDeps): void {
  async function present({ query, language }: CartCall, stored: StoredCart) {
    const destination = await readDestination(db, query.region ?? null, readClock())
    return presentCart({ ...stored, ...destination }, query.session_key ?? null, language)
  }

  /** Limits new guest carts: each new session key makes one. A user has a single cart. @throws AppError `too_many_requests` */
  async function countNewCart(tx: Db, { caller, request }: CartCall): Promise<void> {
    if (caller === null) await limits.take(newCartLimits(addressOf(request), ordersPerHour), tx)
  }

  bindEndpoints(app, cartEndpoints, {
    async getCart(call) {
      return await present(call, await readCart(db, callerOf(call)))
    },
    async clearCart(call) {
      return await present(call, await clearCart(db, callerOf(call), call.params.cartId))
    },
    async addToCart({ body, ...call }) {
      const { product_id: productId, color_id, quantity } = body
      const wanted = { productId, variantId: color_id ?? null, quantity, language: call.language }
      return await present(call, await addLine(db, callerOf(call), wanted, (tx) => countNewCart(tx, call)))
    },
    async removeFromCart({ body, ...call }) {
      return await present(call, await dropLine(db, callerOf(call), body.cartitem_id))
    },
    async updateQuantity({ body, ...call }) {
      const wanted = { lineId: body.cartitem_id, quantity: body.quantity, language: call.language }
      return await present(call, await setLineQuantity(db, callerOf(call), wanted))
    },
  })
}

function callerOf({ query, caller }: CartCall): CartCaller {
  return { userId: caller?.userId ?? null, sessionKey: query.session_key ?? null }
}

/**
 * Limits new guest carts per address, because each is stored for months. Many people may share an address.
 *
 * @param ordersPerHour limit of orders from the address; five carts are allowed for each. Null: no limit
 */
function newCartLimits(address: string, ordersPerHour: number | null): Limit[] {
  if (ordersPerHour === null) return []
  return [{ name: 'cart address', subject: address, max: 5 * ordersPerHour, seconds: 60 * 60 }]
}
