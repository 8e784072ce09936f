import type { PhoneNumber, UserId, UserRole } from '@shop/contract'
import type { Permission } from '@shop/contract/staff'
import type { Db, Fragment } from '../../database/client.ts'
import { findRow, getValue, hasRows } from '../../database/rows.ts'
import { AppError } from '../../errors.ts'
import { isSecondFactorOn } from '../second-factors/index.ts'
import { isSecondFactorRequired } from '../settings/index.ts'
import type { SessionLimits } from './sessions/session-life.rules.ts'
import { sessionCounts } from './sessions/sessions.repository.ts'
import type { users } from './users.table.ts'

export type UserRow = Omit<
  typeof users.$inferSelect,
  'permissions' | 'refundLimitPiastres' | 'version' | 'createdAt' | 'updatedAt'
>

/** An account with its own permissions, and whether its role requires a second factor that it has not set up. */
type MemberRow = UserRow & { permissions: Permission[] | null; mustSetUpSecondFactor: boolean }

type Session = { userId: UserId; sessionId: string }

/** The fields of a registration, with the password hashed. */
export type NewUser = Pick<UserRow, 'phone' | 'passwordHash' | 'firstName' | 'lastName' | 'email'>

export async function findUserByPhone(db: Db, phone: PhoneNumber): Promise<UserRow | null> {
  return await findRow(db<UserRow[]>`select ${columns(db)} from users u where phone = ${phone}`)
}

export async function findUserById(db: Db, id: UserId): Promise<UserRow | null> {
  return await findRow(db<UserRow[]>`select ${columns(db)} from users u where id = ${id}`)
}

/**
 * Locks an account against erasure until the transaction ends. It must be the first lock of a transaction, as in an erasure;
 * otherwise the two deadlock.
 *
 * @returns its phone, and whether that is verified
 * @throws AppError `unauthenticated` when it has just been erased
 */
export async function lockAgainstErasure(
  db: Db,
  id: UserId,
): Promise<{ phone: PhoneNumber; isPhoneVerified: boolean }> {
  const [row] = await db<{ phone: PhoneNumber; isPhoneVerified: boolean }[]>`
    select phone, is_phone_verified from users where id = ${id} for key share`
  if (!row) throw new AppError('unauthenticated')
  return row
}

/** Finds an account and locks it against changes until the transaction ends. */
export async function lockAgainstChange(db: Db, id: UserId): Promise<UserRow | null> {
  return await findRow(db<UserRow[]>`select ${columns(db)} from users u where id = ${id} for share`)
}

/** Finds the user of a valid session, also an inactive one. */
export async function findUserOfSession(db: Db, session: Session, limits: SessionLimits): Promise<UserRow | null> {
  return await findRow(db<UserRow[]>`select ${columns(db)} ${fromSession(db, session, limits)}`)
}

/** Like `findUserOfSession`, with the requirement of a second factor in the same query. */
export async function findMemberOfSession(db: Db, session: Session, limits: SessionLimits): Promise<MemberRow | null> {
  return await findRow(db<MemberRow[]>`select ${memberColumns(db)} ${fromSession(db, session, limits)}`)
}

export async function findMemberById(db: Db, id: UserId): Promise<MemberRow | null> {
  return await findRow(db<MemberRow[]>`select ${memberColumns(db)} from users u where u.id = ${id}`)
}

/** Inserts an account. @returns false when the phone has one */
export async function insertUser(
  db: Db,
  user: NewUser & { role?: UserRole; isPhoneVerified?: boolean },
): Promise<boolean> {
  return await hasRows(db`insert into users ${db(user)} on conflict (phone) do nothing`)
}

/**
 * Inserts the account of a verified phone, or takes over an account whose phone was never verified.
 *
 * @throws Error when the phone has a verified account
 */
export async function openVerifiedAccount(db: Db, user: Omit<NewUser, 'email'>): Promise<UserId> {
  return await getValue(db<{ id: UserId }[]>`
    insert into users ${db({ ...user, isPhoneVerified: true })}
    on conflict (phone) do update set password_hash = excluded.password_hash, first_name = excluded.first_name,
      last_name = excluded.last_name, email = '', is_phone_verified = true, updated_at = now()
    where not users.is_phone_verified
    returning id`)
}

export async function markPhoneVerified(db: Db, id: UserId): Promise<void> {
  await db`update users set is_phone_verified = true, updated_at = now() where id = ${id}`
}

export async function setPassword(db: Db, id: UserId, passwordHash: string): Promise<void> {
  await db`update users set password_hash = ${passwordHash}, updated_at = now() where id = ${id}`
}

/** Replaces the password that was checked. @returns false when the password has changed since */
export async function replacePassword(
  db: Db,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  return await hasRows(db`
    update users set password_hash = ${passwordHash}, updated_at = now()
    where id = ${user.id} and password_hash = ${user.passwordHash}`)
}

/** Updates the given fields of a profile. */
export async function updateProfile(
  db: Db,
  id: UserId,
  change: { firstName?: string; lastName?: string; email?: string },
): Promise<UserRow | null> {
  return await findRow(db<UserRow[]>`
    update users u set first_name = coalesce(${change.firstName ?? null}, first_name),
      last_name = coalesce(${change.lastName ?? null}, last_name), email = coalesce(${change.email ?? null}, email),
      updated_at = now()
    where id = ${id} returning ${columns(db)}`)
}

function fromSession(db: Db, { userId, sessionId }: Session, limits: SessionLimits): Fragment {
  return db`
    from users u join sessions s on s.user_id = u.id
    where u.id = ${userId} and s.id = ${sessionId} and ${sessionCounts(db, limits)}`
}

function memberColumns(db: Db): Fragment {
  const mustSetUp = db`${isSecondFactorRequired(db)} and not ${isSecondFactorOn(db)}`
  return db`${columns(db)}, u.permissions, ${mustSetUp} as must_set_up_second_factor`
}

function columns(db: Db): Fragment {
  return db`
    u.id, u.phone, u.password_hash, u.first_name, u.last_name, u.email, u.role, u.is_phone_verified, u.is_active`
}
