import {
  type Language,
  type LinkedOrder,
  type OrderId,
  orderLinksEndpoints,
  orderSearchEndpoints,
} from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindEndpoints, bindFile } from '../../../http/bind-endpoints.ts'
import { addressOf } from '../../../http/guard/address-of.ts'
import { originOf } from '../../../http/origin-of.ts'
import { codeMinutes } from '../../users/index.ts'
import { printDocument } from '../books/documents/print-document.service.ts'
import { getOrderInvoice } from '../books/order-invoice.service.ts'
import { findOpenRequest } from '../changing/request-change.service.ts'
import type { OrderDeps, OrderSearchDeps } from '../orders.deps.ts'
import { payInCash } from '../paying/pay-in-cash.service.ts'
import { payOrder } from '../paying/pay-order.service.ts'
import { getRefunded } from '../paying/refund-order.service.ts'
import { findOrderLink, requestOrderCode } from './find-order.service.ts'
import { presentLinkedOrder } from './linked-order.presenter.ts'
import { cancelByLink, confirmByLink } from './linked-order-steps.service.ts'
import { openLink } from './open-link.service.ts'

type LinkCall = { params: { token: string }; language: Language; request: FastifyRequest }

/** Registers what the holder of an order's link may do. */
export function registerOrderLinks(app: FastifyInstance, deps: OrderSearchDeps): void {
  async function show({ params, language, request }: LinkCall): Promise<LinkedOrder> {
    const record = await openLink(deps, params.token, addressOf(request))
    const [invoice, asked, refunded] = await Promise.all([
      getOrderInvoice(deps.db, record, language),
      findOpenRequest(deps.db, record.order),
      getRefunded(deps.db, record.order),
    ])
    return { ...presentLinkedOrder(record, asked?.at ?? null, language), ...invoice, refunded }
  }

  async function change(
    call: LinkCall,
    act: (deps: OrderDeps, id: OrderId, address: string) => Promise<unknown>,
  ): Promise<LinkedOrder> {
    const address = addressOf(call.request)
    const { order } = await openLink(deps, call.params.token, address)
    await act(deps, order.id, address)
    return await show(call)
  }

  const { getLinkedDocument, ...linkEndpoints } = orderLinksEndpoints
  bindFile(app, 'getLinkedDocument', getLinkedDocument, async ({ params, language, request }) => {
    const { order } = await openLink(deps, params.token, addressOf(request))
    return await printDocument(deps.db, { number: params.number, language, reader: 'link', orderId: order.id })
  })
  bindEndpoints(app, linkEndpoints, {
    openOrderLink: show,
    confirmLinkedOrder: (call) => change(call, confirmByLink),
    cancelLinkedOrder: (call) => change(call, cancelByLink),
    async payLinkedOrder({ params, request }) {
      const { order } = await openLink(deps, params.token, addressOf(request))
      return await payOrder(deps, order.id, originOf(deps, request))
    },
    payLinkedOrderInCash: (call) => change(call, payInCash),
  })
  bindEndpoints(app, orderSearchEndpoints, {
    async requestOrderCode({ body, language, request }) {
      const token = await requestOrderCode(deps, { ...body, language, address: addressOf(request) })
      return { verification_token: token, expires_in_minutes: codeMinutes }
    },
    async findOrderLink({ body: { number, phone, otp_code: code, verification_token: token }, request }) {
      return { token: await findOrderLink(deps, { number, phone, code, token, address: addressOf(request) }) }
    },
  })
}
