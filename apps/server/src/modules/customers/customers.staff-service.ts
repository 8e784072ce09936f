import { type PhoneNumber, piastres, toPounds, type UserId } from '@shop/contract'
import type { Customer, CustomerDetails } from '@shop/contract/staff'
import { inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { listFilteredOrders, presentListRow } from '../orders/index.ts'
import {
  type AccountRow,
  type AccountStateChange,
  blockPhone,
  changeAccountState,
  findUserByPhone,
  lockShopper,
  revokeSessions,
  sessionsUsedSince,
  unblockPhone,
} from '../users/index.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { type CustomerRow, findCustomer, getFigures } from './customers.staff-repository.ts'

/** Max orders shown with a customer. */
const maxRecentOrders = 20

/** Gives a shopper with recent orders and totals. @throws AppError `not_found`, also for accounts of staff */
export async function getCustomer({ db, readClock }: CustomerDeps, id: UserId): Promise<CustomerDetails> {
  const row = await findCustomer(db, id)
  if (!row) throw new AppError('not_found')
  const range = { sort: 'created_at', order: 'desc', limit: maxRecentOrders, offset: 0 } as const
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
 * Blocks or unblocks an account, or sets whether its phone counts as verified. Blocking it or marking its phone as unverified
 * revokes all of its sessions.
 *
 * @throws AppError `not_found`; `version_conflict` (details: the current `version`)
 */
export async function changeCustomer(
  { db, readClock }: CustomerDeps,
  caller: Caller,
  id: UserId,
  change: AccountStateChange & { version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockShopper(tx, id)
    if (!before) throw new AppError('not_found')
    if (before.version !== change.version) throw new AppError('version_conflict', { version: before.version })
    const after = await changeAccountState(tx, id, change)
    const losesVerification = before.isPhoneVerified && !after.isPhoneVerified
    if (losesVerification || (before.isActive && !after.isActive)) await revokeSessions(tx, id, readClock())
    if (before.isActive && !after.isActive)
      await blockPhone(tx, { phone: after.phone, actorId: caller.userId, createdAt: readClock() })
    if (!before.isActive && after.isActive) await unblockPhone(tx, after.phone)
    const action = before.isActive === after.isActive ? 'updated' : after.isActive ? 'unblocked' : 'blocked'
    const states = { before: auditStateOf(before), after: auditStateOf(after) }
    await recordChange(tx, { actorId: caller.userId, action, entity: 'customer', entityId: id, ...states })
  })
}

/** Blocks or unblocks a phone for orders, with or without an account. The audit entry holds no personal data. */
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

/** The state that the audit log shows. It holds no personal data. */
function auditStateOf({ isActive, isPhoneVerified }: AccountRow) {
  return { is_active: isActive, is_phone_verified: isPhoneVerified }
}

export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone,
    email: row.email,
    is_active: row.isActive,
    is_phone_verified: row.isPhoneVerified,
    orders: row.orders,
    spent: toPounds(piastres(row.spentPiastres)),
    last_order_at: row.lastOrderAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  }
}
