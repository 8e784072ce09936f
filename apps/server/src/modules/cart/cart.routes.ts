import { cartEndpoints, type GovernorateCode, type Language, type SessionKey } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import type { Limit, RateLimits } from '../../http/guard/rate-limits.ts'
import { readDestination } from '../delivery/index.ts'
import { presentCart } from './cart.presenter.ts'
import type { CartOwner } from './cart.repository.ts'
import { addLine, clearCart, dropLine, readCart, type StoredCart, setLineQuantity } from './cart.service.ts'
import { mergeGuestCart, ownerOf } from './merge-guest-cart.service.ts'

/** The parts of a request that identify the owner of the cart. */
type CartCall = {
  query: { session_key?: SessionKey | undefined; region?: GovernorateCode | undefined }
  caller: Caller | null
  language: Language
}

type CartDeps = { db: Db; limits: RateLimits; ordersPerHour: number | null; readClock: () => Date }

export function registerCart(app: FastifyInstance, { db, limits, ordersPerHour, readClock }: CartDeps): void {
  /** Merges the guest's cart after login, runs `act` on the owner's cart, and presents the result. */
  async function withMergedCart({ query, caller, language }: CartCall, act: (owner: CartOwner) => Promise<StoredCart>) {
    const sessionKey = query.session_key ?? null
    const cartCaller = { userId: caller?.userId ?? null, sessionKey }
    await mergeGuestCart(db, cartCaller)
    const stored = await act(ownerOf(cartCaller))
    const destination = await readDestination(db, query.region ?? null, readClock())
    return presentCart({ ...stored, ...destination }, sessionKey, language)
  }

  /** Limits new guest carts: each new session key makes one. A user has a single cart. @throws AppError `too_many_requests` */
  async function countNewCart(tx: Db, owner: CartOwner, request: FastifyRequest): Promise<void> {
    if ('sessionKey' in owner) await limits.take(newCartLimits(addressOf(request), ordersPerHour), tx)
  }

  bindEndpoints(app, cartEndpoints, {
    async getCart(call) {
      return await withMergedCart(call, (owner) => readCart(db, owner))
    },
    async clearCart(call) {
      return await withMergedCart(call, (owner) => clearCart(db, owner, call.params.cartId))
    },
    async addToCart({ body, ...call }) {
      const { product_id: productId, color_id, quantity } = body
      const wanted = { productId, variantId: color_id ?? null, quantity, language: call.language }
      return await withMergedCart(call, (owner) =>
        addLine(db, owner, wanted, (tx) => countNewCart(tx, owner, call.request)),
      )
    },
    async removeFromCart({ body, ...call }) {
      return await withMergedCart(call, (owner) => dropLine(db, owner, body.cartitem_id))
    },
    async updateQuantity({ body, ...call }) {
      const wanted = { lineId: body.cartitem_id, quantity: body.quantity, language: call.language }
      return await withMergedCart(call, (owner) => setLineQuantity(db, owner, wanted))
    },
  })
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
