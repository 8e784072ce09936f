import { fieldColumns, toFieldColumns } from '../../catalog/index.ts'
import type { ImportCategory, ImportDocument, ImportProduct } from '../checking/import-document.schema.ts'
import { toFieldValues } from '../checking/import-fields.rules.ts'
import type { FactChange, ResolvedFacts } from '../facts/resolve-facts.rules.ts'

/** The columns that an import writes, beside those by which a row is found. */
export const categoryColumns = [
  'name_en',
  'name_ar',
  'description_en',
  'description_ar',
  'image_id',
  'cat_image_id',
  'wall_image_id',
  'is_active',
  'sort_order',
] as const
export const importedColumns = ['category_id', 'type_id', 'name_en', 'name_ar', ...fieldColumns, 'sort_order']
export const variantColumns = ['name_en', 'name_ar', 'regular_price_piastres', 'is_active', 'sort_order'] as const

/** The rows that an import stages; keys are columns. */
export type ImportRows = ReturnType<typeof toRows>

/** @param pictureIds and modelKeys by the paths of the document */
export function toRows(
  { categories, products }: ImportDocument,
  { types, facts, categoryTypes, stamp }: ResolvedFacts,
  pictureIds: ReadonlyMap<string, number>,
  modelKeys: ReadonlyMap<string, string> = new Map(),
) {
  return {
    categories: categories.map((category, index) => toCategoryRow(category, index + 1, pictureIds)),
    products: products.map((product, index) => toProductRow(product, index + 1, types)),
    variants: products.flatMap(toVariantRows),
    pictures: products.flatMap((product) => toPictureRows(product, pictureIds)),
    models: products.flatMap((product) => toModelRows(product, modelKeys)),
    facts: facts.map(toFactRow),
    categoryTypes: [...categoryTypes].map(([key, typeIds]) => ({ key, typeIds })),
    stamp,
  }
}

function toCategoryRow(category: ImportCategory, position: number, pictureIds: ReadonlyMap<string, number>) {
  const { key, name, description } = category
  const idOf = (picture: string | null) => (picture === null ? null : (pictureIds.get(picture) ?? null))
  return {
    key,
    position,
    ...bilingual('name', name),
    ...bilingual('description', description),
    image_id: idOf(category.image),
    cat_image_id: idOf(category.cat_image),
    wall_image_id: idOf(category.wall_image),
    is_active: category.active,
    sort_order: category.order ?? position,
  }
}

function toProductRow(product: ImportProduct, position: number, types: ResolvedFacts['types']) {
  const { sku, category, name } = product
  return {
    sku,
    position,
    category_key: category,
    type_id: types.get(sku) ?? null,
    is_typed: types.has(sku),
    ...bilingual('name', name),
    ...toFieldColumns(toFieldValues(product)),
  }
}

function toFactRow({ sku, factId, fact }: FactChange) {
  return {
    sku,
    fact_id: factId,
    is_removed: fact === null,
    kind: fact?.kind ?? null,
    number: fact?.number ?? null,
    choice_id: fact?.choiceId ?? null,
    flag: fact?.flag ?? null,
    text_en: fact?.textEn ?? null,
    text_ar: fact?.textAr ?? null,
  }
}

type VariantRow = {
  sku: string
  hex: string | null
  name_en: string | null
  name_ar: string | null
  regular_price_piastres: number
  is_active: boolean
  sort_order: number
  stock: number | null
}

/** A product without colors has one variant without a color. */
function toVariantRows({ sku, price, stock, colors }: ImportProduct): VariantRow[] {
  const common = { sku, is_active: true }
  const own = { regular_price_piastres: price }
  if (colors.length === 0) return [{ ...common, ...own, hex: null, name_en: null, name_ar: null, sort_order: 0, stock }]
  return colors.map((color, index) => ({
    ...common,
    regular_price_piastres: color.price ?? price,
    hex: color.hex,
    ...bilingual('name', color.name),
    sort_order: index,
    stock: color.stock,
  }))
}

/** The pictures of the colors, then those that show every color. */
function toPictureRows({ sku, images, colors }: ImportProduct, pictureIds: ReadonlyMap<string, number>) {
  const all = [...colors, { hex: null, images }].flatMap((owner) =>
    owner.images.flatMap((picture) => {
      const id = pictureIds.get(picture)
      return id === undefined ? [] : [{ sku, hex: owner.hex, media_id: id }]
    }),
  )
  return all.map((row, index) => ({ ...row, sort_order: index }))
}

/** A product whose entry names no model has its model unchanged. */
function toModelRows({ sku, model }: ImportProduct, modelKeys: ReadonlyMap<string, string>) {
  const key = model === null ? undefined : modelKeys.get(model)
  return key === undefined ? [] : [{ sku, model_key: key }]
}

function bilingual<Name extends string>(name: Name, text: { en: string; ar: string }) {
  return { [`${name}_en`]: text.en, [`${name}_ar`]: text.ar } as Record<`${Name}_${'en' | 'ar'}`, string>
}
