import type { Localized, Picture } from '@shop/contract'
import type { StaffProduct } from '@shop/contract/staff'

type Prices = { id?: number; price?: number | null; original_price?: number | null; stock?: number | null }
type FormColor = Prices & { hex?: string | null; name?: Partial<Localized> | null; pictures?: Picture[] }

/** The values of the form: pictures as objects, and no fields that are not filled in yet. */
export type ProductForm = Partial<Omit<StaffProduct, 'colors' | 'plain' | 'dimensions_mm'>> & {
  colors?: FormColor[] | null
  plain?: Prices | null
  dimensions_mm?: { width?: number | null; height?: number | null; depth?: number | null } | null
}

/** The body of the request: pictures as ids; stock for new variants only, because the ledger changes existing stock. */
export function toProductBody(form: ProductForm) {
  const hasColors = (form.colors ?? []).length > 0
  const { width = null, height = null, depth = null } = form.dimensions_mm ?? {}
  const { created_at: _made, updated_at: _changed, ...fields } = form
  return {
    ...fields,
    description: toText(form.description),
    warranty: toText(form.warranty),
    name: toText(form.name),
    features: form.features ?? [],
    tags: form.tags ?? [],
    sizes: form.sizes ?? [],
    weight_grams: form.weight_grams ?? null,
    dimensions_mm: width === null && height === null && depth === null ? null : { width, height, depth },
    colors: hasColors ? (form.colors ?? []).map(toColor) : [],
    plain: hasColors ? null : toPrices(form.plain ?? {}),
    pictures: toIds(form.pictures),
  }
}

function toColor({ pictures, hex, name, ...prices }: FormColor) {
  return { ...toPrices(prices), hex: hex ?? '', name: toText(name), pictures: toIds(pictures) }
}

function toPrices({ id, price, original_price, stock }: Prices) {
  return { price, original_price: original_price ?? null, stock: id === undefined ? (stock ?? null) : null }
}

function toText(text: Partial<Localized> | null | undefined): Localized {
  return { en: text?.en ?? '', ar: text?.ar ?? '' }
}

function toIds(pictures: Picture[] | undefined): number[] {
  return (pictures ?? []).map(({ id }) => id)
}
