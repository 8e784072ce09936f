import { type EndpointInput, type OrderId, type Piastres, parsePounds } from '@shop/contract'
import { ordersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { sendCsv, streamCsv } from '../../../http/answers/csv.ts'
import { readIdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { checkPageExists, makePage, offsetOf } from '../../../http/answers/page.ts'
import { bindEndpoints, bindRoute, type Handlers } from '../../../http/bind-endpoints.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { languageOfCall } from '../../../http/language.ts'
import { recordExport } from '../../audit/index.ts'
import { getSeller } from '../../settings/index.ts'
import { listIssuedInvoices } from '../books/books.repository.ts'
import { registerBooks } from '../books/books.staff-routes.ts'
import { registerOrderCalls } from '../calls/order-calls.staff-routes.ts'
import { recordCall } from '../calls/record-call.service.ts'
import { registerOrderChanges } from '../changing/order-changes.staff-routes.ts'
import { registerCourierSheets } from '../courier-sheets/courier-sheets.staff-routes.ts'
import { orderColumnsOf } from '../export/orders-csv.presenter.ts'
import { readFilteredOrders } from '../export/orders-csv.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder } from '../orders.repository.ts'
import { registerOrderWork } from '../packing/order-work.staff-routes.ts'
import { registerParcels } from '../parcels/parcels.staff-routes.ts'
import { receiveCash } from '../parcels/receive-cash.service.ts'
import { acceptPayment } from '../paying/accept-payment.service.ts'
import { registerPaymentProblems } from '../paying/payment-problems.staff-routes.ts'
import { refundOrder } from '../paying/refund-order.service.ts'
import { correctRecipient } from './correct-recipient.service.ts'
import { presentInvoice } from './invoice.presenter.ts'
import type { OrderFilter } from './order-filter.repository.ts'
import { countFilteredOrders } from './orders.staff-repository.ts'
import { addStaffNote } from './orders.staff-service.ts'
import { takeStaffStep } from './take-staff-step.service.ts'
import { undoStep } from './undo-step.service.ts'
import { getStaffOrder, listStaffOrders } from './view-order.service.ts'

const { exportOrders, ...jsonEndpoints } = ordersStaffEndpoints
type HandlersOf<Name extends keyof typeof jsonEndpoints> = Handlers<Pick<typeof jsonEndpoints, Name>>

/** Registers what staff do with orders. */
export function registerOrdersStaff(app: FastifyInstance, deps: OrderDeps): void {
  const handlers = { ...listCalls(deps), ...changeCalls(deps), ...moneyCalls(deps), ...readCalls(deps) }
  bindEndpoints(app, jsonEndpoints, handlers)
  registerPaymentProblems(app, deps)
  registerOrderWork(app, deps)
  registerOrderChanges(app, deps)
  registerOrderCalls(app, deps)
  registerCourierSheets(app, deps)
  registerBooks(app, deps)
  registerParcels(app, deps)
  bindRoute(app, 'exportOrders', exportOrders, async (request, reply) => {
    const language = languageOfCall(request.raw)
    const filter = toFilter(request.query as ExportQuery)
    // The search text may be a name.
    const { q: _, ...after } = filter
    await recordExport(deps.db, request.caller, { entity: 'order', entityId: 'list', after })
    const rows = readFilteredOrders(deps.db, filter, language)
    const fail = (error: unknown) => request.log.warn({ err: error }, 'orders: an export was interrupted')
    const day = deps.readClock().toISOString().slice(0, 10)
    return await sendCsv(reply, `orders-${day}`, streamCsv(rows, orderColumnsOf(language), fail))
  })
}

function listCalls(deps: OrderDeps): HandlersOf<'listOrders'> {
  const { db } = deps
  return {
    async listOrders({ query }) {
      const filter = toFilter(query)
      const count = await countFilteredOrders(db, filter)
      checkPageExists(query, count)
      const range = { sort: query.sort, order: query.order, limit: query.page_size, offset: offsetOf(query) }
      const results = await listStaffOrders(db, filter, range)
      const { needs_call, ...others } = query
      const link = { ...others, ...(needs_call !== undefined && { needs_call: String(needs_call) }) }
      return makePage(ordersStaffEndpoints.listOrders.path, link, query, count, results)
    },
  }
}

function readCalls(deps: OrderDeps): HandlersOf<'getOrder' | 'getInvoice'> {
  const { db } = deps
  return {
    getOrder: ({ params, caller }) => getStaffOrder(deps, params.id, caller.permissions),
    async getInvoice({ params }) {
      const record = await findOrder(db, params.id)
      if (!record) throw new AppError('order_not_found')
      const [issued] = await listIssuedInvoices(db, [params.id])
      return presentInvoice(record, await getSeller(db), issued)
    },
  }
}

function moneyCalls(deps: OrderDeps): HandlersOf<'requestRefund' | 'acceptPayment' | 'receiveCash'> {
  return {
    async receiveCash({ params: { id }, body, caller }) {
      await receiveCash(deps, caller, id, { amount: toPiastres(body.amount), reason: body.reason })
      return await getStaffOrder(deps, id, caller.permissions)
    },
    async requestRefund({ params: { id }, body, caller, request }) {
      const claim = readIdempotencyClaim(request, `refund ${caller.userId}`, { id, ...body })
      const input = {
        paymentId: body.payment_id,
        amount: toPiastres(body.amount),
        note: body.note,
        byHand: body.by_hand,
      }
      await refundOrder(deps, caller, id, input, claim)
      return await getStaffOrder(deps, id, caller.permissions)
    },
    async acceptPayment({ params: { id }, body, caller, request }) {
      const claim = readIdempotencyClaim(request, `accept ${caller.userId}`, { id, ...body })
      const { payment_id: paymentId, gives_back_rest: givesBackRest, reason } = body
      const input = { paymentId, amount: toPiastres(body.amount), givesBackRest, reason }
      await acceptPayment(deps, caller, id, input, claim)
      return await getStaffOrder(deps, id, caller.permissions)
    },
  }
}

/** @throws AppError `validation_failed` for an invalid amount */
function toPiastres(pounds: number): Piastres {
  const amount = parsePounds(pounds)
  if (amount === null) throw new AppError('validation_failed', { fields: ['amount'] })
  return amount
}

function changeCalls(
  deps: OrderDeps,
): HandlersOf<'takeStep' | 'undoStep' | 'correctRecipient' | 'addOrderNote' | 'recordCall'> {
  const show = (id: OrderId, { permissions }: Caller) => getStaffOrder(deps, id, permissions)
  return {
    async correctRecipient({ params: { id }, body, caller }) {
      await correctRecipient(deps, caller, id, body)
      return await show(id, caller)
    },
    async takeStep({ params: { id }, body, caller }) {
      await takeStaffStep(deps, caller, id, body)
      return await show(id, caller)
    },
    async undoStep({ params: { id }, body, caller }) {
      await undoStep(deps, caller, id, body.step)
      return await show(id, caller)
    },
    async addOrderNote({ params: { id }, body, caller }) {
      await addStaffNote(deps, caller, id, body.text)
      return await show(id, caller)
    },
    async recordCall({ params: { id }, body, caller }) {
      const again = body.outcome === 'postponed' ? body.call_again_at : null
      const { outcome, note, seen_calls: seenCalls } = body
      await recordCall(deps, caller, id, { outcome, note, callAgainAt: again ? new Date(again) : null, seenCalls })
      return await show(id, caller)
    },
  }
}

type ExportQuery = EndpointInput<typeof exportOrders>['query']

function toFilter(query: ExportQuery): OrderFilter {
  const { q, status, governorate, from, to, view, ids } = query
  return {
    q,
    status,
    governorate,
    from,
    to,
    view,
    ids,
    paymentStatus: query.payment_status,
    paymentMethod: query.payment_method,
    needsCall: query.needs_call,
    customerId: query.customer,
  }
}
