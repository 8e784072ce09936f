import type { PhoneNumber, UserId, UserRole } from '@shop/contract'
import type { StaffRole } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { isAccountOf } from '../../../database/find-person.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { isSecondFactorOn } from '../../second-factors/index.ts'
import { isSecondFactorRequired } from '../../settings/index.ts'
import { isStaff } from '../is-staff.repository.ts'

/** The account of a member of staff, without sessions. */
export type MemberRow = {
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

/** A member with the devices that are signed in. */
export type ListedMemberRow = MemberRow & {
  sessions: number
  lastUsedAt: Date | null
  hasSecondFactor: boolean
  isSecondFactorRequired: boolean
}

export type MemberFilter = { q: string; role?: StaffRole | undefined }
type Range = { order: 'asc' | 'desc'; limit: number; offset: number }

export async function countMembers(db: Db, filter: MemberFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from users u where ${whereMembers(db, filter)}`
  return row?.count ?? 0
}

export async function listMembers(
  db: Db,
  filter: MemberFilter,
  range: Range,
  usedSince: Date,
): Promise<ListedMemberRow[]> {
  const direction = inDirection(db, range.order)
  return await db<ListedMemberRow[]>`
    select ${memberColumns(db)}, used.*, ${factorOfEach(db)}
    from users u ${sessionsOfEach(db, usedSince)} where ${whereMembers(db, filter)}
    order by u.created_at ${direction}, u.id ${direction} limit ${range.limit} offset ${range.offset}`
}

/** @returns also somebody who has just lost the role, so that the change can be answered */
export async function findMember(db: Db, id: UserId, usedSince: Date): Promise<ListedMemberRow | null> {
  const [row] = await db<ListedMemberRow[]>`
    select ${memberColumns(db)}, used.*, ${factorOfEach(db)} from users u ${sessionsOfEach(db, usedSince)} where u.id = ${id}`
  return row ?? null
}

/**
 * Holds the administrators until the transaction ends, in the order of their ids, and gives those who may act. What they do besides may
 * name them meanwhile.
 */
export async function lockAdmins(db: Db): Promise<UserId[]> {
  const rows = await db<{ id: UserId; isActive: boolean }[]>`
    select id, is_active from users where role = 'admin' order by id for no key update`
  return rows.filter(({ isActive }) => isActive).map(({ id }) => id)
}

/** Finds an account, and holds it until the transaction ends. */
export async function lockAccount(db: Db, by: { id: UserId } | { phone: PhoneNumber }): Promise<MemberRow | null> {
  const isMeant = 'id' in by ? db`u.id = ${by.id}` : db`u.phone = ${by.phone}`
  const [row] = await db<MemberRow[]>`select ${memberColumns(db)} from users u where ${isMeant} for update`
  return row ?? null
}

/** Changes the role of an account that is held, or whether it may act. */
export async function changeMember(
  db: Db,
  id: UserId,
  change: { role?: UserRole | undefined; isActive?: boolean | undefined },
): Promise<MemberRow> {
  const [row] = await db<MemberRow[]>`
    update users u set role = coalesce(${change.role ?? null}, role), is_active = coalesce(${change.isActive ?? null}, is_active),
      version = version + 1, updated_at = now()
    where id = ${id} returning ${memberColumns(db)}`
  if (!row) throw new Error('The account is gone')
  return row
}

function whereMembers(db: Db, { q, role }: MemberFilter) {
  const isRole = role === undefined ? isStaff(db) : db`u.role = ${role}`
  return q === '' ? isRole : db`${isRole} and ${isAccountOf(db, q)}`
}

function memberColumns(db: Db) {
  return db`
    u.id, u.first_name, u.last_name, u.phone, u.role, u.is_active, u.is_phone_verified, u.version, u.created_at`
}

function factorOfEach(db: Db) {
  return db`
    ${isSecondFactorOn(db)} as has_second_factor, ${isSecondFactorRequired(db)} as is_second_factor_required`
}

function sessionsOfEach(db: Db, usedSince: Date) {
  return db`
    cross join lateral (select count(*) as sessions, max(last_used_at) as last_used_at from sessions s
      where s.user_id = u.id and s.revoked_at is null and s.last_used_at > ${usedSince}) as used`
}
