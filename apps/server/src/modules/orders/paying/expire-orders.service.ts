import type { OrderId } from '@shop/contract'
import { isRefusal } from '../../../errors.ts'
import { defineJob, scheduled, startTimer } from '../../../jobs/index.ts'
import { listAttempts } from '../../payments/index.ts'
import { issueDocuments, issueDocumentsJob } from '../books/issue-documents.service.ts'
import { sendReceipts, sendReceiptsJob } from '../books/receipts/send-receipts.service.ts'
import { advanceOrder } from '../order-life.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { listUnpaidOrders } from '../orders.repository.ts'
import { type Answer, askAboutAttempts, hasUnconfirmedPayment } from './ask-about-order.service.ts'

/** Max orders and max seconds of one run; the next run starts within a minute. */
const maxAtOnce = 500
const maxRun = 50
/** Extra time in milliseconds while the bank has not decided or the provider does not answer. */
const graceMs = 10 * 60_000

/** Runs `expireOrders` every minute. */
export const expireOrdersJob = defineJob({
  name: 'expire-orders',
  every: '* * * * *',
  ...scheduled,
})

/** Registers the job handlers. */
export function handleOrderJobs(deps: OrderDeps): void {
  deps.jobs.handle(expireOrdersJob, () => expireOrders(deps))
  deps.jobs.handle(issueDocumentsJob, () => issueDocuments(deps))
  deps.jobs.handle(sendReceiptsJob, () => sendReceipts(deps))
}

/**
 * Expires orders that were not paid in time. The provider is asked first, so that a payment at the last moment is not lost. An order
 * with money under review, or with an unconfirmed webhook that says paid, does not expire. An unreachable provider is asked again in
 * the next run.
 */
export async function expireOrders(deps: OrderDeps): Promise<void> {
  const now = deps.readClock()
  const timer = startTimer(maxRun)
  let isSilent = false
  for (const { id, payBefore } of await listUnpaidOrders(deps.db, now, maxAtOnce)) {
    if (timer.isOver()) return
    const attempts = await listAttempts(deps.db, id)
    if (attempts.some(({ status }) => status === 'review')) continue
    const answer: Answer = isSilent ? 'silent' : await askAboutAttempts(deps, attempts)
    isSilent = answer === 'silent'
    const isUnclear = answer !== 'known' || (await isUndecided(deps, id))
    const mustWait = isUnclear && now.getTime() < payBefore.getTime() + graceMs
    if (mustWait || (await hasUnconfirmedPayment(deps, id))) continue
    await expire(deps, id)
  }
}

async function isUndecided(deps: OrderDeps, id: OrderId): Promise<boolean> {
  return (await listAttempts(deps.db, id)).some(({ status }) => status === 'pending' || status === 'review')
}

async function expire(deps: OrderDeps, id: OrderId): Promise<void> {
  try {
    await advanceOrder(deps.db, deps, id, 'expire')
  } catch (error) {
    // The order was paid or cancelled meanwhile.
    const isOver = isRefusal(error, 'order_step_refused')
    if (!isOver) throw error
  }
}
