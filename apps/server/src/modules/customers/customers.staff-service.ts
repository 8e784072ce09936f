import type { PhoneNumber, UserId } from '@shop/contract'
import type { CustomerDetails } from '@shop/contract/staff'
import { inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { listFilteredOrders, presentListRow } from '../orders/index.ts'
import {
  type AccountRow,
  blockPhone,
  changeStanding,
  findUserByPhone,
  lockShopper,
  revokeSessions,
  type StandingChange,
  sessionsUsedSince,
  unblockPhone,
} from '../users/index.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { presentCustomer } from './customers.staff-presenter.ts'
import { findCustomer, getFigures } from './customers.staff-repository.ts'

/** How many of the newest orders are shown beside a customer. */
const recent = 20

/** One shopper with their orders and totals. @throws AppError `not_found`, for staff too */
export async function getCustomer({ db, readClock }: CustomerDeps, id: UserId): Promise<CustomerDetails> {
  const row = await findCustomer(db, id)
  if (!row) throw new AppError('not_found')
  const range = { sort: 'created_at', order: 'desc', limit: recent, offset: 0 } as const
  const [figures, orders] = await Promise.all([
    getFigures(db, row, sessionsUsedSince(readClock())),
    listFilteredOrders(db, { q: '', customerId: id }, range),
  ])
  return {
    ...presentCustomer(row),
    sessions: figures.sessions,
    cancelled_orders: figures.cancelled,
    returned_orders: figures.returned,
    guest_orders: figures.guestOrders,
    recent_orders: orders.map(presentListRow),
  }
}

/**
 * Blocks or unblocks an account, or sets whether its phone counts as verified. Blocking signs it out everywhere, and so does a phone
 * that counts as verified no more.
 *
 * @throws AppError `not_found`; `version_conflict` (details: the `version` it has) when somebody else changed it since
 */
export async function changeCustomer(
  { db, readClock }: CustomerDeps,
  caller: Caller,
  id: UserId,
  change: StandingChange & { version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockShopper(tx, id)
    if (!before) throw new AppError('not_found')
    if (before.version !== change.version) throw new AppError('version_conflict', { version: before.version })
    const after = await changeStanding(tx, id, change)
    const isDoubted = before.isPhoneVerified && !after.isPhoneVerified
    if (isDoubted || (before.isActive && !after.isActive)) await revokeSessions(tx, id, readClock())
    if (before.isActive && !after.isActive)
      await blockPhone(tx, { phone: after.phone, actorId: caller.userId, createdAt: readClock() })
    if (!before.isActive && after.isActive) await unblockPhone(tx, after.phone)
    const action = before.isActive === after.isActive ? 'updated' : after.isActive ? 'unblocked' : 'blocked'
    const states = { before: standingOf(before), after: standingOf(after) }
    await recordChange(tx, { actorId: caller.userId, action, entity: 'customer', entityId: id, ...states })
  })
}

/** Blocks or unblocks a phone for orders, whether or not it has an account. The audit log names nobody. */
export async function setPhoneBlock(
  { db, readClock }: CustomerDeps,
  caller: Caller,
  { phone, isBlocked }: { phone: PhoneNumber; isBlocked: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isChanged = isBlocked
      ? await blockPhone(tx, { phone, actorId: caller.userId, createdAt: readClock() })
      : await unblockPhone(tx, phone)
    if (!isChanged) return
    const action = isBlocked ? 'blocked' : 'unblocked'
    const entityId = (await findUserByPhone(tx, phone))?.id ?? 'guest'
    await recordChange(tx, { actorId: caller.userId, action, entity: 'customer', entityId })
  })
}

/** What the audit log says of an account: nothing of the person. */
function standingOf({ isActive, isPhoneVerified }: AccountRow) {
  return { is_active: isActive, is_phone_verified: isPhoneVerified }
}
