import type { PhoneNumber, UserId } from '@shop/contract'
import { inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import {
  type AccountRow,
  type AccountStateChange,
  blockPhone,
  changeAccountState,
  lockShopper,
  revokeSessions,
  unblockPhone,
} from '../users/index.ts'
import { insertNote } from './customer-notes.repository.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { auditIdOf } from './customers.staff-service.ts'

/**
 * Blocks or unblocks a phone for orders, with or without an account. The reason becomes a note. The audit entry holds no personal data.
 * A repeated call changes nothing.
 */
export async function setPhoneBlock(
  { db, readClock }: CustomerDeps,
  caller: Caller,
  { phone, isBlocked, reason }: { phone: PhoneNumber; isBlocked: boolean; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { userId: actorId } = caller
    const createdAt = readClock()
    const isChanged = isBlocked ? await blockPhone(tx, { phone, actorId, createdAt }) : await unblockPhone(tx, phone)
    if (!isChanged) return
    const action = isBlocked ? 'blocked' : 'unblocked'
    await insertNote(tx, { phone, kind: action, actorId, text: reason, createdAt })
    await recordChange(tx, { actorId, action, entity: 'customer', entityId: await auditIdOf(tx, phone) })
  })
}

/**
 * Blocks or unblocks an account, for a reason that becomes a note, or sets whether its phone counts as verified. Blocking it or marking its phone as unverified
 * revokes all of its sessions. What it is already changes nothing.
 *
 * @returns the phone of the account
 * @throws AppError `not_found`; `version_conflict` (details: the current `version`)
 */
export async function changeAccount(
  { db, readClock }: CustomerDeps,
  caller: Caller,
  id: UserId,
  change: AccountStateChange & { version: number; reason?: string | undefined },
): Promise<PhoneNumber> {
  return await inTransaction(db, async (tx) => {
    const before = await lockShopper(tx, id)
    if (!before) throw new AppError('not_found')
    if (before.version !== change.version)
      throw new AppError('version_conflict', { details: { version: before.version } })
    const { isActive = before.isActive, isPhoneVerified = before.isPhoneVerified, reason: text = '' } = change
    if (isActive === before.isActive && isPhoneVerified === before.isPhoneVerified) return before.phone
    const after = await changeAccountState(tx, id, change)
    const losesVerification = before.isPhoneVerified && !after.isPhoneVerified
    if (losesVerification || (before.isActive && !after.isActive)) await revokeSessions(tx, id, readClock())
    if (before.isActive && !after.isActive)
      await blockPhone(tx, { phone: after.phone, actorId: caller.userId, createdAt: readClock() })
    if (!before.isActive && after.isActive) await unblockPhone(tx, after.phone)
    const action = before.isActive === after.isActive ? 'updated' : after.isActive ? 'unblocked' : 'blocked'
    if (action !== 'updated')
      await insertNote(tx, { phone: after.phone, kind: action, actorId: caller.userId, text, createdAt: readClock() })
    const states = { before: auditStateOf(before), after: auditStateOf(after) }
    await recordChange(tx, { actorId: caller.userId, action, entity: 'customer', entityId: id, ...states })
    return after.phone
  })
}

/** The state that the audit log shows. It holds no personal data. */
function auditStateOf({ isActive, isPhoneVerified }: AccountRow) {
  return { is_active: isActive, is_phone_verified: isPhoneVerified }
}
