import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { demoFolder, readProducts } from './catalogue-file.ts'
import { config } from './config.ts'

/**
 * Puts every demo picture with its name on contact sheets: `tools/studio/contact-sheet-1.webp` and so on. `--sku` (a prefix, repeatable)
 * chooses products, `--pictures` another folder, `--out` another path without ending, `--tile` and `--columns` the size.
 */
const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: `${demoFolder}pictures` },
    out: { type: 'string', default: fileURLToPath(new URL('../../contact-sheet', import.meta.url)) },
    sku: { type: 'string', multiple: true },
    tile: { type: 'string', default: '200' },
    columns: { type: 'string', default: '10' },
    rows: { type: 'string', default: '12' },
    format: { type: 'string', default: 'webp' },
  },
})
const pictures = config.resolveOutput(values.pictures)
const tile = Number(values.tile)
const columns = Number(values.columns)
const caption = 18
const perSheet = columns * Number(values.rows)
const files = values.sku ? productFiles() : [...productFiles(), ...otherFiles()]

for (let sheet = 0; sheet * perSheet < files.length; sheet++) {
  const name = `${config.resolveOutput(values.out)}-${sheet + 1}.${values.format}`
  await makeSheet(files.slice(sheet * perSheet, (sheet + 1) * perSheet), name)
  console.log(name)
}

function productFiles(): string[] {
  const chosen = readProducts().filter(({ sku }) => !values.sku || values.sku.some((start) => sku.startsWith(start)))
  return chosen.flatMap(({ sku }) => filesIn(sku.toLowerCase()))
}

function otherFiles(): string[] {
  return ['categories', 'banners', 'videos'].flatMap(filesIn)
}

/** Pictures of one folder: fronts first, then side, then detail. */
function filesIn(folder: string): string[] {
  if (!existsSync(`${pictures}/${folder}`)) return []
  const rank = (name: string) => ['front', 'side', 'detail'].findIndex((view) => name.includes(view))
  const names = readdirSync(`${pictures}/${folder}`).filter((name) => name.endsWith('.webp'))
  return names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)).map((name) => `${folder}/${name}`)
}

async function makeSheet(names: string[], out: string): Promise<void> {
  const cells = await Promise.all(names.map(makeCell))
  const height = Math.ceil(names.length / columns) * (tile + caption)
  const layers = cells.flat().map((layer, index) => {
    const place = Math.floor(index / 2)
    const top = Math.floor(place / columns) * (tile + caption) + (index % 2 === 1 ? tile : 0)
    return { ...layer, left: (place % columns) * tile, top }
  })
  const sheet = sharp({ create: { width: columns * tile, height, channels: 3, background: '#ffffff' } }).composite(
    layers,
  )
  await (out.endsWith('.png') ? sheet.png() : sheet.webp({ quality: 78 })).toFile(out)
}

async function makeCell(name: string): Promise<{ input: Buffer }[]> {
  const input = await sharp(`${pictures}/${name}`)
    .resize(tile, tile, { fit: 'contain', background: '#ffffff' })
    .toBuffer()
  const text = name.replace('.webp', '').toUpperCase()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${caption}"><text x="4" y="13" font-family="sans-serif" font-size="10" fill="#10212b">${text}</text></svg>`
  return [{ input }, { input: Buffer.from(svg) }]
}
