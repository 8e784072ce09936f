import type { OrderId } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import { startTimer } from '../../../jobs/index.ts'
import {
  acceptsCards,
  askAboutPayment,
  listAttempts,
  listUnconfirmed,
  openProblem,
  PaymentProviderError,
} from '../../payments/index.ts'
import { advanceOrder } from '../order-life.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { listUnpaidOrders } from '../orders.repository.ts'

/** How many orders one run expires, and for how many seconds: the next run comes within a minute. */
const maxAtOnce = 500
const maxRun = 50
/** How long an order waits beyond its time for a bank that has not decided or a provider that does not answer, in milliseconds. */
const patienceMs = 10 * 60_000

type Asked = 'known' | 'unknown' | 'silent'

/**
 * Expires the orders that were not paid in time. The provider is asked first, so that a payment of the last moment is not lost. An
 * order with money under review, or with an unconfirmed webhook that says paid, does not expire. An unreachable provider is not
 * asked again until the next run.
 */
export async function expireOrders(deps: OrderDeps): Promise<void> {
  const now = deps.readClock()
  const timer = startTimer(maxRun)
  let isSilent = false
  for (const { id, payBefore } of await listUnpaidOrders(deps.db, now, maxAtOnce)) {
    if (timer.isOver()) return
    const attempts = await listAttempts(deps.db, id)
    if (attempts.some(({ status }) => status === 'review')) continue
    const answer: Asked = isSilent ? 'silent' : await askAboutAttempts(deps, attempts)
    isSilent = answer === 'silent'
    const isUnclear = answer !== 'known' || (await isUndecided(deps, id))
    const mustWait = isUnclear && now.getTime() < payBefore.getTime() + patienceMs
    if (mustWait || (await isHeldForStaff(deps, id))) continue
    await expire(deps, id)
  }
}

/** A webhook says paid and no inquiry confirms it: the order keeps its stock, and staff see a problem. */
async function isHeldForStaff({ db, readClock }: OrderDeps, id: OrderId): Promise<boolean> {
  const unconfirmed = await listUnconfirmed(db, id)
  for (const paymentId of unconfirmed) await openProblem(db, { paymentId, reason: 'unconfirmed', now: readClock() })
  return unconfirmed.length > 0
}

async function isUndecided(deps: OrderDeps, id: OrderId): Promise<boolean> {
  return (await listAttempts(deps.db, id)).some(({ status }) => status === 'pending' || status === 'review')
}

/** Asks about all attempts that may be paid yet; one that was declined may have been paid on the same page since. */
async function askAboutAttempts(deps: OrderDeps, attempts: Awaited<ReturnType<typeof listAttempts>>): Promise<Asked> {
  const { payments } = deps
  if (!acceptsCards(payments)) return 'known'
  try {
    const answers: string[] = []
    for (const { id } of attempts) answers.push(await askAboutPayment(payments, id))
    return answers.includes('busy') ? 'unknown' : 'known'
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    deps.log.warn({ err: error }, 'orders: an inquiry about an unpaid order failed')
    return error.kind === 'unreachable' ? 'silent' : 'unknown'
  }
}

async function expire(deps: OrderDeps, id: OrderId): Promise<void> {
  try {
    await advanceOrder(deps.db, deps, id, 'expire')
  } catch (error) {
    // Paid or cancelled in the meantime.
    const isOver = error instanceof AppError && error.code === 'order_step_refused'
    if (!isOver) throw error
  }
}
