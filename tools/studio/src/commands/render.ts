import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { withStudio } from './browser.ts'
import { demoFolder, readProducts } from './catalogue-file.ts'
import { config } from './config.ts'
import { dropProfile } from './drop-profile.ts'
import type { PlannedShot } from './shots.ts'
import { planShots } from './shots.ts'

/**
 * Renders product pictures as WebP: everything that changed, or with `--sku` (repeatable, a prefix is enough) some.
 * `--size 400` and `--passes 4` make quick drafts, `--view front` one view, `--first` only the first colour,
 * `--out` another folder (relative to where npm was called), `--force` all of it.
 */
const { values } = parseArgs({
  options: {
    sku: { type: 'string', multiple: true },
    size: { type: 'string', default: '1200' },
    passes: { type: 'string', default: '6' },
    view: { type: 'string' },
    first: { type: 'boolean', default: false },
    out: { type: 'string', default: `${demoFolder}pictures` },
    force: { type: 'boolean', default: false },
  },
})
const size = Number(values.size)
const passes = Number(values.passes)
const out = config.resolveOutput(values.out)
const memory = `${out}/.hashes.json`
const hashes: Record<string, string> = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {}
const shots = chooseShots()

console.log(`${shots.length} pictures to render at ${size} px`)
if (shots.length > 0) {
  await withStudio(async (page) => {
    for (const shot of shots) await renderShot(page, shot)
  })
}

function chooseShots(): PlannedShot[] {
  const wanted = readProducts().filter(({ sku }) => !values.sku || values.sku.some((start) => sku.startsWith(start)))
  return wanted.flatMap((product) => {
    const planned = planShots(product)
    if (!planned) console.warn(`${product.sku} has no model in src/catalogue`)
    const viewed = (planned ?? []).filter(({ view }) => !values.view || view === values.view)
    const chosen = values.first ? viewed.filter((shot, index) => shot.view !== 'front' || index === 0) : viewed
    return chosen.filter(
      ({ file, hash }) => values.force || hashes[file] !== fingerprint(hash) || !existsSync(`${out}/${file}`),
    )
  })
}

async function renderShot(page: Page, { file, kind, params, view, hash }: PlannedShot): Promise<void> {
  const started = performance.now()
  const url = await page.evaluate((shot) => window.studio.shootProduct(shot), {
    kind,
    params,
    view,
    size,
    passes,
    type: 'image/webp' as const,
  })
  const image = dropProfile(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  mkdirSync(dirname(`${out}/${file}`), { recursive: true })
  writeFileSync(`${out}/${file}`, image)
  hashes[file] = fingerprint(hash)
  writeFileSync(memory, `${JSON.stringify(hashes, Object.keys(hashes).sort(), 2)}\n`)
  console.log(`${file}  ${Math.round(image.length / 1024)} kB  ${Math.round(performance.now() - started)} ms`)
}

function fingerprint(hash: string): string {
  return `${hash}-${size}`
}
