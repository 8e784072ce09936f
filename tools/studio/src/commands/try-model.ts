import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { ViewName } from '../kit/product.ts'
import type { Kind } from '../models/index.ts'
import { withStudio } from './browser.ts'
import { config } from './config.ts'

/**
 * Draws variants of one model side by side while you shape it, three views each:
 * `npm run try -w @shop/studio -- --kind kettle --params '{"color":"#c0392b"}' --params '…' --out /tmp/kettle.png`
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'kettle' },
    params: { type: 'string', multiple: true, default: ['{"color":"#b3261e"}'] },
    views: { type: 'string', default: 'front,side,detail' },
    size: { type: 'string', default: '400' },
    passes: { type: 'string', default: '8' },
    out: { type: 'string', default: 'try.png' },
  },
})
const size = Number(values.size)
const views = values.views.split(',') as ViewName[]

await withStudio(async (page) => {
  const tiles = []
  for (const [row, given] of values.params.entries()) {
    for (const [column, view] of views.entries()) {
      const started = performance.now()
      const shot = { kind: values.kind as Kind, params: JSON.parse(given), view, size, passes: Number(values.passes) }
      const url = await page.evaluate((asked) => window.studio.shootProduct(asked), shot)
      tiles.push({
        input: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
        left: column * size,
        top: row * size,
      })
      console.log(`${view} ${Math.round(performance.now() - started)} ms`)
    }
  }
  const out = config.resolveOutput(values.out)
  mkdirSync(resolve(out, '..'), { recursive: true })
  await sharp({
    create: { width: size * views.length, height: size * values.params.length, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .png()
    .toFile(out)
})
