import type { ErrorCode, UserId } from '@shop/contract'
import type { AuditedEntity } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from './audit.repository.ts'

type Versioned = { id: number; version: number }

/** A kind of record that staff make and change; its module says how. Checks stand before the statement that writes, and throw. */
export type RecordKind<Shown extends Versioned, New, Changed> = {
  /** In the audit log. */
  entity: AuditedEntity
  /** The refusal where there is no such record. */
  missing: ErrorCode
  find(db: Db, id: number): Promise<Shown | null>
  /** What the audit log keeps of a record. */
  stateOf(record: Shown): Record<string, unknown>
  /** Runs first: changes of this kind, or of the record with this id, wait for each other. A new record has no id yet. */
  lock?(tx: Db, id?: number): Promise<void>
  /** @returns the id of the new record */
  insert(tx: Db, input: New): Promise<number>
  /** @returns false when the record has another version by now */
  update(tx: Db, before: Shown, input: Changed): Promise<boolean>
}

/** A kind of record that staff may remove, too. */
export type RemovableKind<Shown extends Versioned, New, Changed> = RecordKind<Shown, New, Changed> & {
  /** @returns false when the record has another version by now */
  remove(tx: Db, before: Shown): Promise<boolean>
}

/** The `find` of a kind, by the statement that reads a stored record and by its presenter. */
export function presenting<Stored, Shown>(
  find: (db: Db, id: number) => Promise<Stored | null>,
  present: (record: Stored) => Shown,
): (db: Db, id: number) => Promise<Shown | null> {
  return async (db, id) => {
    const record = await find(db, id)
    return record === null ? null : present(record)
  }
}

/** Settings that staff change and neither make nor remove, such as the only row of a table; its module says how. */
export type SettingsKind<Shown extends { version: number }, Changed> = {
  entity: AuditedEntity
  entityId: string
  read(db: Db): Promise<Shown>
  stateOf(shown: Shown): Record<string, unknown>
  /** @returns false when the stored version is another one */
  save(tx: Db, version: number, input: Changed): Promise<boolean>
}

/** Changes settings and adds the audit entry. @throws AppError `version_conflict` (details: the current `version`) */
export async function changeSettings<Shown extends { version: number }, Changed>(
  db: Db,
  kind: SettingsKind<Shown, Changed>,
  { version, ...input }: Changed & { version: number },
  actorId: UserId,
): Promise<Shown> {
  return await inTransaction(db, async (tx) => {
    const { entity, entityId, read, save, stateOf } = kind
    const before = stateOf(await read(tx))
    // Without its version the body is what the kind asks for.
    const isSaved = await save(tx, version, input as unknown as Changed)
    const saved = await read(tx)
    if (!isSaved) throw new AppError('version_conflict', { details: { version: saved.version } })
    await recordChange(tx, { actorId, entity, entityId, action: 'updated', before, after: stateOf(saved) })
    return saved
  })
}

/** @throws AppError the kind's `missing` */
export async function getRecord<Shown extends Versioned>(
  db: Db,
  kind: Pick<RecordKind<Shown, never, never>, 'find' | 'missing'>,
  id: number,
): Promise<Shown> {
  const record = await kind.find(db, id)
  if (!record) throw new AppError(kind.missing)
  return record
}

/** Makes a record and its audit entry. @throws what the checks of the kind throw */
export async function createRecord<Shown extends Versioned, New>(
  db: Db,
  kind: RecordKind<Shown, New, never>,
  input: New,
  actorId: UserId,
): Promise<Shown> {
  return await inTransaction(db, async (tx) => {
    await kind.lock?.(tx)
    const made = await getRecord(tx, kind, await kind.insert(tx, input))
    await recordChange(tx, { ...entryOf(kind, made, actorId), action: 'created', after: kind.stateOf(made) })
    return made
  })
}

/**
 * Changes a record and adds the audit entry.
 *
 * @throws AppError the kind's `missing`, `version_conflict` (details: the current `version`); what the checks of the kind throw
 */
export async function updateRecord<Shown extends Versioned, Changed>(
  db: Db,
  kind: RecordKind<Shown, never, Changed>,
  id: number,
  { version, ...input }: Changed & { version: number },
  actorId: UserId,
): Promise<Shown> {
  return await inTransaction(db, async (tx) => {
    const before = await findForChange(tx, kind, id, version)
    // Without its version the body is what the kind asks for.
    if (!(await kind.update(tx, before, input as unknown as Changed))) await refuseVersion(tx, kind, id)
    const after = await getRecord(tx, kind, id)
    const states = { before: kind.stateOf(before), after: kind.stateOf(after) }
    await recordChange(tx, { ...entryOf(kind, before, actorId), action: 'updated', ...states })
    return after
  })
}

/** @returns the removed record. @throws as `updateRecord` */
export async function removeRecord<Shown extends Versioned>(
  db: Db,
  kind: RemovableKind<Shown, never, never>,
  id: number,
  version: number,
  actorId: UserId,
): Promise<Shown> {
  return await inTransaction(db, async (tx) => {
    const before = await findForChange(tx, kind, id, version)
    // Before the record goes, because the entry has its name.
    await recordChange(tx, { ...entryOf(kind, before, actorId), action: 'removed', before: kind.stateOf(before) })
    if (!(await kind.remove(tx, before))) await refuseVersion(tx, kind, id)
    return before
  })
}

type Kind<Shown extends Versioned> = RecordKind<Shown, never, never>

async function findForChange<Shown extends Versioned>(
  tx: Db,
  kind: Kind<Shown>,
  id: number,
  version: number,
): Promise<Shown> {
  await kind.lock?.(tx, id)
  const before = await getRecord(tx, kind, id)
  if (before.version !== version) throw new AppError('version_conflict', { details: { version: before.version } })
  return before
}

async function refuseVersion<Shown extends Versioned>(tx: Db, kind: Kind<Shown>, id: number): Promise<never> {
  throw new AppError('version_conflict', { details: { version: (await getRecord(tx, kind, id)).version } })
}

function entryOf({ entity }: { entity: AuditedEntity }, { id }: Versioned, actorId: UserId) {
  return { actorId, entity, entityId: id }
}
