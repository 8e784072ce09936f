import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { UserRow } from './users.repository.ts'

/** An account as staff see it. */
export type AccountRow = Omit<UserRow, 'passwordHash'> & { version: number; createdAt: Date; updatedAt: Date }

/** Finds the account of a shopper, and holds it until the transaction ends. Staff are not shoppers here. */
export async function lockShopper(db: Db, id: UserId): Promise<AccountRow | null> {
  const [row] = await db<AccountRow[]>`
    select ${accountColumns(db)} from users u where id = ${id} and role = 'shopper' for update`
  return row ?? null
}

export type AccountStateChange = { isActive?: boolean | undefined; isPhoneVerified?: boolean | undefined }

/** Changes how an account that is held stands. */
export async function changeAccountState(db: Db, id: UserId, change: AccountStateChange): Promise<AccountRow> {
  const [row] = await db<AccountRow[]>`
    update users u set is_active = coalesce(${change.isActive ?? null}, is_active),
      is_phone_verified = coalesce(${change.isPhoneVerified ?? null}, is_phone_verified),
      version = version + 1, updated_at = now()
    where id = ${id} returning ${accountColumns(db)}`
  if (!row) throw new Error('The account is gone')
  return row
}

/** Removes an account with all that belongs to it alone, such as sessions and cart. */
export async function deleteAccount(db: Db, id: UserId): Promise<void> {
  await db`delete from users where id = ${id}`
}

/** Forgets all that was begun for a phone: registrations, verifications and their codes. */
export async function forgetPhone(db: Db, phone: PhoneNumber): Promise<void> {
  await db`delete from registrations where phone = ${phone}`
  await db`delete from verifications where phone = ${phone}`
}

/** Of `users u`. */
function accountColumns(db: Db) {
  return db`u.id, u.phone, u.first_name, u.last_name, u.email, u.role, u.is_phone_verified, u.is_active, u.version,
    u.created_at, u.updated_at`
}
