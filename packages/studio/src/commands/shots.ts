import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { modelChoices } from '../catalogue/index.ts'
import type { ViewName } from '../kit/product.ts'
import type { Kind } from '../models/index.ts'
import type { CatalogueProduct } from './catalogue-file.ts'

/** A picture to make: where it goes (below the output folder) and what is in it. */
export type PlannedShot = { file: string; sku: string; kind: Kind; params: object; view: ViewName; hash: string }

/** The pictures of a product: front per colour, then side and detail in its first colour. Null without a model. */
export function planShots({ sku, colors }: CatalogueProduct): PlannedShot[] | null {
  const choice = modelChoices[sku]
  if (!choice) return null
  const folder = sku.toLowerCase()
  const hexes = colors.map(({ hex }) => hex)
  const plan = (name: string, view: ViewName, color?: string): PlannedShot => {
    const params = { color: '#f2efe9', ...choice.params, ...(color && { color }) }
    return { file: `${folder}/${name}.webp`, sku, kind: choice.kind, params, view, hash: hashOf(choice.kind, params) }
  }
  const fronts =
    hexes.length > 0 ? hexes.map((hex) => plan(`${hex.slice(1)}-front`, 'front', hex)) : [plan('front', 'front')]
  return [...fronts, plan('side', 'side', hexes[0]), plan('detail', 'detail', hexes[0])]
}

const source = fileURLToPath(new URL('../', import.meta.url))
let sharedSource: string | undefined

/** Changes when the model, the kit, the stage or the params change. */
function hashOf(kind: Kind, params: object): string {
  sharedSource ??= ['kit', 'stage']
    .flatMap((folder) =>
      readdirSync(`${source}${folder}`)
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => readFileSync(`${source}${folder}/${file}`, 'utf8')),
    )
    .join()
  const model = modelSource(kind)
  return createHash('sha256')
    .update(sharedSource)
    .update(model)
    .update(JSON.stringify(params))
    .digest('hex')
    .slice(0, 16)
}

/** The model's file and the parts that it takes from `models/parts/`. */
function modelSource(kind: Kind): string {
  const model = readFileSync(`${source}models/${kind}.ts`, 'utf8')
  const parts = [...model.matchAll(/'\.\/(parts\/[\w-]+\.ts)'/g)]
  return model + parts.map(([, file]) => readFileSync(`${source}models/${file}`, 'utf8')).join()
}
