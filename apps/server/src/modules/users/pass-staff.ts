import { isStaff } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { StaffGate } from '../../http/identify.ts'
import { sessionsUsedSince } from './session-life.ts'
import { findUserOfSession } from './users.repository.ts'

/**
 * Lets staff pass whose session, account and role count at this moment: a role taken away or a session ended counts at the next
 * call, not when the token runs out.
 *
 * @throws from the gate: AppError `unauthenticated`, `account_inactive`, `verification_required`, `forbidden`
 */
export function makeStaffGate(db: Db, readClock: () => Date): StaffGate {
  return async (caller) => {
    const user = await findUserOfSession(db, caller, sessionsUsedSince(readClock()))
    if (!user) throw new AppError('unauthenticated')
    if (!isStaff(user.role)) throw new AppError('forbidden')
    if (!user.isActive) throw new AppError('account_inactive')
    if (!user.isPhoneVerified) throw new AppError('verification_required')
    return { ...caller, role: user.role }
  }
}
