import { attemptFailures, type DeliveryFailure, dayInCairo, maxDeliveryAttempts } from '@shop/contract'
import type { StaffStep } from '@shop/contract/staff'
import { AppError } from '../../../errors.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { DamagedUnits } from '../order-steps.repository.ts'
import type { OrderEventRow, OrderRecord } from '../orders.repository.ts'

/** What staff say about a step besides its name. */
export type StepDetails = {
  failure?: DeliveryFailure | undefined
  /** `YYYY-MM-DD` in Cairo. */
  next_day?: string | undefined
  /** The failed attempts that the caller saw. */
  attempts?: number | undefined
  damaged: readonly { variant_id: number; units: number }[]
}

/** A step with its checked details. */
export type PlannedStep = {
  step: StaffStep
  failure: DeliveryFailure | null
  nextDay: string | null
  damaged: DamagedUnits
}

/** Counts failed attempts to deliver an order. */
export function countAttempts(events: readonly OrderEventRow[]): number {
  return events.filter(({ failure }) => isAttempt(failure)).length
}

function isAttempt(failure: DeliveryFailure | null | undefined): boolean {
  return attemptFailures.some((each) => each === failure)
}

/**
 * Checks the details of a step, and decides which step it is: the last failed attempt turns the parcel back.
 *
 * @throws AppError `validation_failed` with the field that is missing, wrong or does not belong to the step; `order_step_refused` when
 * another attempt was recorded meanwhile
 */
export function planStep(record: OrderRecord, step: StaffStep, details: StepDetails, now: Date): PlannedStep {
  const { failure, damaged } = details
  const fails = step === 'attempt' || step === 'turn_back'
  if (fails === (failure === undefined)) throw invalid('failure')
  if (damaged.length > 0 && step !== 'receive_back' && step !== 'return') throw invalid('damaged')
  if (step === 'attempt') return planAttempt(record, details, now)
  if (details.next_day !== undefined) throw invalid('next_day')
  return { step, failure: failure ?? null, nextDay: null, damaged: checkDamaged(record, damaged) }
}

function planAttempt({ order, events }: OrderRecord, details: StepDetails, now: Date): PlannedStep {
  const { failure, next_day: nextDay, attempts } = details
  if (failure === undefined || !isAttempt(failure)) throw invalid('failure')
  const previous = countAttempts(events)
  if (attempts === undefined) throw invalid('attempts')
  if (attempts !== previous) throw refuseStep(order.status)
  if (previous + 1 >= maxDeliveryAttempts) return { step: 'turn_back', failure, nextDay: null, damaged: [] }
  if (nextDay === undefined || nextDay < dayInCairo(now)) throw invalid('next_day')
  return { step: 'attempt', failure, nextDay, damaged: [] }
}

function checkDamaged({ lines }: OrderRecord, damaged: StepDetails['damaged']): DamagedUnits {
  const bought = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
  const isTwice = new Set(damaged.map(({ variant_id }) => variant_id)).size < damaged.length
  if (isTwice || damaged.some(({ variant_id, units }) => units > (bought.get(variant_id) ?? 0)))
    throw invalid('damaged')
  return damaged.map(({ variant_id, units }) => ({ variantId: variant_id, units }))
}

function invalid(field: string): AppError {
  return new AppError('validation_failed', { fields: [field] })
}
