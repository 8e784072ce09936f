import type { Db } from '../../../database/client.ts'

/** SQL for the PictureRow of an asset, as JSON. @param alias the alias of `media_assets` in the query */
export function pictureJson(db: Db, alias = 'm') {
  const column = (name: string) => db(`${alias}.${name}`)
  return db`json_build_object('id', ${column('id')}, 'key', ${column('key')}, 'width', ${column('width')},
    'height', ${column('height')}, 'placeholder', ${column('placeholder')})`
}

/** Finds the ids that no picture has. */
export async function findUnknownPictures(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db<{ id: number }[]>`
    select wanted.id from unnest(${[...ids]}::bigint[]) as wanted (id)
    where not exists (select from media_assets where media_assets.id = wanted.id)`
  return rows.map(({ id }) => id)
}
