import type { Db } from '../../database/client.ts'
import type { shopSettings } from './settings.table.ts'

type Row = typeof shopSettings.$inferSelect
export type SettingsColumns = Omit<Row, 'isOnly' | 'version' | 'isSecondFactorRequired'>

/** The one row of settings, with both languages. */
export async function readAllSettings(db: Db): Promise<Row> {
  const [row] = await db<Row[]>`select * from shop_settings`
  if (!row) throw new Error('The row of shop_settings is missing')
  return row
}

/** @returns false when somebody else has changed them since that version */
export async function saveSettings(db: Db, version: number, columns: SettingsColumns): Promise<boolean> {
  const updated = await db`
    update shop_settings set ${db(columns)}, version = version + 1 where version = ${version}`
  return updated.count === 1
}
