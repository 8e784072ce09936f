import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopApi } from '@shop/contract'
import { expect, test } from 'vitest'
import { tellsOfProducts } from './tells-of-products.ts'

type Schema = { shape?: Record<string, Schema>; element?: Schema; def?: { innerType?: Schema; options?: Schema[] } }

/** The names of all fields of an answer. */
function fieldsOf({ shape = {}, element, def }: Schema): string[] {
  const inner = [element, def?.innerType, ...(def?.options ?? []), ...Object.values(shape)]
  return [...Object.keys(shape), ...inner.flatMap((schema) => (schema ? fieldsOf(schema) : []))]
}

test('every module of the API with products or pictures in its answers is normalized (P-04, G-08)', () => {
  const modules = Object.entries(shopApi).filter(([, endpoints]) =>
    Object.values(endpoints).some(({ answer }) =>
      fieldsOf(answer as unknown as Schema).some((name) => /^(image|image_ad|picture|original_price)$/.test(name)),
    ),
  )
  expect(modules.map(([name]) => name).sort()).toEqual([...tellsOfProducts].sort())
})

test('no program calls these modules past the gate', () => {
  const folder = join(import.meta.dirname, '..')
  const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const past = programs.flatMap((path) => {
    const calls = readFileSync(join(folder, path), 'utf8').matchAll(/const \{ ([\w:, ]+) \} = createClient\(/g)
    return [...calls].flatMap(([, names = '']) => names.split(', ').map((name) => name.split(':')[0] ?? ''))
  })
  // Visit statistics name products and show nothing.
  expect(past.filter((name) => tellsOfProducts.has(name))).toEqual(['catalog'])
})
