import { parsePounds, parseReturnNumber, type ReturnId } from '@shop/contract'
import { type Permission, returnsStaffEndpoints, type StaffReturn } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { readIdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { readPage } from '../../../http/answers/page.ts'
import { bindEndpoints, bindFile, type Handlers } from '../../../http/bind-endpoints.ts'
import { getSeller } from '../../settings/index.ts'
import { findIssuedCredit, listIssuedInvoices } from '../books/books.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, type OrderRow } from '../orders.repository.ts'
import { presentCreditNote } from './credit-note.presenter.ts'
import { closeReturn, collectReturn, decideReturn } from './decide-return.service.ts'
import { inspectReturn } from './inspect-return.service.ts'
import { readReturnPicture } from './pictures/return-pictures.service.ts'
import { findDepositLeft, refundReturn } from './refund-return.service.ts'
import { requestReturn } from './request-return.service.ts'
import { findReturn, listReturns, type ReturnRecord } from './returns.repository.ts'
import { presentReturnRow, presentStaffReturn } from './returns.staff-presenter.ts'

const { getReturnPicture, ...endpoints } = returnsStaffEndpoints
type Endpoints = typeof endpoints
type HandlersOf<Name extends keyof Endpoints> = Handlers<Pick<Endpoints, Name>>

/** Registers what staff do with returns. */
export function registerReturnsStaff(app: FastifyInstance, deps: OrderDeps): void {
  bindFile(app, 'getReturnPicture', getReturnPicture, ({ params }) =>
    readReturnPicture(deps.db, { ...params, orderId: null }),
  )
  bindEndpoints(app, endpoints, { ...readCalls(deps), ...changeCalls(deps), ...moneyCalls(deps) })
}

function readCalls({ db }: OrderDeps): HandlersOf<'listReturns' | 'getReturn' | 'getCreditNote'> {
  return {
    listReturns({ query }) {
      const { q, status, order_id: orderId } = query
      const returns = listReturns(db, { status, orderId, number: q === '' ? undefined : parseReturnNumber(q) })
      return readPage(endpoints.listReturns.path, query, returns, presentReturnRow)
    },
    getReturn: ({ params, caller }) => showReturn({ db }, params.id, caller.permissions),
    async getCreditNote({ params }) {
      const { record, order } = await getReturn({ db }, params.id)
      const [invoice] = await listIssuedInvoices(db, [order.id])
      const note = await findIssuedCredit(db, params.id)
      return presentCreditNote(record, order, await getSeller(db), { invoice, note })
    },
  }
}

function changeCalls(
  deps: OrderDeps,
): HandlersOf<'registerReturn' | 'decideReturn' | 'collectReturn' | 'inspectReturn'> {
  return {
    async registerReturn({ body: { order_id: orderId, ...body }, caller, request }) {
      const claim = readIdempotencyClaim(request, `return by ${caller.userId}`, { orderId, ...body })
      const id = await requestReturn(deps, orderId, body, { actorId: caller.userId, claim })
      return await showReturn(deps, id, caller.permissions)
    },
    async decideReturn({ params: { id }, body, caller }) {
      await decideReturn(deps, caller, id, body)
      return await showReturn(deps, id, caller.permissions)
    },
    async collectReturn({ params: { id }, caller }) {
      await collectReturn(deps, caller, id)
      return await showReturn(deps, id, caller.permissions)
    },
    async inspectReturn({ params: { id }, body, caller }) {
      await inspectReturn(deps, caller, id, body.lines)
      return await showReturn(deps, id, caller.permissions)
    },
  }
}

function moneyCalls(deps: OrderDeps): HandlersOf<'refundReturn' | 'closeReturn'> {
  return {
    async refundReturn({ params: { id }, body: { method, reference, ...body }, caller }) {
      const amount = parsePounds(body.amount)
      if (amount === null) throw new AppError('validation_failed', { fields: ['amount'] })
      await refundReturn(deps, caller, id, { amount, method, reference })
      return await showReturn(deps, id, caller.permissions)
    },
    async closeReturn({ params: { id }, body, caller }) {
      await closeReturn(deps, caller, id, body.reason)
      return await showReturn(deps, id, caller.permissions)
    },
  }
}

async function showReturn(
  deps: Pick<OrderDeps, 'db'>,
  id: ReturnId,
  permissions: readonly Permission[],
): Promise<StaffReturn> {
  const { record, order } = await getReturn(deps, id)
  return presentStaffReturn(record, order, { permissions, depositLeft: await findDepositLeft(deps.db, order) })
}

/** @throws AppError `return_not_found` */
async function getReturn(
  { db }: Pick<OrderDeps, 'db'>,
  id: ReturnId,
): Promise<{ record: ReturnRecord; order: OrderRow }> {
  const record = await findReturn(db, id)
  const found = record && (await findOrder(db, record.row.orderId))
  if (!record || !found) throw new AppError('return_not_found')
  return { record, order: found.order }
}
