import type { PhoneNumber, UserId, UserRole } from '@shop/contract'
import { staffRoles } from '@shop/contract/staff'
import type { Db, Fragment } from '../../database/client.ts'

/** An account with its role and state. */
export type AccountRightsRow = {
  id: UserId
  firstName: string
  lastName: string
  phone: PhoneNumber
  role: UserRole
  isActive: boolean
  isPhoneVerified: boolean
  version: number
  createdAt: Date
}

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
  const [row] = await db<AccountRightsRow[]>`select ${accountColumns(db)} from users u where ${isWanted} for update`
  return row ?? null
}

/** Changes the role of a locked account, or whether it is active. */
export async function changeRights(
  db: Db,
  id: UserId,
  change: { role?: UserRole | undefined; isActive?: boolean | undefined },
): Promise<AccountRightsRow> {
  const [row] = await db<AccountRightsRow[]>`
    update users u set role = coalesce(${change.role ?? null}, role), is_active = coalesce(${change.isActive ?? null}, is_active),
      version = version + 1, updated_at = now()
    where id = ${id} returning ${accountColumns(db)}`
  if (!row) throw new Error('The account does not exist')
  return row
}

/** Columns of AccountRightsRow, from `users u`. */
export function accountColumns(db: Db): Fragment {
  return db`
    u.id, u.first_name, u.last_name, u.phone, u.role, u.is_active, u.is_phone_verified, u.version, u.created_at`
}
