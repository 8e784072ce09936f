import { type CheckoutFields, type OrderId, ordersEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { type IdempotencyClaim, readIdempotencyClaim } from '../../http/answers/idempotency.ts'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import { mergeGuestCart, ownerOf } from '../cart/index.ts'
import { advanceOrder } from './order-life.service.ts'
import type { OrderDeps } from './orders.deps.ts'
import { presentOrder } from './orders.presenter.ts'
import { countOrders, findOrder, findOrders, listOrderIds, type OrderRecord } from './orders.repository.ts'
import { addPayment, payOrder } from './paying/pay-order.service.ts'
import { placeBuyNowOrder } from './placing/buy-now.service.ts'
import { placeCartOrder } from './placing/checkout.service.ts'
import { placeConfirmed } from './placing/confirm-order.service.ts'
import { isAccessToken } from './placing/order-access.rules.ts'

/**
 * Reads the `Idempotency-Key` of a buy-now call. A guest without a session key is identified by phone and network address. The same
 * call from another address may be a stranger's, so it gets neither the order nor its access token.
 */
function claimBuyNow(
  request: FastifyRequest,
  identity: string | number | null,
  body: CheckoutFields,
): IdempotencyClaim {
  const order = withoutCode(body)
  if (identity !== null) return readIdempotencyClaim(request, `buy now ${identity}`, order)
  return readIdempotencyClaim(request, `buy now guest ${body.phone}`, [order, addressOf(request)])
}

/** The request without its code, because a request with and without the code is the same one. */
function withoutCode({ confirmation_code: _, ...order }: CheckoutFields): object {
  return order
}

export function registerOrders(app: FastifyInstance, deps: OrderDeps): void {
  const { db, secret } = deps

  /** Gives an order to its owner or the holder of its access token. @throws AppError `order_not_found` for anybody else */
  async function getOrder(
    id: OrderId,
    { access_token: accessToken }: { access_token?: string | undefined },
    caller: Caller | null,
  ): Promise<OrderRecord> {
    const isHolder = accessToken !== undefined && isAccessToken(secret, id, accessToken)
    const record = isHolder || caller ? await findOrder(db, id) : null
    if (!record || !(isHolder || record.order.userId === caller?.userId)) throw new AppError('order_not_found')
    return record
  }

  /** The shop's origin for the shopper's browser. */
  const originOf = (request: FastifyRequest) => deps.publicUrl ?? `${request.protocol}://${request.host}`

  bindEndpoints(app, ordersEndpoints, {
    async checkout({ query, body, caller, language, request }) {
      const userId = caller?.userId ?? null
      const cartCaller = { userId, sessionKey: query.session_key ?? null }
      await mergeGuestCart(db, cartCaller)
      const owner = ownerOf(cartCaller)
      const claim = readIdempotencyClaim(request, `checkout ${Object.values(owner).join()}`, withoutCode(body))
      const input = { userId, fields: body, language, claim, address: addressOf(request) }
      const placed = await placeConfirmed(deps, input, (checked) => placeCartOrder(deps, owner, checked))
      return await addPayment(deps, placed, originOf(request))
    },
    async buyNow({ query, body, caller, language, request }) {
      const userId = caller?.userId ?? null
      const claim = claimBuyNow(request, userId ?? query.session_key ?? null, body)
      const { product_id: productId, color_id, size, quantity } = body
      const choice = { productId, variantId: color_id ?? null, size: size || null, quantity }
      const input = { userId, fields: body, language, claim, address: addressOf(request) }
      const placed = await placeConfirmed(deps, input, (checked) => placeBuyNowOrder(deps, choice, checked))
      return await addPayment(deps, placed, originOf(request))
    },
    async listOrders({ query, caller, language }) {
      const count = await countOrders(db, caller.userId)
      checkPageExists(query, count)
      const records = await findOrders(db, await listOrderIds(db, caller.userId, query.page_size, offsetOf(query)))
      const orders = records.map((record) => presentOrder(record, language))
      return makePage(ordersEndpoints.listOrders.path, {}, query, count, orders)
    },
    async getOrder({ params, query, caller, language }) {
      return presentOrder(await getOrder(params.id, query, caller), language)
    },
    async cancelOrder({ params, query, caller, language }) {
      await getOrder(params.id, query, caller)
      return presentOrder(await advanceOrder(db, deps, params.id, 'cancel'), language)
    },
    async payOrder({ params, query, caller, request }) {
      await getOrder(params.id, query, caller)
      return await payOrder(deps, params.id, originOf(request))
    },
  })
}
