import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withStudio } from './browser.ts'
import { demoFolder, readProducts } from './catalogue-file.ts'
import { config } from './config.ts'
import { planShots } from './shots.ts'
import { shrinkModel } from './shrink-model.ts'

/** Writes every product (or those of `--sku`) in its lead colour as `<sku>.glb`, at true size in metres, below 300 kB. */
const { values } = parseArgs({
  options: { sku: { type: 'string', multiple: true }, out: { type: 'string', default: `${demoFolder}models` } },
})
const out = config.resolveOutput(values.out)
const products = readProducts().filter(({ sku }) => !values.sku || values.sku.some((start) => sku.startsWith(start)))
mkdirSync(out, { recursive: true })

await withStudio(async (page) => {
  for (const product of products) {
    const lead = planShots(product)?.[0]
    if (!lead) continue
    const choice = { kind: lead.kind, params: lead.params, dimensions: product.dimensions_mm }
    const base64 = await page.evaluate((asked) => window.studio.exportModel(asked), choice)
    const large = Buffer.from(base64, 'base64')
    const small = await shrinkModel(large)
    writeFileSync(`${out}/${product.sku.toLowerCase()}.glb`, small)
    console.log(`${product.sku}  ${Math.round(large.length / 1024)} kB -> ${Math.round(small.length / 1024)} kB`)
  }
})
