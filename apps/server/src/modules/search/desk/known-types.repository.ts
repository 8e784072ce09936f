import type { Db } from '../../../database/client.ts'

/** Those of these keys that no product type has. */
export async function findUnknownTypes(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    select key from unnest(${[...keys]}::text[]) as key where key not in (select key from product_types)`
  return rows.map(({ key }) => key)
}
