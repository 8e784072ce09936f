import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { openOwnShop } from '../pages/own-shop.ts'
import { makeFilledData } from './filled-data.ts'

/**
 * Fills one demo shop before the journeys, and opens a copy of it for each worker (`SHOP_URL`). Playwright replaces a worker for each screen and
 * after each failure; its shop stays, because a start takes six seconds of a processor. Journeys with other settings begin with copies, too (`SHOP_DATA`).
 */
export default async function prepareData({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-journeys-'))
  process.env.SHOP_DATA = await makeFilledData(join(folder, 'filled'))
  const shops = await Promise.all(Array.from({ length: workers }, () => openOwnShop({})))
  process.env.SHOP_URL = shops.map(({ origin }) => origin).join(' ')
  return async () => {
    await Promise.all(shops.map((shop) => shop.close()))
    await rm(folder, { recursive: true, force: true })
  }
}
