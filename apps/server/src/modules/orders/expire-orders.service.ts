import type { OrderId } from '@shop/contract'
import { AppError } from '../../errors.ts'
import { askAboutPayment, listAttempts, PaymentProviderError, takesCards } from '../payments/index.ts'
import { advanceOrder } from './order-life.service.ts'
import type { OrderParts } from './order-parts.ts'
import { listUnpaidOrders } from './orders.repository.ts'

/** How many orders one run takes on. */
const mostAtOnce = 200
/** How long an order waits beyond its time for a bank that has not decided or a provider that does not answer, in milliseconds. */
const patienceMs = 10 * 60_000

/**
 * Ends the orders that were not paid in time. The provider is asked first how their attempts stand, so that a payment of the last
 * moment is not lost; money under review keeps its order until staff have decided.
 */
export async function expireOrders(parts: OrderParts): Promise<void> {
  const now = parts.readClock()
  let isProviderSilent = false
  for (const { id, payBefore } of await listUnpaidOrders(parts.db, now, mostAtOnce)) {
    isProviderSilent = isProviderSilent || !(await askAboutAttempts(parts, id))
    const statuses = (await listAttempts(parts.db, id)).map((attempt) => attempt.status)
    const isUnclear = statuses.includes('pending') || (isProviderSilent && statuses.includes('created'))
    const mustWait = isUnclear && now.getTime() < payBefore.getTime() + patienceMs
    if (!statuses.includes('review') && !mustWait) await expire(parts, id)
  }
}

/** @returns whether the provider answered */
async function askAboutAttempts(parts: OrderParts, id: OrderId): Promise<boolean> {
  const { payments } = parts
  if (!takesCards(payments)) return true
  try {
    for (const attempt of await listAttempts(parts.db, id)) {
      const isOpen = attempt.status === 'created' || attempt.status === 'pending'
      if (isOpen) await askAboutPayment(payments, attempt.id)
    }
    return true
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    parts.log.warn({ err: error, order: id }, 'orders: the provider did not say whether an order is paid')
    return false
  }
}

async function expire(parts: OrderParts, id: OrderId): Promise<void> {
  try {
    await advanceOrder(parts.db, parts, id, 'expire')
  } catch (error) {
    // Paid or cancelled in the meantime.
    const isOver = error instanceof AppError && error.code === 'order_step_refused'
    if (!isOver) throw error
  }
}
