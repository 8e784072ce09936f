import { newFactSchema } from '@shop/contract/staff'
import type { Db, Pool } from '../src/database/client.ts'
import { lockDefinitions } from '../src/modules/catalog/facts/definitions-lock.repository.ts'
import { toFactColumns } from '../src/modules/catalog/facts/facts.staff-presenter.ts'
import { insertFact, saveChoices, saveScopes } from '../src/modules/catalog/facts/facts.staff-repository.ts'
import { insertType } from '../src/modules/catalog/types/types.staff-repository.ts'
import { type FactPreset, type Presets, presetsFolder, readPresets, type TypePreset } from './preset-files.ts'

/**
 * Gives a shop without facts and without types those of the presets, so that its owner need not define kettles and litres. All of them
 * come in one transaction, or none; of several processes that start at once one does it.
 *
 * @returns false when the shop has a fact or a type already
 * @throws Error when the presets are wrong
 */
export async function seedPresets(pool: Pool, folder = presetsFolder): Promise<boolean> {
  if (!(await isEmpty(pool))) return false
  const presets = await readPresets(folder)
  return await pool.begin(async (tx) => {
    await lockDefinitions(tx, 'change')
    if (!(await isEmpty(tx))) return false
    await savePresets(tx, presets)
    return true
  })
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db`select from facts union all select from product_types limit 1`
  return rows.length === 0
}

async function savePresets(tx: Db, { types, facts }: Presets): Promise<void> {
  const typeIds = new Map<string, number>()
  for (const [index, type] of types.entries()) typeIds.set(type.key, await saveType(tx, type, index + 1))
  for (const [index, fact] of facts.entries()) {
    const scope = fact.types.flatMap((key) => typeIds.get(key) ?? [])
    await saveFact(tx, fact, scope, index + 1)
  }
}

async function saveType(
  tx: Db,
  { key, name, clearance_mm, minutes_a_day }: TypePreset,
  place: number,
): Promise<number> {
  const columns = {
    nameEn: name.en,
    nameAr: name.ar,
    categoryId: null,
    clearanceSideMm: clearance_mm.side,
    clearanceBackMm: clearance_mm.back,
    clearanceTopMm: clearance_mm.top,
    minutesADay: minutes_a_day,
  }
  const id = await insertType(tx, key, columns, place)
  if (id === null) throw new Error(`The type ${key} exists already`)
  return id
}

async function saveFact(tx: Db, preset: FactPreset, types: readonly number[], place: number): Promise<void> {
  const fact = newFactSchema.parse({ ...preset, types, categories: [] })
  const id = await insertFact(tx, toFactColumns(fact), place)
  await saveChoices(tx, id, fact.choices)
  await saveScopes(tx, id, fact)
}
