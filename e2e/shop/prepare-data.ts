import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFilledData } from './filled-data.ts'

/** Fills one demo shop before the journeys; the shop of each worker begins with a copy of its data (`SHOP_DATA`). */
export default async function prepareData(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-journeys-'))
  process.env.SHOP_DATA = await makeFilledData(join(folder, 'filled'))
  return () => rm(folder, { recursive: true, force: true })
}
