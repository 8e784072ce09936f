import { cartEndpoints, type Language, type SessionKey } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import { newCartLimits } from './cart.limits.ts'
import { presentCart } from './cart.presenter.ts'
import type { CartOwner } from './cart.repository.ts'
import {
  addLine,
  type CartContent,
  clearCart,
  readCart,
  resolveOwner,
  setLineQuantity,
  takeOutLine,
} from './cart.service.ts'

/** What tells whose cart a call is about. */
type Asking = { query: { session_key?: SessionKey | undefined }; caller: Caller | null; language: Language }

/** The shopper's calls of the cart. */
export function registerCart(
  app: FastifyInstance,
  { db, limits, ordersPerHour }: { db: Db; limits: RateLimits; ordersPerHour: number | null },
): void {
  /** Does something with the cart of who asks, and presents what is in it then. */
  async function withCart({ query, caller, language }: Asking, act: (owner: CartOwner) => Promise<CartContent>) {
    const sessionKey = query.session_key ?? null
    const owner = await resolveOwner(db, { userId: caller?.userId ?? null, sessionKey })
    return presentCart(await act(owner), sessionKey, language)
  }

  /** A user has one cart; guests may begin as many as they make up keys. @throws AppError `too_many_requests` */
  async function countNewCart(tx: Db, owner: CartOwner, request: FastifyRequest): Promise<void> {
    if ('sessionKey' in owner) await limits.take(newCartLimits(addressOf(request), ordersPerHour), tx)
  }

  bindEndpoints(app, cartEndpoints, {
    async getCart(call) {
      return await withCart(call, (owner) => readCart(db, owner))
    },
    async clearCart(call) {
      return await withCart(call, (owner) => clearCart(db, owner, call.params.cartId))
    },
    async addToCart({ body, ...call }) {
      const { product_id: productId, color_id, quantity } = body
      const wanted = { productId, variantId: color_id ?? null, quantity, language: call.language }
      return await withCart(call, (owner) => addLine(db, owner, wanted, (tx) => countNewCart(tx, owner, call.request)))
    },
    async removeFromCart({ body, ...call }) {
      return await withCart(call, (owner) => takeOutLine(db, owner, body.cartitem_id))
    },
    async updateQuantity({ body, ...call }) {
      const wanted = { lineId: body.cartitem_id, quantity: body.quantity, language: call.language }
      return await withCart(call, (owner) => setLineQuantity(db, owner, wanted))
    },
  })
}
