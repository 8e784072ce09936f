import type { Db } from '../database/client.ts'
import { findValue } from '../database/rows.ts'

/** Notes that a backup is whole. A schema that is older than the table is left as it is. @param takenAt the moment it shows */
export async function rememberBackup(db: Db, takenAt: Date): Promise<void> {
  const [found] = await db<{ isThere: boolean }[]>`select to_regclass('public.last_backup') is not null as is_there`
  if (!found?.isThere) return
  await db`
    insert into last_backup (taken_at) values (${takenAt})
    on conflict (is_only) do update set taken_at = greatest(last_backup.taken_at, excluded.taken_at)`
}

/** @returns the moment that the newest backup shows; null when none was taken since the shop was opened or restored */
export async function findLastBackup(db: Db): Promise<Date | null> {
  return await findValue(db<{ takenAt: Date }[]>`select taken_at from last_backup`)
}
