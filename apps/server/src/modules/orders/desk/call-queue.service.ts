import type { EndpointAnswer } from '@shop/contract'
import { ordersStaffEndpoints } from '@shop/contract/staff'
import { checkPageExists, makePage, offsetOf, type Paging } from '../../../http/answers/page.ts'
import { getSettings } from '../../settings/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { countWaiting, listCalls, listWaiting } from './order-calls.repository.ts'
import { presentWaiting } from './orders.staff-presenter.ts'

/** Lists orders that wait for a confirmation call; late ones exceed `confirmationMinutes`. @throws AppError `page_not_found` */
export async function getCallQueue(
  { db, readClock }: Pick<OrderDeps, 'db' | 'readClock'>,
  paging: Paging,
): Promise<EndpointAnswer<typeof ordersStaffEndpoints.listWaitingCalls>> {
  const now = readClock()
  const { confirmationMinutes } = await getSettings(db, 'en')
  const lateBefore = new Date(now.getTime() - confirmationMinutes * 60_000)
  const { count, late } = await countWaiting(db, lateBefore)
  checkPageExists(paging, count)
  const rows = await listWaiting(db, paging.page_size, offsetOf(paging))
  const calls = await listCalls(
    db,
    rows.map(({ id }) => id),
  )
  const results = rows.map((row) => {
    const callsOfOrder = calls.filter(({ orderId }) => orderId === row.id)
    return presentWaiting(row, callsOfOrder, now, lateBefore)
  })
  const { path } = ordersStaffEndpoints.listWaitingCalls
  return { ...makePage(path, {}, paging, count, results), late, confirmation_minutes: confirmationMinutes }
}
