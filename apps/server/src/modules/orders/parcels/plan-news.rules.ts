import { attemptFailures, type DeliveryFailure, maxDeliveryAttempts, type OrderStatus } from '@shop/contract'
import type { ParcelProblemReason } from '@shop/contract/staff'
import type { ParcelState } from '../../couriers/index.ts'

/** What news of a carrier do with an order. */
export type NewsPlan =
  | { kind: 'nothing' }
  | { kind: 'problem'; reason: ParcelProblemReason }
  | { kind: 'deliver' }
  | { kind: 'turn_back'; failure: DeliveryFailure }
  | { kind: 'attempt'; failure: DeliveryFailure; nextDay: string | null }

/** `attempts`: failed ones that the shop knows; `today` in Cairo. */
export type NewsOrder = { status: OrderStatus; attempts: number; today: string }

/**
 * Decides what the state of a parcel does with its order, by the rules of a courier's sheet. News that are known do nothing, so that
 * repeated and reordered webhooks do no harm; what is unknown or impossible is for staff. A parcel that is back is received by people,
 * who count its units.
 */
export function planNews(state: ParcelState, order: NewsOrder): NewsPlan {
  switch (state.outcome) {
    case null:
      return problem('state_unknown')
    case 'moving':
      return nothing
    case 'lost':
      return order.status === 'cancelled' || order.status === 'returned' ? nothing : problem('lost')
    case 'delivered':
      if (order.status === 'delivered') return nothing
      return order.status === 'in_transit' ? { kind: 'deliver' } : problem('state_differs')
    case 'failed':
      return planFailed(state, order)
    case 'coming_back':
    case 'back':
      return planComingBack(state, order)
  }
}

function planFailed({ failure, attempts, nextDay }: ParcelState, order: NewsOrder): NewsPlan {
  if (order.status === 'returning' || order.status === 'returned') return nothing
  if (order.status !== 'in_transit') return problem('state_differs')
  // Without the carrier's count a repeated call cannot be told from a new attempt.
  if (failure === null || attempts === null) return problem('reason_unknown')
  const comesAgain = attemptFailures.some((one) => one === failure)
  if (!comesAgain) return { kind: 'turn_back', failure }
  if (attempts <= order.attempts) return nothing
  const isLast = order.attempts + 1 >= maxDeliveryAttempts
  if (!isLast && (nextDay === null || nextDay < order.today)) return problem('day_unknown')
  return { kind: 'attempt', failure, nextDay }
}

function planComingBack({ failure }: ParcelState, { status }: NewsOrder): NewsPlan {
  if (status === 'returning' || status === 'returned' || status === 'cancelled') return nothing
  if (status !== 'in_transit') return problem('state_differs')
  return failure === null ? problem('reason_unknown') : { kind: 'turn_back', failure }
}

const nothing: NewsPlan = { kind: 'nothing' }
const problem = (reason: ParcelProblemReason): NewsPlan => ({ kind: 'problem', reason })
