import { isStaff, permissionsFor } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Authorization } from '../../../http/guard/identify.ts'
import { findMemberOfSession, findUserOfSession } from '../users.repository.ts'
import { limitsOfSessions } from './session-life.rules.ts'

/**
 * Checks session, account and rights at each call, so that a revoked session, a blocked account or a lost right counts at the next call,
 * not when the token expires. It costs one query by two primary keys.
 *
 * @throws AppError `unauthenticated` from both; `passStaff` also `account_inactive`, `verification_required`, `forbidden`,
 * `second_factor_not_set_up`
 */
export function createAuthorization(db: Db, readClock: () => Date): Authorization {
  return {
    async passShopper(holder) {
      const user = await findUserOfSession(db, holder, limitsOfSessions(readClock()))
      if (!user?.isActive) throw new AppError('unauthenticated')
      return { ...holder, role: user.role, permissions: [] }
    },
    async passStaff(holder, { isBeforeSecondFactor }) {
      const user = await findMemberOfSession(db, holder, limitsOfSessions(readClock()))
      if (!user) throw new AppError('unauthenticated')
      if (!isStaff(user.role)) throw new AppError('forbidden')
      if (!user.isActive) throw new AppError('account_inactive')
      if (!user.isPhoneVerified) throw new AppError('verification_required')
      if (user.mustSetUpSecondFactor && !isBeforeSecondFactor) throw new AppError('second_factor_not_set_up')
      return { ...holder, role: user.role, permissions: permissionsFor(user) }
    },
  }
}
