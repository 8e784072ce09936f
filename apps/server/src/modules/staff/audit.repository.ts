import type { UserId } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'
import { isPerson } from '../../database/find-person.ts'
import { hasWord, splitWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { changedFields } from './changed-fields.ts'

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
}

export type AuditFilter = { q: string; entity: string | null; entityId: string | null; order: 'asc' | 'desc' }

/** Writes a change down, in the transaction that makes it. An update that changes nothing leaves no entry. */
export async function recordChange(tx: Db, { before, after, ...change }: Change): Promise<void> {
  const states = before && after ? changedFields(before, after) : { before: before ?? null, after: after ?? null }
  if (before && after && Object.keys(states.after ?? {}).length === 0) return
  await tx`
    insert into audit_entries (actor_id, action, entity, entity_id, before, after)
    values (${change.actorId}, ${change.action}, ${change.entity}, ${String(change.entityId)},
      ${states.before ? tx.json(states.before as never) : null}, ${states.after ? tx.json(states.after as never) : null})`
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
      a.before, a.after
    from audit_entries a left join users u on u.id = a.actor_id
    where ${matches(db, filter)} order by a.id ${direction} limit ${range.limit} offset ${range.offset}`
}

/** Only what is asked for is written, so that each list finds its index. A word is part of who it was, or of what was done to what. */
function matches(db: Db, { q, entity, entityId }: AuditFilter): Fragment {
  const conditions = [
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
  return hasWord(db, db`fold_person(a.action || ' ' || a.entity || ' ' || a.entity_id)`, word)
}
