import type { Db } from '../../database/client.ts'
import { findRow, getRow, getValue } from '../../database/rows.ts'
import { masterName } from './media-names.rules.ts'

export type NewAsset = { sourceHash: string; key: string; width: number; height: number; placeholder: string }

/** Finds the asset made from a file, by the SHA-256 of its bytes. */
export async function findAssetBySource(db: Db, sourceHash: string): Promise<{ id: number; key: string } | null> {
  return await findRow(db<{ id: number; key: string }[]>`
    select id, key from media_assets where source_hash = ${sourceHash}`)
}

/** Saves an asset and gives its id. The row of the same file gets the new master. */
export async function saveAsset(db: Db, asset: NewAsset): Promise<number> {
  return await getValue(db<{ id: number }[]>`
    insert into media_assets ${db(asset)}
    on conflict (source_hash) do update set
      key = excluded.key, width = excluded.width, height = excluded.height, placeholder = excluded.placeholder
    returning id`)
}

/** Lists the keys of all pictures, oldest first, one for each master. */
export async function listKeys(db: Db): Promise<string[]> {
  const rows = await db<{ key: string }[]>`select key from media_assets group by key order by min(id)`
  return rows.map((row) => row.key)
}

/** Names of the files in the store that cannot be made again, for backups. */
export async function listOriginals(db: Db): Promise<string[]> {
  return (await listKeys(db)).map(masterName)
}

export async function getPicture(db: Db, id: number) {
  return await getRow(db<{ id: number; key: string; width: number; height: number; placeholder: string }[]>`
    select id, key, width, height, placeholder from media_assets where id = ${id}`)
}
