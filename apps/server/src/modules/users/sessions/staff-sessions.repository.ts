import type { UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { isAccountOf } from '../../../database/find-person.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { isStaff } from '../account-rights.repository.ts'

/** A login of a member of staff on one device. */
export type StaffSessionRow = {
  id: string
  userId: UserId
  name: string
  phone: string
  device: string
  createdAt: Date
  lastUsedAt: Date
}

export type SessionFilter = {
  q: string
  memberId?: number | undefined
  /** Sessions that were last used before this have ended. */
  usedSince: Date
}

export async function countStaffSessions(db: Db, filter: SessionFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) from sessions s join users u on u.id = s.user_id where ${whereSessions(db, filter)}`
  return row?.count ?? 0
}

export async function listStaffSessions(
  db: Db,
  filter: SessionFilter,
  range: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<StaffSessionRow[]> {
  const direction = inDirection(db, range.order)
  return await db<StaffSessionRow[]>`
    select s.id, s.user_id, btrim(u.first_name || ' ' || u.last_name) as name, u.phone, s.device, s.created_at, s.last_used_at
    from sessions s join users u on u.id = s.user_id where ${whereSessions(db, filter)}
    order by s.last_used_at ${direction}, s.id ${direction} limit ${range.limit} offset ${range.offset}`
}

/** Finds the owner of a session of staff that is not revoked. */
export async function findStaffSessionOwner(db: Db, id: string): Promise<UserId | null> {
  const [row] = await db<{ id: UserId }[]>`
    select u.id from sessions s join users u on u.id = s.user_id
    where s.id = ${id} and s.revoked_at is null and ${isStaff(db)}`
  return row?.id ?? null
}

function whereSessions(db: Db, { q, memberId, usedSince }: SessionFilter) {
  return db`
    ${isStaff(db)} and s.revoked_at is null and s.last_used_at > ${usedSince}
    ${memberId === undefined ? db`` : db`and u.id = ${memberId}`}
    ${q === '' ? db`` : db`and ${isAccountOf(db, q)}`}`
}
