import { type OrderId, ordersEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { readIdempotencyClaim } from '../../http/idempotency.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { toOwner } from '../cart/index.ts'
import { placeBuyNowOrder } from './buy-now.service.ts'
import { placeCartOrder } from './checkout.service.ts'
import { isAccessToken } from './order-access.ts'
import { advanceOrder } from './order-life.service.ts'
import { presentOrder } from './orders.presenter.ts'
import { findOrder, type OrderRecord } from './orders.repository.ts'

/** The shopper's calls of orders. @param secret signs the tokens that open an order to a guest */
export function registerOrders(app: FastifyInstance, db: Db, sharedAnswers: SharedAnswers, secret: string): void {
  /** The order, for who may see it. @throws AppError `order_not_found` for anybody else */
  async function getOrder(id: OrderId, accessToken: string | undefined): Promise<OrderRecord> {
    const isAllowed = accessToken !== undefined && isAccessToken(secret, id, accessToken)
    const record = isAllowed ? await findOrder(db, id) : null
    if (!record) throw new AppError('order_not_found')
    return record
  }

  bindEndpoints(
    app,
    ordersEndpoints,
    {
      async checkout({ query, body, language, request }) {
        const owner = toOwner(query)
        const claim = readIdempotencyClaim(request, `checkout ${Object.values(owner).join()}`, body)
        refuseCard(body.payment_method)
        return await placeCartOrder(db, owner, { userId: null, fields: body, language, claim, secret })
      },
      async buyNow({ query, body, language, request }) {
        const claim = readIdempotencyClaim(request, `buy now ${query.session_key ?? 'guest'}`, body)
        refuseCard(body.payment_method)
        const { product_id: productId, color_id, size, quantity } = body
        const choice = { productId, variantId: color_id ?? null, size: size || null, quantity }
        return await placeBuyNowOrder(db, choice, { userId: null, fields: body, language, claim, secret })
      },
      async listOrders() {
        throw new AppError('unauthenticated')
      },
      async getOrder({ params, query, language }) {
        return presentOrder(await getOrder(params.id, query.access_token), language)
      },
      async cancelOrder({ params, query, language }) {
        await getOrder(params.id, query.access_token)
        return presentOrder(await advanceOrder(db, params.id, 'cancel'), language)
      },
      async payOrder({ params, query }) {
        await getOrder(params.id, query.access_token)
        throw new AppError('payment_method_unavailable')
      },
    },
    sharedAnswers,
  )
}

function refuseCard(method: string): void {
  if (method === 'card') throw new AppError('payment_method_unavailable', {}, ['payment_method'])
}
