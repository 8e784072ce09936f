import { isStaff } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Authorization } from '../../../http/guard/identify.ts'
import { findMemberOfSession, findUserOfSession } from '../users.repository.ts'
import { limitsOfSessions } from './session-life.rules.ts'

/**
 * Checks session, account and role at each call, so that a revoked session, a blocked account or a lost role counts at the next call,
 * not when the token expires. It costs one query by two primary keys.
 *
 * @throws AppError `unauthenticated` from both; `passStaff` also `account_inactive`, `verification_required`, `forbidden`,
 * `second_factor_not_set_up`
 */
export function createAuthorization(db: Db, readClock: () => Date): Authorization {
  return {
    async passShopper(caller) {
      const user = await findUserOfSession(db, caller, limitsOfSessions(readClock()))
      if (!user?.isActive) throw new AppError('unauthenticated')
      return { ...caller, role: user.role }
    },
    async passStaff(caller, { isBeforeSecondFactor }) {
      const user = await findMemberOfSession(db, caller, limitsOfSessions(readClock()))
      if (!user) throw new AppError('unauthenticated')
      if (!isStaff(user.role)) throw new AppError('forbidden')
      if (!user.isActive) throw new AppError('account_inactive')
      if (!user.isPhoneVerified) throw new AppError('verification_required')
      if (user.mustSetUpSecondFactor && !isBeforeSecondFactor) throw new AppError('second_factor_not_set_up')
      return { ...caller, role: user.role }
    },
  }
}
