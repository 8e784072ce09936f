import { type OrderId, ordersEndpoints, type PlacedOrder } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { readIdempotencyClaim } from '../../http/idempotency.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { toOwner } from '../cart/index.ts'
import { placeBuyNowOrder } from './buy-now.service.ts'
import { placeCartOrder } from './checkout.service.ts'
import { isAccessToken } from './order-access.ts'
import { advanceOrder } from './order-life.service.ts'
import type { OrderParts } from './order-parts.ts'
import { presentOrder } from './orders.presenter.ts'
import { findOrder, type OrderRecord } from './orders.repository.ts'
import { openPayment, payOrder } from './pay-order.service.ts'

/** The shopper's calls of orders. */
export function registerOrders(app: FastifyInstance, parts: OrderParts, sharedAnswers: SharedAnswers): void {
  const { db, secret } = parts

  /** The order, for who may see it. @throws AppError `order_not_found` for anybody else */
  async function getOrder(id: OrderId, accessToken: string | undefined): Promise<OrderRecord> {
    const isAllowed = accessToken !== undefined && isAccessToken(secret, id, accessToken)
    const record = isAllowed ? await findOrder(db, id) : null
    if (!record) throw new AppError('order_not_found')
    return record
  }

  /** Where the shopper's browser finds the shop. */
  const originOf = (request: FastifyRequest) => parts.publicUrl ?? `${request.protocol}://${request.host}`

  /**
   * Adds the page to pay on to an order that stands already. It is looked up at each call, so that a repeated one completes what
   * the first could not.
   *
   * @throws AppError `payment_provider_failed` (details: what opens the order, to pay it later)
   */
  async function withPayment(placed: PlacedOrder, request: FastifyRequest): Promise<PlacedOrder> {
    const { order, access_token } = placed
    if (order.payment_method !== 'card') return placed
    try {
      return { ...placed, payment: await openPayment(parts, order.id as OrderId, originOf(request)) }
    } catch (error) {
      const isProviders = error instanceof AppError && error.code === 'payment_provider_failed'
      throw isProviders ? new AppError('payment_provider_failed', { order_id: order.id, access_token }) : error
    }
  }

  bindEndpoints(
    app,
    ordersEndpoints,
    {
      async checkout({ query, body, language, request }) {
        const owner = toOwner(query)
        const claim = readIdempotencyClaim(request, `checkout ${Object.values(owner).join()}`, body)
        const placed = await placeCartOrder(parts, owner, { userId: null, fields: body, language, claim })
        return await withPayment(placed, request)
      },
      async buyNow({ query, body, language, request }) {
        const claim = readIdempotencyClaim(request, `buy now ${query.session_key ?? 'guest'}`, body)
        const { product_id: productId, color_id, size, quantity } = body
        const choice = { productId, variantId: color_id ?? null, size: size || null, quantity }
        const placed = await placeBuyNowOrder(parts, choice, { userId: null, fields: body, language, claim })
        return await withPayment(placed, request)
      },
      async listOrders() {
        throw new AppError('unauthenticated')
      },
      async getOrder({ params, query, language }) {
        return presentOrder(await getOrder(params.id, query.access_token), language)
      },
      async cancelOrder({ params, query, language }) {
        await getOrder(params.id, query.access_token)
        return presentOrder(await advanceOrder(db, parts, params.id, 'cancel'), language)
      },
      async payOrder({ params, query, request }) {
        await getOrder(params.id, query.access_token)
        return await payOrder(parts, params.id, originOf(request))
      },
    },
    sharedAnswers,
  )
}
