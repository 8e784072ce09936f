import { type Localized, mapFields, type Picture } from '@shop/contract'
import type { StaffFactValues, StaffProduct } from '@shop/contract/staff'

type Prices = { id?: number; price?: number | null; stock?: number | null }
type FormColor = Prices & { hex?: string | null; name?: Partial<Localized> | null; pictures?: Picture[] }

type FormFactValue = number | boolean | string | { en?: string | null; ar?: string | null } | null
type FormDimensions = { width?: number | null; height?: number | null; depth?: number | null }

/** The form's values: pictures as objects; empty fields may be missing. */
export type ProductFormValues = Partial<Omit<StaffProduct, 'colors' | 'plain' | 'dimensions_mm' | 'facts'>> & {
  facts?: Record<string, FormFactValue> | null
  /** The facts that products of this type may have; missing until they are loaded. */
  fact_keys?: string[]
  colors?: FormColor[] | null
  plain?: Prices | null
  dimensions_mm?: FormDimensions | null
}

/** The body of the request: pictures as ids; stock for new variants only, because the ledger changes existing stock. */
export function toProductBody(form: ProductFormValues) {
  const hasColors = (form.colors ?? []).length > 0
  const { created_at: _made, updated_at: _changed, fact_keys: keys, ...fields } = form
  return {
    ...fields,
    ...completeFields(form),
    name: toText(form.name),
    type: form.type ?? null,
    facts: toFacts(form.facts ?? {}, keys),
    colors: hasColors ? (form.colors ?? []).map(toColor) : [],
    plain: hasColors ? null : toPrices(form.plain ?? {}),
    pictures: toIds(form.pictures),
  }
}

/** The known facts. Values that the product's type does not allow are left out. */
function toFacts(values: Record<string, FormFactValue>, keys: readonly string[] | undefined): StaffFactValues {
  const facts: StaffFactValues = {}
  for (const [key, value] of Object.entries(values)) {
    if (keys && !keys.includes(key)) continue
    if (typeof value === 'object') {
      const text = toText(value)
      if (text.en !== '' || text.ar !== '') facts[key] = text
    } else if (value !== '') facts[key] = value
  }
  return facts
}

/** Fills missing fields with empty values. */
function completeFields(form: ProductFormValues) {
  return mapFields<unknown>({
    text: (_, name) => form[name],
    localized: (_, name) => toText(form[name]),
    list: (_, name) => form[name] ?? [],
    whole: (_, name) => form[name] ?? null,
    flag: (_, name) => form[name],
    dimensions: (_, name) => toDimensions(form[name]),
  })
}

/** Incomplete dimensions are sent too, so that the server names the missing side. */
function toDimensions(sides: FormDimensions | null | undefined) {
  const { width = null, height = null, depth = null } = sides ?? {}
  return width === null && height === null && depth === null ? null : { width, height, depth }
}

function toColor({ pictures, hex, name, ...prices }: FormColor) {
  return { ...toPrices(prices), hex: hex ?? '', name: toText(name), pictures: toIds(pictures) }
}

function toPrices({ id, price, stock }: Prices) {
  return { price, stock: id === undefined ? (stock ?? null) : null }
}

function toText(text: { en?: string | null; ar?: string | null } | null | undefined): Localized {
  return { en: text?.en ?? '', ar: text?.ar ?? '' }
}

function toIds(pictures: Picture[] | undefined): number[] {
  return (pictures ?? []).map(({ id }) => id)
}
