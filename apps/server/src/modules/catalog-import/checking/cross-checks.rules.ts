import { foldSku } from '@shop/contract/staff'
import type { FileFinding, Path } from '../reading/import-file.types.ts'
import { reasons } from './import-reasons.data.ts'
import type { Outline } from './outline.rules.ts'

type OutlineProduct = Outline['products'][number]

/** Finds faults between entries or fields, each of which is valid alone. */
export function crossCheck(outline: Outline): FileFinding[] {
  return [
    ...findDoubles(
      outline.categories.map(({ key }) => key),
      ['categories'],
      'key',
    ),
    ...findDoubles(
      outline.products.map(({ sku }) => sku),
      ['products'],
      'sku',
      foldSku,
    ),
    ...outline.products.flatMap((product, index) => checkProduct(product, ['products', index])),
  ]
}

/** Products whose category is neither in the file nor in the shop. */
export function findUnknownCategories(outline: Outline, keysInShop: ReadonlySet<string>): FileFinding[] {
  const keys = new Set([...keysInShop, ...outline.categories.map(({ key }) => key)])
  return outline.products.flatMap(({ category }, index) =>
    category === null || keys.has(category)
      ? []
      : [{ path: ['products', index, 'category'], reason: reasons.noCategory(category) }],
  )
}

/** @param fold what of a name counts */
function findDoubles(
  names: readonly (string | null)[],
  path: Path,
  field: string,
  fold = (name: string) => name,
): FileFinding[] {
  const firsts = new Map<string, number>()
  return names.flatMap((name, index) => {
    if (name === null) return []
    const first = firsts.get(fold(name))
    if (first === undefined) firsts.set(fold(name), index)
    return first === undefined ? [] : [{ path: [...path, index, field], reason: reasons.double(name) }]
  })
}

function checkProduct(product: OutlineProduct, path: Path): FileFinding[] {
  const { colors, stock } = product
  const findings = [
    ...findDoubles(
      colors.map(({ hex }) => hex),
      [...path, 'colors'],
      'hex',
    ),
  ]
  if (colors.length > 0 && stock !== null)
    findings.push({
      path: [...path, 'stock'],
      reason: reasons.stockOfColors,
    })
  return findings
}
