import type { UserId } from '@shop/contract'
import type { StaffRole } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { isAccountOf } from '../../../database/find-person.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow } from '../../../database/rows.ts'
import { isSecondFactorOn } from '../../second-factors/index.ts'
import { isSecondFactorRequired } from '../../settings/index.ts'
import { type AccountRightsRow, accountColumns, isStaff } from '../../users/index.ts'

/** A member with session counts and second factor. */
export type ListedMemberRow = AccountRightsRow & {
  sessions: number
  lastUsedAt: Date | null
  hasSecondFactor: boolean
  isSecondFactorRequired: boolean
}

export type MemberFilter = { q: string; role?: StaffRole | undefined }

export function listMembers(db: Db, filter: MemberFilter, order: 'asc' | 'desc', usedSince: Date) {
  const direction = inDirection(db, order)
  return rowList(
    db,
    db`u.created_at ${direction}, u.id ${direction}`,
    (tail) => db<ListedMemberRow[]>`
    select ${accountColumns(db)}, used.*, ${factorOfEach(db)}
    from users u ${sessionsOfEach(db, usedSince)} where ${whereMembers(db, filter)} ${tail}`,
  )
}

/** Finds an account, also one that has just lost its role, so that the change can be answered. */
export async function findMember(db: Db, id: UserId, usedSince: Date): Promise<ListedMemberRow | null> {
  return await findRow(db<ListedMemberRow[]>`
    select ${accountColumns(db)}, used.*, ${factorOfEach(db)} from users u ${sessionsOfEach(db, usedSince)} where u.id = ${id}`)
}

function whereMembers(db: Db, { q, role }: MemberFilter) {
  const isRole = role === undefined ? isStaff(db) : db`u.role = ${role}`
  return q === '' ? isRole : db`${isRole} and ${isAccountOf(db, q)}`
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
