import { piastres, toPounds, type UserId } from '@shop/contract'
import { completePermissions } from '@shop/contract/staff'
import { type Db, inTransaction, type Pool } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { deleteSecondFactor } from '../../second-factors/index.ts'
import {
  type AccountRightsRow,
  changeRights,
  findStaffSessionOwner,
  lockAccount,
  lockAdmins,
  type PasswordHasher,
  type RightsChange,
  revokeSession,
  revokeSessions,
} from '../../users/index.ts'

export type StaffDeps = { db: Pool; readClock: () => Date; hasher: PasswordHasher }

export type MemberChange = RightsChange & { version: number }

/**
 * Changes the rights of a member of staff, or blocks or unblocks them. Blocking revokes their sessions; losing the role deletes the second
 * factor. Only other administrators can change a member, so one administrator always remains.
 *
 * @throws AppError `own_rights`, `not_found`, `forbidden`; `version_conflict` (details: the current `version`)
 */
export async function changeStaffMember(
  { db, readClock }: StaffDeps,
  caller: Caller,
  id: UserId,
  change: MemberChange,
): Promise<void> {
  if (id === caller.userId) throw new AppError('own_rights')
  await inTransaction(db, async (tx) => {
    await requireAdmin(tx, caller)
    const before = await lockAccount(tx, { id })
    if (!before || before.role === 'shopper') throw new AppError('not_found')
    if (before.version !== change.version)
      throw new AppError('version_conflict', { details: { version: before.version } })
    const { permissions: own } = change
    const after = await changeRights(tx, before, { ...change, ...(own && { permissions: completePermissions(own) }) })
    if (before.isActive && !after.isActive) await revokeSessions(tx, id, readClock())
    if (after.role === 'shopper') await deleteSecondFactor(tx, id)
    await recordChange(tx, { ...memberEntry(caller, id), action: actionOf(before, after), ...statesOf(before, after) })
  })
}

/** Revokes a session of a member of staff. @throws AppError `not_found` */
export async function endStaffSession({ db, readClock }: StaffDeps, caller: Caller, sessionId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owner = await findStaffSessionOwner(tx, sessionId)
    if (owner === null || !(await revokeSession(tx, owner, sessionId, readClock()))) throw new AppError('not_found')
    await recordChange(tx, { ...memberEntry(caller, owner), action: 'signed_out' })
  })
}

/** Locks the administrators and checks the caller, because two administrators may dismiss each other in parallel. */
export async function requireAdmin(tx: Db, caller: Caller): Promise<void> {
  if (!(await lockAdmins(tx)).includes(caller.userId)) throw new AppError('forbidden')
}

function actionOf(before: AccountRightsRow, after: AccountRightsRow): string {
  if (before.isActive !== after.isActive) return after.isActive ? 'unblocked' : 'blocked'
  if (after.role === before.role) return 'rights_changed'
  return after.role === 'shopper' ? 'dismissed' : 'role_changed'
}

function memberEntry({ userId }: Caller, id: UserId) {
  return { actorId: userId, entity: 'staff_member' as const, entityId: id }
}

function statesOf(before: AccountRightsRow, after: AccountRightsRow) {
  const stateOf = ({ role, isActive, permissions, refundLimitPiastres: limit }: AccountRightsRow) => ({
    role,
    is_active: isActive,
    permissions,
    refund_limit: limit === null ? null : toPounds(piastres(limit)),
  })
  return { before: stateOf(before), after: stateOf(after) }
}
