import type { UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { getContactInfo } from '../../contacts/index.ts'
import { findUserById, isAnyPhoneBlocked } from '../../users/index.ts'
import { PhoneRefusal } from '../order-refusals.rules.ts'

/**
 * Refuses orders and payments for a blocked phone, and by an account whose phone is blocked.
 *
 * @throws AppError `phone_blocked_hotline` (details: the `hotline`); `phone_blocked` when the shop has none
 */
export async function refuseBlocked(db: Db, phone: string, userId: UserId | null): Promise<void> {
  const account = userId === null ? null : await findUserById(db, userId)
  if (!(await isAnyPhoneBlocked(db, account ? [phone, account.phone] : [phone]))) return
  const { hotlineNumber, mainPhone } = await getContactInfo(db)
  const hotline = hotlineNumber ?? mainPhone?.replace(/^\+20/, '0')
  throw hotline
    ? new PhoneRefusal('phone_blocked_hotline', { details: { hotline } })
    : new PhoneRefusal('phone_blocked')
}
