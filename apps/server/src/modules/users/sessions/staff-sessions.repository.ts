import type { UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { isAccountOf } from '../../../database/find-person.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findValue } from '../../../database/rows.ts'
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

export function listStaffSessions(db: Db, filter: SessionFilter, order: 'asc' | 'desc') {
  const direction = inDirection(db, order)
  return rowList(
    db,
    db`s.last_used_at ${direction}, s.id ${direction}`,
    (tail) => db<StaffSessionRow[]>`
    select s.id, s.user_id, btrim(u.first_name || ' ' || u.last_name) as name, u.phone, s.device, s.created_at, s.last_used_at
    from sessions s join users u on u.id = s.user_id where ${whereSessions(db, filter)} ${tail}`,
  )
}

/** Finds the owner of a session of staff that is not revoked. */
export async function findStaffSessionOwner(db: Db, id: string): Promise<UserId | null> {
  return await findValue(db<{ id: UserId }[]>`
    select u.id from sessions s join users u on u.id = s.user_id
    where s.id = ${id} and s.revoked_at is null and ${isStaff(db)}`)
}

function whereSessions(db: Db, { q, memberId, usedSince }: SessionFilter) {
  return db`
    ${isStaff(db)} and s.revoked_at is null and s.last_used_at > ${usedSince}
    ${memberId === undefined ? db`` : db`and u.id = ${memberId}`}
    ${q === '' ? db`` : db`and ${isAccountOf(db, q)}`}`
}
