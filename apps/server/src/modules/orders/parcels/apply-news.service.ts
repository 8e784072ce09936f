import { dayInCairo, type OrderId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { recordChange } from '../../audit/index.ts'
import type { CourierDriver, ParcelState } from '../../couriers/index.ts'
import { lockOrderAndPayments, orderStateOf } from '../desk/orders.staff-service.ts'
import { countAttempts, planStep, type StepDetails } from '../desk/step-details.rules.ts'
import { advanceOrder } from '../order-life.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, type OrderRecord } from '../orders.repository.ts'
import { openParcelProblem } from './parcel-problems.repository.ts'
import { findParcelOrder } from './parcels.repository.ts'
import { type NewsPlan, planNews } from './plan-news.rules.ts'

/** The actions of the steps in the audit log. */
const actions = { deliver: 'delivered', attempt: 'delivery_failed', turn_back: 'turned_back' } as const

/**
 * Asks a carrier about a parcel, and takes the step that follows. The webhook itself is not believed.
 *
 * @throws CourierError
 */
export async function askAboutParcel(deps: OrderDeps, driver: CourierDriver, trackingNumber: string): Promise<void> {
  const found = await findParcelOrder(deps.db, driver.name, trackingNumber)
  const state = await driver.inquire(trackingNumber)
  const subject = { subject: trackingNumber, createdAt: deps.readClock() }
  if (!found || !state) {
    const facts = { orderId: found?.orderId ?? null, state: state?.state ?? '' }
    return await openParcelProblem(deps.db, { ...subject, ...facts, reason: 'parcel_unknown' })
  }
  await inTransaction(deps.db, async (tx) => {
    await lockOrderAndPayments(tx, found.orderId)
    const record = await findOrder(tx, found.orderId)
    if (record) await apply(tx, deps, { record, state, carrierId: found.carrierId })
  })
}

type News = { record: OrderRecord; state: ParcelState; carrierId: number }

async function apply(tx: Db, deps: OrderDeps, { record, state, carrierId }: News): Promise<void> {
  const { order, events } = record
  const now = deps.readClock()
  const attempts = countAttempts(events)
  const plan = planNews(state, { status: order.status, attempts, today: dayInCairo(now) })
  if (plan.kind === 'nothing') return
  if (plan.kind === 'problem') {
    const problem = { orderId: order.id, subject: state.trackingNumber, reason: plan.reason, state: state.state }
    return await openParcelProblem(tx, { ...problem, createdAt: now })
  }
  const { step, failure, nextDay } = planStep(record, plan.kind, toDetails(plan, attempts), now)
  const { order: after } = await advanceOrder(tx, deps, order.id as OrderId, step, { failure, nextDay, carrierId })
  const change = {
    before: orderStateOf(order),
    after: { ...orderStateOf(after), carrier_id: carrierId, ...(failure && { failure }) },
  }
  await recordChange(tx, { actorId: null, action: actions[plan.kind], entity: 'order', entityId: order.id, ...change })
}

function toDetails(plan: Extract<NewsPlan, { kind: keyof typeof actions }>, attempts: number): StepDetails {
  if (plan.kind === 'deliver') return { damaged: [] }
  if (plan.kind === 'turn_back') return { damaged: [], failure: plan.failure }
  return { damaged: [], failure: plan.failure, attempts, ...(plan.nextDay !== null && { next_day: plan.nextDay }) }
}
