import {
  type Language,
  methodRules,
  type OfferedMethod,
  type OnlineMethod,
  onlineMethods,
  type TotalLimits,
  takesOrder,
} from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { holdsUntil, showsTopics } from '../../../http/answers/shared-answers.ts'
import { type PaymentDeps, takesMethod } from '../../payments/index.ts'
import { listInstallmentPlans } from '../../settings/index.ts'
import { refuseTotalOfMethod } from '../order-refusals.rules.ts'

/** Lists the ways to pay at the provider that the shop offers now. A way whose cost plans say needs one of them. */
export async function listPaymentMethods(
  db: Db,
  payments: PaymentDeps,
  now: Date,
  language: Language,
): Promise<OfferedMethod[]> {
  showsTopics(['settings'])
  const { plans, nextChange } = await listInstallmentPlans(db, now, language)
  holdsUntil(nextChange)
  return onlineMethods.flatMap((method) => {
    const offered = payments.provider?.offers[method]
    const own = plans.filter((plan) => plan.method === method)
    const limits = offered === 'plans' ? limitsOf(own) : offered
    if (!limits) return []
    const { min: min_total, max: max_total } = limits
    return [
      { method, min_total, max_total, minutes: methodRules[method].minutes, plans: offered === 'plans' ? own : [] },
    ]
  })
}

/** The lowest and the highest total of some plans; null without any. */
function limitsOf(plans: OfferedMethod['plans']): TotalLimits | null {
  if (plans.length === 0) return null
  const ends = plans.flatMap(({ max_total }) => max_total ?? [])
  const max = ends.length < plans.length ? null : Math.max(...ends)
  return { min: Math.min(...plans.map(({ min_total }) => min_total)), max }
}

/**
 * Checks that a way to pay is offered and takes a total.
 *
 * @param total in EGP
 * @throws AppError `nothing_to_pay`; `payment_method_unavailable`; `total_not_taken` (details: `min`, and `max` if there is one, EGP)
 */
export async function checkMethod(
  tx: Db,
  payments: PaymentDeps,
  method: OnlineMethod,
  { total, now }: { total: number; now: Date },
): Promise<void> {
  if (total === 0) throw new AppError('nothing_to_pay', { fields: ['payment_method'] })
  const offer = takesMethod(payments, method)
    ? (await listPaymentMethods(tx, payments, now, 'en')).find((each) => each.method === method)
    : undefined
  if (!offer) throw new AppError('payment_method_unavailable', { fields: ['payment_method'] })
  if (!takesOrder(offer, total)) throw refuseTotalOfMethod({ min: offer.min_total, max: offer.max_total })
}
