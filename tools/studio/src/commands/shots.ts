import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modelChoices } from '../catalogue/index.ts'
import type { ViewName } from '../kit/product.ts'
import type { Kind } from '../models/index.ts'
import type { CatalogueProduct } from './catalogue-file.ts'

/** A picture to render: its path below the output folder, and its content. */
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

/** Changes when the stage, the model, anything that the model is made of, or the params change. */
function hashOf(kind: Kind, params: object): string {
  const files = [...gatherSources(`${source}stage/stage.ts`), ...gatherSources(`${source}models/${kind}.ts`)]
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].sort()) hash.update(readSource(file))
  return hash.update(JSON.stringify(params)).digest('hex').slice(0, 16)
}

/** A source file and all its direct and indirect imports. */
function gatherSources(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, path] of readSource(file).matchAll(/from '(\.[^']+\.ts)'/g)) {
    if (path) gatherSources(resolve(dirname(file), path), known)
  }
  return known
}

const sources = new Map<string, string>()

function readSource(file: string): string {
  const text = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, text)
  return text
}
