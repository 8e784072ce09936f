import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { DemoSource } from '../seed/demo-catalog.ts'
import { wireImport } from '../src/composition/import-deps.ts'
import { openTestShop, type TestShop } from './app.ts'
import { makeModel } from './models.ts'

/** An empty shop, and the demo's files with four pictures of its hundreds, so that tests are quick. */
export type DemoBench = {
  shop: TestShop
  demo: DemoSource
  /** The output of the demo so far. */
  said: string[]
  drawPicture(name: string, background: string): Promise<void>
  addModel(sku: string): Promise<void>
  close(): Promise<void>
}

export async function openDemoBench(): Promise<DemoBench> {
  const shop = await openTestShop()
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-demo-'))
  const names = ['catalogue', 'former-names', 'advertisements', 'contact-info', 'offers', 'settings', 'videos']
  for (const name of names.map((each) => `${each}.json`))
    await cp(fileURLToPath(new URL(`../seed/demo/${name}`, import.meta.url)), join(folder, name))
  const drawPicture = (name: string, background: string) => draw(join(folder, 'pictures', `${name}.webp`), background)
  await drawPicture('nw-bl-150/side', 'red')
  await drawPicture('banners/banner-2-ltr', 'green')
  await drawPicture('banners/banner-2-rtl', 'blue')
  await drawPicture('videos/video-3', 'yellow')
  const said: string[] = []
  const demo = { folder, deps: wireImport(shop.pool, shop.mediaStore), log: (message: string) => said.push(message) }
  return {
    shop,
    demo,
    said,
    drawPicture,
    async addModel(sku) {
      await mkdir(join(folder, 'models'), { recursive: true })
      await writeFile(join(folder, 'models', `${sku.toLowerCase()}.glb`), makeModel())
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function draw(file: string, background: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .webp()
    .toFile(file)
}
