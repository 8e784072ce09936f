import { toPounds } from '@shop/contract'
import type { StaffFactValues } from '@shop/contract/staff'
import { presentFactValues } from '../../catalog/index.ts'
import type { ImportCategory, ImportColor, ImportDocument, ImportProduct } from '../checking/import-document.schema.ts'
import type { FactChange, ResolvedFacts } from '../facts/resolve-facts.rules.ts'
import type { CatalogEntries, CategoryEntry, ColorEntry, ProductEntry } from './catalog-entries.types.ts'

/** The stored name of a picture of the file; null for a picture that the shop does not have. */
type NamePicture = (path: string) => string | null

/**
 * The entries after an import of the document, as an export writes them.
 *
 * @param before the entries that the shop has: types and facts that the document leaves out are unchanged
 */
export function expectEntries(
  { categories, products }: ImportDocument,
  { facts }: Pick<ResolvedFacts, 'facts'>,
  before: CatalogEntries,
  namePicture: NamePicture,
): CatalogEntries {
  const oldCategories = new Map(before.categories.map((category) => [category.key, category]))
  const oldProducts = new Map(before.products.map((product) => [product.sku, product]))
  const given = Map.groupBy(facts, ({ sku }) => sku)
  return {
    categories: categories.map((category, index) => ({
      ...expectCategory(category, index + 1, namePicture),
      types: category.types ?? oldCategories.get(category.key)?.types ?? [],
    })),
    products: products.map((product) => {
      const old = oldProducts.get(product.sku)
      return {
        ...expectProduct(product, namePicture),
        type: product.type === undefined ? (old?.type ?? null) : product.type,
        facts: expectFacts(old?.facts ?? {}, given.get(product.sku) ?? []),
      }
    }),
  }
}

function expectFacts(before: StaffFactValues, given: readonly FactChange[]): StaffFactValues {
  const removed = new Set(given.flatMap(({ key, fact }) => (fact === null ? [key] : [])))
  const facts = { ...before, ...presentFactValues(given.flatMap(({ fact }) => fact ?? [])) }
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !removed.has(key)))
}

function expectCategory(
  category: ImportCategory,
  position: number,
  namePicture: NamePicture,
): Omit<CategoryEntry, 'types'> {
  const nameOf = (path: string | null) => (path === null ? null : namePicture(path))
  return {
    ...category,
    image: nameOf(category.image),
    cat_image: nameOf(category.cat_image),
    wall_image: nameOf(category.wall_image),
    order: category.order ?? position,
  }
}

function expectProduct(product: ImportProduct, namePicture: NamePicture): Omit<ProductEntry, 'type' | 'facts'> {
  const { model: _, stock, type: _type, facts: _facts, original_price: _struck, offer: _offer, ...fields } = product
  const colors = product.colors.map((color) => expectColor(color, product, namePicture))
  const [lead] = colors
  return {
    ...fields,
    price: lead ? lead.price : toPounds(product.price),
    stock: lead ? null : stock,
    images: namesOf(product.images, namePicture),
    colors,
  }
}

/** A colour without a price has the price of its product. */
function expectColor(color: ImportColor, product: ImportProduct, namePicture: NamePicture): ColorEntry {
  const { name, hex, stock, images } = color
  return { name, hex, stock, price: toPounds(color.price ?? product.price), images: namesOf(images, namePicture) }
}

function namesOf(paths: readonly string[], namePicture: NamePicture): string[] {
  return paths.flatMap((path) => namePicture(path) ?? [])
}
