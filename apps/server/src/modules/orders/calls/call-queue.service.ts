import type { EndpointAnswer } from '@shop/contract'
import {
  type CallState,
  isCallingTime,
  lastCallingMoment,
  orderCallsStaffEndpoints,
  type Permission,
} from '@shop/contract/staff'
import { checkPageExists, makePage, offsetOf, type Paging } from '../../../http/answers/page.ts'
import { getSettings } from '../../settings/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { listLines } from '../orders.repository.ts'
import { listCallers } from './call-claims.repository.ts'
import { countWaiting, listCalls, listWaitingOrders } from './order-calls.repository.ts'
import { listPhoneHistories } from './phone-history.service.ts'
import { presentWaiting, type QueueTerms } from './waiting-calls.presenter.ts'

/**
 * Lists orders that wait for a call, or for a decision after the last try; late ones exceed `confirmationMinutes` in calling hours.
 *
 * @param permissions those of the caller
 * @throws AppError `page_not_found`
 */
export async function getCallQueue(
  { db, readClock }: Pick<OrderDeps, 'db' | 'readClock'>,
  { state, ...paging }: Paging & { state: CallState },
  permissions: readonly Permission[],
): Promise<EndpointAnswer<typeof orderCallsStaffEndpoints.listWaitingCalls>> {
  const now = readClock()
  const [english, arabic] = await Promise.all([getSettings(db, 'en'), getSettings(db, 'ar')])
  const { confirmationMinutes, callsFrom, callsTo } = english
  const hours = { from: callsFrom, to: callsTo }
  const lateBefore = lastCallingMoment(new Date(now.getTime() - confirmationMinutes * 60_000), hours)
  const terms: QueueTerms = { now, lateBefore, shop: { en: english.name, ar: arabic.name } }
  const { toCall, toDecide, due, late } = await countWaiting(db, now, lateBefore)
  const count = state === 'to_call' ? toCall : toDecide
  checkPageExists(paging, count)
  const rows = await listWaitingOrders(db, state, now, { limit: paging.page_size, offset: offsetOf(paging) })
  const ids = rows.map(({ id }) => id)
  const [calls, lines, callers, histories] = await Promise.all([
    listCalls(db, ids),
    listLines(db, ids),
    listCallers(db, ids, now),
    listPhoneHistories(db, rows, permissions),
  ])
  const results = rows.map((row) => {
    const isOfOrder = ({ orderId }: { orderId: string }) => orderId === row.id
    const details = { calls: calls.filter(isOfOrder), lines: lines.filter(isOfOrder), caller: callers.find(isOfOrder) }
    return presentWaiting(row, { ...details, history: histories.get(row.id) }, terms)
  })
  const page = makePage(orderCallsStaffEndpoints.listWaitingCalls.path, { state }, paging, count, results)
  const calling_hours = { ...hours, is_open: isCallingTime(now, hours) }
  return { ...page, to_decide: toDecide, due, late, confirmation_minutes: confirmationMinutes, calling_hours }
}
