import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findUserById } from '../../users/index.ts'
import { PhoneRefusal } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { phoneRefusalsLimit } from './orders.limits.ts'

/** Who asks about a phone. */
type Asker = { userId: UserId | null; phone: PhoneNumber; address: string }

/**
 * Whether an address has been told enough of phones, and this one is not known to be the shopper's own. Then nothing may depend on the
 * phone until it is proven, whichever it is.
 */
export async function mustProvePhone(db: Db, { limits }: OrderDeps, asker: Asker): Promise<boolean> {
  return !(await limits.hasRoom([phoneRefusalsLimit(asker.address)], db)) && !(await isOwnPhone(db, asker))
}

/**
 * Counts a refusal if it tells something of somebody else's phone. It is counted outside the transaction, which was rolled back.
 *
 * @throws AppError `too_many_requests` instead, when the address has been told enough meanwhile
 */
export async function countPhoneRefusal({ db, limits }: OrderDeps, asker: Asker, error: unknown): Promise<void> {
  if (!(error instanceof PhoneRefusal) || (await isOwnPhone(db, asker))) return
  await limits.take([phoneRefusalsLimit(asker.address)])
}

/** The owner of a phone may learn everything of it. */
async function isOwnPhone(db: Db, { userId, phone }: Asker): Promise<boolean> {
  const account = userId === null ? null : await findUserById(db, userId)
  return account?.isPhoneVerified === true && account.phone === phone
}
