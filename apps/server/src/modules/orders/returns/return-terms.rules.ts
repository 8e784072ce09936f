import { dayInCairo, type OrderStatus, type ReturnReason, type ReturnStatus } from '@shop/contract'
import { returnTitles } from '@shop/contract/staff'
import { AppError } from '../../../errors.ts'

/** Days after the delivery in which a shopper may ask for a return. */
export type ReturnTerms = { changeOfMindDays: number; returnDays: number }
export type LastDays = { changeOfMind: string; fault: string }

/** The last days for a request, `YYYY-MM-DD` in Cairo. The day of the delivery is day 0. */
export function lastDaysOf(deliveredAt: Date, { changeOfMindDays, returnDays }: ReturnTerms): LastDays {
  const after = (days: number) => {
    const day = new Date(`${dayInCairo(deliveredAt)}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + days)
    return day.toISOString().slice(0, 10)
  }
  return { changeOfMind: after(changeOfMindDays), fault: after(Math.max(returnDays, changeOfMindDays)) }
}

/** Whether a request comes after the last day of its reason. */
export function isTooLate(reason: ReturnReason, days: LastDays, now: Date): boolean {
  return dayInCairo(now) > (reason === 'change_of_mind' ? days.changeOfMind : days.fault)
}

/** The time of the newest delivery in a timeline; null when there is none. */
export function findDelivery(events: readonly { status: OrderStatus; createdAt: Date }[]): Date | null {
  return events.findLast(({ status }) => status === 'delivered')?.createdAt ?? null
}

/** The return is in another state than the step needs. */
export function refuseReturnStep(status: ReturnStatus): AppError {
  const { en, ar } = returnTitles[status]
  return new AppError('return_step_refused', { details: { status }, words: { status: { en: en.toLowerCase(), ar } } })
}

/** Formats the number of a return for people. */
export function showReturnNumber(number: number): string {
  return `RT-${number}`
}
