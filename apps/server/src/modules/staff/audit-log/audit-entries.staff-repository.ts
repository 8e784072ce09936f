import type { Db, Fragment } from '../../../database/client.ts'
import { isPerson } from '../../../database/find-person.ts'
import { hasWord, splitWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'

/** An audit entry with the name of its actor. */
export type AuditRow = {
  id: number
  at: Date
  actorId: number | null
  actorName: string | null
  action: string
  entity: string
  entityId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  labelEn: string
  labelAr: string
  /** Number of entries in its group; 0 for a single change. */
  grouped: number
}

export type AuditFilter = {
  q: string
  entity: string | null
  entityId: string | null
  actorId: number | null
  /** Days in Cairo, `YYYY-MM-DD`; the last one included. */
  from: string | null
  to: string | null
  /** Only the entries of this group. */
  groupId: number | null
  order: 'asc' | 'desc'
}

export function listAuditEntries(db: Db, filter: AuditFilter) {
  const direction = inDirection(db, filter.order)
  return rowList(
    db,
    db`a.id ${direction}`,
    (tail) => db<AuditRow[]>`
    select a.id, a.at, a.actor_id, btrim(u.first_name || ' ' || u.last_name) as actor_name, a.action, a.entity, a.entity_id,
    a.before, a.after, a.label_en, a.label_ar,
    (select count(*)::integer from audit_entries g where g.group_id = a.id) as grouped
    from audit_entries a left join users u on u.id = a.actor_id
    where ${matches(db, filter)} ${tail}`,
  )
}

/** Unused filters add no condition, so that each list can use its index. A word matches the actor, action, entity or label. */
function matches(db: Db, { q, entity, entityId, actorId, from, to, groupId }: AuditFilter): Fragment {
  // A search finds each change of a group; the plain log shows one line for the group.
  const isSearch = q !== '' || entityId !== null || groupId !== null
  const conditions = [
    !isSearch && db`a.group_id is null`,
    groupId !== null && db`a.group_id = ${groupId}`,
    actorId !== null && db`a.actor_id = ${actorId}`,
    from !== null && db`a.at >= ${from}::date::timestamp at time zone 'Africa/Cairo'`,
    to !== null && db`a.at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'`,
    entity !== null && db`a.entity = ${entity}`,
    entityId !== null && db`a.entity_id = ${entityId}`,
    ...splitWords(q).map((word) => db`(${isBy(db, word)} or ${isAbout(db, word)})`),
  ].filter((condition) => typeof condition === 'object')
  return conditions.reduce((all, condition) => db`${all} and ${condition}`, db`true`)
}

function isBy(db: Db, word: string): Fragment {
  const words = db`person_words(u.first_name, u.last_name, u.phone, u.email)`
  return db`a.actor_id = any (array(select u.id from users u where ${isPerson(db, { words, phone: db`u.phone` }, word)}))`
}

function isAbout(db: Db, word: string): Fragment {
  return hasWord(
    db,
    db`fold_person(a.action || ' ' || a.entity || ' ' || a.entity_id || ' ' || a.label_en || ' ' || a.label_ar)`,
    word,
  )
}
