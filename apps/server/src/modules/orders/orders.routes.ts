import { type CheckoutFields, ordersEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type IdempotencyClaim, readIdempotencyClaim } from '../../http/answers/idempotency.ts'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints, bindFile } from '../../http/bind-endpoints.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import { originOf } from '../../http/origin-of.ts'
import { mergeGuestCart, ownerOf } from '../cart/index.ts'
import { printDocument } from './books/documents/print-document.service.ts'
import { getOrderInvoice } from './books/order-invoice.service.ts'
import { findOpenRequest } from './changing/request-change.service.ts'
import { openOrder } from './open-order.service.ts'
import { advanceOrder } from './order-life.service.ts'
import type { OrderDeps } from './orders.deps.ts'
import { presentOrder } from './orders.presenter.ts'
import { countOrders, findOrders, listOrderIds } from './orders.repository.ts'
import { payInCash } from './paying/pay-in-cash.service.ts'
import { addPayment, payOrder } from './paying/pay-order.service.ts'
import { listPaymentMethods } from './paying/payment-methods.service.ts'
import { getRefunded } from './paying/refund-order.service.ts'
import { placeBuyNowOrder } from './placing/buy-now.service.ts'
import { placeCartOrder } from './placing/checkout.service.ts'
import { placeConfirmed } from './placing/confirm-order.service.ts'
import { guardCodes } from './placing/guard-codes.service.ts'
import { type QuotedGoods, quoteCoupon } from './placing/quote-coupon.service.ts'
import { getPublicPunctuality } from './punctuality.service.ts'

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

/** Who types codes, for the limits against guessing. */
function guesserOf(request: FastifyRequest, userId: number | null, sessionKey: string | undefined) {
  return { address: addressOf(request), session: userId === null ? (sessionKey ?? null) : `user ${userId}` }
}

export function registerOrders(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps
  const { getOrderDocument, ...endpoints } = ordersEndpoints
  bindFile(app, 'getOrderDocument', getOrderDocument, async ({ params, query, caller, language }) => {
    const { order } = await openOrder(deps, params.id, query, caller)
    return await printDocument(db, { number: params.number, language, reader: 'owner', orderId: order.id })
  })
  bindEndpoints(app, endpoints, {
    async getPunctuality() {
      return { percent: await getPublicPunctuality(db, deps.readClock()) }
    },
    async listPaymentMethods({ language }) {
      return { methods: await listPaymentMethods(db, deps.payments, deps.readClock(), language) }
    },
    async checkout({ query, body, caller, language, request }) {
      const userId = caller?.userId ?? null
      const owner = await mergeGuestCart(db, { userId, sessionKey: query.session_key ?? null })
      const claim = readIdempotencyClaim(request, `checkout ${Object.values(owner).join()}`, withoutCode(body))
      const input = { userId, placedBy: null, fields: body, language, claim, address: addressOf(request) }
      const placed = await guardCodes(deps, body.coupon_code, guesserOf(request, userId, query.session_key), () =>
        placeConfirmed(deps, input, (checked) => placeCartOrder(deps, owner, checked)),
      )
      return await addPayment(deps, placed, originOf(deps, request))
    },
    async buyNow({ query, body, caller, language, request }) {
      const userId = caller?.userId ?? null
      const claim = claimBuyNow(request, userId ?? query.session_key ?? null, body)
      const { product_id: productId, color_id, size, quantity } = body
      const choice = { productId, variantId: color_id ?? null, size: size || null, quantity }
      const input = { userId, placedBy: null, fields: body, language, claim, address: addressOf(request) }
      const placed = await guardCodes(deps, body.coupon_code, guesserOf(request, userId, query.session_key), () =>
        placeConfirmed(deps, input, (checked) => placeBuyNowOrder(deps, choice, checked)),
      )
      return await addPayment(deps, placed, originOf(deps, request))
    },
    async quoteCoupon({ query, body, caller, request }) {
      const userId = caller?.userId ?? null
      const { product, coupon_code: code, region } = body
      const goods: QuotedGoods = product
        ? {
            choice: {
              productId: product.product_id,
              variantId: product.color_id ?? null,
              quantity: product.quantity,
            },
          }
        : { owner: ownerOf({ userId, sessionKey: query.session_key ?? null }) }
      return await guardCodes(deps, code, guesserOf(request, userId, query.session_key), () =>
        quoteCoupon(deps, { code, goods, region: region ?? null }),
      )
    },
    async listOrders({ query, caller, language }) {
      const count = await countOrders(db, caller.userId)
      checkPageExists(query, count)
      const records = await findOrders(db, await listOrderIds(db, caller.userId, query.page_size, offsetOf(query)))
      const orders = records.map((record) => presentOrder(record, language))
      return makePage(ordersEndpoints.listOrders.path, {}, query, count, orders)
    },
    async getOrder({ params, query, caller, language }) {
      const record = await openOrder(deps, params.id, query, caller)
      const [invoice, change_request, refunded] = await Promise.all([
        getOrderInvoice(db, record, language),
        findOpenRequest(db, record.order),
        getRefunded(db, record.order),
      ])
      return { ...presentOrder(record, language), ...invoice, change_request, refunded }
    },
    async cancelOrder({ params, query, caller, language }) {
      await openOrder(deps, params.id, query, caller)
      return presentOrder(await advanceOrder(db, deps, params.id, 'cancel'), language)
    },
    async payOrder({ params, query, caller, request }) {
      await openOrder(deps, params.id, query, caller)
      return await payOrder(deps, params.id, originOf(deps, request))
    },
    async payInCash({ params, query, caller, language, request }) {
      await openOrder(deps, params.id, query, caller)
      return presentOrder(await payInCash(deps, params.id, addressOf(request)), language)
    },
  })
}
