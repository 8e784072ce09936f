import { isRefusal } from '../../../errors.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { couponLimits, wrongCodeLimits } from './orders.limits.ts'

type Guesser = { address: string; session: string | null }

/**
 * Runs a call with the code of a coupon, within the limits against guessing. The limits are counted outside the transaction of an order,
 * because a refused order rolls that back.
 *
 * @param code nothing is counted without one
 * @throws AppError `too_many_requests`, and the errors of `run`
 */
export async function guardCodes<Answer>(
  { limits, ordersPerHour }: OrderDeps,
  code: string | undefined,
  { address, session }: Guesser,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (code === undefined) return await run()
  const wrong = wrongCodeLimits(address, session)
  await limits.take(couponLimits(address, ordersPerHour))
  // Takes only to refuse with the seconds until there is room.
  if (!(await limits.hasRoom(wrong))) await limits.take(wrong)
  try {
    return await run()
  } catch (error) {
    if (isRefusal(error, 'coupon_not_valid')) await limits.take(wrong)
    throw error
  }
}
