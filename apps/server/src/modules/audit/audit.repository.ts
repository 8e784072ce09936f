import type { UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
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

type Entry = Omit<Change, 'before' | 'after'> & {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

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
