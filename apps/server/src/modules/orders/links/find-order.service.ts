import type { Language, PhoneNumber } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import { sendPhoneProof, spendPhoneProof } from '../../users/index.ts'
import type { OrderSearchDeps } from '../orders.deps.ts'
import { findPlacing } from '../orders.repository.ts'
import { linkEndOf } from './order-link.rules.ts'

type Wanted = { number: number; phone: PhoneNumber; address: string }

/**
 * Sends a code for the link of an order to its phone. Nobody learns whether the order exists: a phone that does not belong to the order
 * gets no message, with the same answer after the same work.
 *
 * @returns the token to send back with the code
 * @throws AppError `too_many_requests`
 */
export async function requestOrderCode(
  { codes }: OrderSearchDeps,
  { number, ...request }: Wanted & { language: Language },
): Promise<string> {
  const { phone } = request
  return await sendPhoneProof(codes, request, String(number), async (tx, now) => {
    const placing = await findPlacing(tx, { number, phone })
    return placing !== null && now < linkEndOf(placing.createdAt)
  })
}

/**
 * Gives the token of the order's link for the right code, once.
 *
 * @throws AppError `order_code_wrong`, `verification_not_valid`, `too_many_requests`
 */
export async function findOrderLink(
  { db, codes, orderLinks }: OrderSearchDeps,
  { number, ...given }: Wanted & { token: string; code: string },
): Promise<string> {
  const isOfOrder = ({ subject }: { subject: string | null }) => subject === String(number)
  const isRight = await spendPhoneProof(codes, { ...given, purpose: 'order_link' }, isOfOrder)
  const placing = isRight ? await findPlacing(db, { number, phone: given.phone }) : null
  // It opens no order, whatever the reason.
  if (!placing) throw new AppError('order_code_wrong', { fields: ['otp_code'] })
  return orderLinks.makeToken(placing)
}
