import type { PhoneNumber, UserId } from '@shop/contract'
import { hasOwnPermissions, staffRoles } from '@shop/contract/staff'
import type { Db, Fragment } from '../../database/client.ts'
import { findRow, findValue, getRow } from '../../database/rows.ts'
import type { users } from './users.table.ts'

/** An account with its role and state. */
export type AccountRightsRow = Omit<typeof users.$inferSelect, 'passwordHash' | 'email' | 'updatedAt'>

/** SQL condition: the account `u` belongs to staff. */
export function isStaff(db: Db): Fragment {
  return db`u.role in ${db(staffRoles)}`
}

/**
 * Locks the administrators until the transaction ends, ordered by id, and returns the active ones. Foreign keys of other
 * transactions may still refer to them.
 */
export async function lockAdmins(db: Db): Promise<UserId[]> {
  const rows = await db<{ id: UserId; isActive: boolean }[]>`
    select id, is_active from users where role = 'admin' order by id for no key update`
  return rows.filter(({ isActive }) => isActive).map(({ id }) => id)
}

/** Finds an account and locks it until the transaction ends. */
export async function lockAccount(
  db: Db,
  by: { id: UserId } | { phone: PhoneNumber },
): Promise<AccountRightsRow | null> {
  const isWanted = 'id' in by ? db`u.id = ${by.id}` : db`u.phone = ${by.phone}`
  return await findRow(db<AccountRightsRow[]>`select ${accountColumns(db)} from users u where ${isWanted} for update`)
}

/** The rights of an account; what is not named stays. */
export type RightsChange = Partial<Pick<AccountRightsRow, 'role' | 'permissions' | 'refundLimitPiastres' | 'isActive'>>

/** Changes the rights of a locked account. Another role begins with its own permissions and without a limit. */
export async function changeRights(db: Db, account: AccountRightsRow, change: RightsChange): Promise<AccountRightsRow> {
  const role = change.role ?? account.role
  const own = role === account.role ? account : { permissions: null, refundLimitPiastres: null }
  const limits = hasOwnPermissions(role)
    ? {
        permissions: change.permissions === undefined ? own.permissions : change.permissions,
        refundLimitPiastres:
          change.refundLimitPiastres === undefined ? own.refundLimitPiastres : change.refundLimitPiastres,
      }
    : { permissions: null, refundLimitPiastres: null }
  return await getRow(db<AccountRightsRow[]>`
    update users u set role = ${role}, permissions = ${limits.permissions}::text[],
      refund_limit_piastres = ${limits.refundLimitPiastres}::bigint, is_active = ${change.isActive ?? account.isActive},
      version = version + 1, updated_at = now()
    where id = ${account.id} returning ${accountColumns(db)}`)
}

/**
 * Finds how much a member of staff may refund on one day. It locks the account against others who ask, so that refunds at the same
 * time are counted one after the other.
 *
 * @returns piastres; null for no limit
 */
export async function lockRefundLimit(db: Db, id: UserId): Promise<number | null> {
  return await findValue(db<{ refundLimitPiastres: number | null }[]>`
    select refund_limit_piastres from users where id = ${id} for no key update`)
}

/** Columns of AccountRightsRow, from `users u`. */
export function accountColumns(db: Db): Fragment {
  return db`
    u.id, u.first_name, u.last_name, u.phone, u.role, u.permissions, u.refund_limit_piastres, u.is_active, u.is_phone_verified, u.version,
    u.created_at`
}
