import type { PhoneNumber, UserId } from '@shop/contract'
import { type Db, inTransaction, type Pool } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { deleteSecondFactor } from '../../second-factors/index.ts'
import { lockAccount, revokeSessions } from '../../users/index.ts'
import { requireAdmin, type StaffDeps } from './staff-members.service.ts'

/**
 * Removes the lost second factor of another member of staff and revokes their sessions. They log in by password and set up a new one.
 * For the caller's own factor use a code or another administrator.
 *
 * @throws AppError `own_rights`, `not_found`, `forbidden`
 */
export async function resetSecondFactor(
  { db, readClock }: Pick<StaffDeps, 'db' | 'readClock'>,
  caller: Caller,
  id: UserId,
): Promise<void> {
  if (id === caller.userId) throw new AppError('own_rights')
  await inTransaction(db, async (tx) => {
    await requireAdmin(tx, caller)
    const account = await lockAccount(tx, { id })
    if (!account || account.role === 'shopper') throw new AppError('not_found')
    await removeSecondFactor(tx, id, caller.userId, readClock())
  })
}

/**
 * The same from the command line, because the only administrator may have lost the phone.
 *
 * @returns false when the phone has no second factor
 */
export async function resetSecondFactorOfPhone(db: Pool, phone: PhoneNumber, now: Date): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, { phone })
    return account !== null && (await removeSecondFactor(tx, account.id, null, now))
  })
}

async function removeSecondFactor(tx: Db, id: UserId, actorId: UserId | null, now: Date): Promise<boolean> {
  if (!(await deleteSecondFactor(tx, id))) return false
  await revokeSessions(tx, id, now)
  await recordChange(tx, { actorId, action: 'second_factor_reset', entity: 'staff_member', entityId: id })
  return true
}
