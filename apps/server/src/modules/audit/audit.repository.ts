import type { UserId } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'
import { isPerson } from '../../database/find-person.ts'
import { hasWord, splitWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { changedFields } from './changed-fields.rules.ts'

/** A change by staff. States hold plain JSON; secrets and passwords never stand in them. */
export type Change = {
  /** Null for what is done at the machine itself. */
  actorId: UserId | null
  /** A verb: created, updated, removed, shipped … */
  action: string
  entity: string
  entityId: string | number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The entry that stands for many, as `recordGroup` gave it. */
  groupId?: number
}

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
  /** How many entries it stands for; 0 for one that stands for itself. */
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
  /** Only what stands behind this entry. */
  groupId: number | null
  order: 'asc' | 'desc'
}

/** Writes a change down, in the transaction that makes it. An update that changes nothing leaves no entry. */
export async function recordChange(tx: Db, { before, after, ...change }: Change): Promise<void> {
  const states = before && after ? changedFields(before, after) : { before: before ?? null, after: after ?? null }
  if (before && after && Object.keys(states.after ?? {}).length === 0) return
  await insertEntry(tx, { ...change, ...states })
}

/** Writes an entry that stands for many changes at once, an import for instance. @returns what the many name as their `groupId` */
export async function recordGroup(tx: Db, { before, after, ...change }: Change): Promise<number> {
  return await insertEntry(tx, { ...change, before: before ?? null, after: after ?? null })
}

type Entry = Omit<Change, 'before' | 'after'> & Pick<AuditRow, 'before' | 'after'>

/** The database knows what a thing is called (`audit_label`), whoever writes of it. */
async function insertEntry(
  tx: Db,
  { actorId, action, entity, entityId, before, after, groupId }: Entry,
): Promise<number> {
  const json = (state: Record<string, unknown> | null) => (state ? tx.json(state as never) : null)
  const [row] = await tx<{ id: number }[]>`
    insert into audit_entries (actor_id, action, entity, entity_id, before, after, group_id, label_en, label_ar)
    select ${actorId}::bigint, ${action}, ${entity}, ${String(entityId)}, ${json(before)}::jsonb, ${json(after)}::jsonb,
      ${groupId ?? null}::bigint, coalesce(label.en, ''), coalesce(label.ar, '')
    from (select 1) as one left join audit_label(${entity}, ${String(entityId)}) as label on true returning id`
  if (!row) throw new Error('The change was not written down')
  return row.id
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from audit_entries a where ${matches(db, filter)}`
  return row?.count ?? 0
}

export async function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  range: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const direction = inDirection(db, filter.order)
  return await db<AuditRow[]>`
    select a.id, a.at, a.actor_id, btrim(u.first_name || ' ' || u.last_name) as actor_name, a.action, a.entity, a.entity_id,
      a.before, a.after, a.label_en, a.label_ar,
      (select count(*)::integer from audit_entries g where g.group_id = a.id) as grouped
    from audit_entries a left join users u on u.id = a.actor_id
    where ${matches(db, filter)} order by a.id ${direction} limit ${range.limit} offset ${range.offset}`
}

/** Only what is asked for is written, so that each list finds its index. A word is part of who it was, or of what was done to what. */
function matches(db: Db, { q, entity, entityId, actorId, from, to, groupId }: AuditFilter): Fragment {
  // Whoever looks for a thing finds each change of it; whoever leafs through the log finds one line for an import.
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
