import type { Db } from './client.ts'
import { getValue, hasRows } from './rows.ts'

/** What each row of such a table has beside its own columns. */
export type VersionedRow = { id: number; version: number; updatedAt: Date }

/** The columns of a table that its module writes; the database and `versionedRows` write the others. */
export type OwnColumns<Table extends { $inferSelect: object }> = Omit<
  Table['$inferSelect'],
  keyof VersionedRow | 'createdAt'
>

/** The statements that write a table whose rows have a version, for the repository that owns it. */
export function versionedRows<New extends object, Changed extends object = New>(table: string) {
  return {
    async insert(db: Db, columns: New): Promise<number> {
      return await getValue(db<{ id: number }[]>`insert into ${db(table)} ${toRow(db, columns)} returning id`)
    },
    /** @returns false when the row has another version by now, or does not exist */
    async update(db: Db, id: number, version: number, columns: Changed): Promise<boolean> {
      return await hasRows(db`
        update ${db(table)} set ${toRow(db, columns)}, version = version + 1, updated_at = now()
        where id = ${id} and version = ${version}`)
    },
    /** @returns false when the row has another version by now, or does not exist */
    async remove(db: Db, id: number, version: number): Promise<boolean> {
      return await hasRows(db`delete from ${db(table)} where id = ${id} and version = ${version}`)
    },
  }
}

/** The driver writes each value as its own type says. */
function toRow(db: Db, columns: object) {
  return db(columns as Record<string, string>)
}
