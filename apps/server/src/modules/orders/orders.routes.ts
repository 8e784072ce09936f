import { ordersEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { readIdempotencyClaim } from '../../http/idempotency.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { toOwner } from '../cart/index.ts'
import { placeCartOrder } from './checkout.service.ts'
import { isAccessToken } from './order-access.ts'
import { presentOrder } from './orders.presenter.ts'
import { findOrder } from './orders.repository.ts'

/** The shopper's calls of orders. @param secret signs the tokens that open an order to a guest */
export function registerOrders(app: FastifyInstance, db: Db, sharedAnswers: SharedAnswers, secret: string): void {
  bindEndpoints(
    app,
    ordersEndpoints,
    {
      async checkout({ query, body, language, request }) {
        const owner = toOwner(query)
        const claim = readIdempotencyClaim(request, `cart ${Object.values(owner).join()}`, body)
        if (body.payment_method === 'card') throw new AppError('payment_method_unavailable', {}, ['payment_method'])
        return await placeCartOrder(db, { owner, fields: body, language, claim, secret })
      },
      async getOrder({ params, query, language }) {
        const isAllowed = query.access_token !== undefined && isAccessToken(secret, params.id, query.access_token)
        const record = isAllowed ? await findOrder(db, params.id) : null
        if (!record) throw new AppError('order_not_found')
        return presentOrder(record, language)
      },
    },
    sharedAnswers,
  )
}
