import type { ImportedValues, Localized } from '@shop/contract'
import type { StaffFactValues } from '@shop/contract/staff'

/** A category as an import file has it, with amounts in pounds and pictures as `/media/{key}`. */
export type CategoryEntry = {
  key: string
  name: Localized
  description: Localized
  image: string | null
  cat_image: string | null
  wall_image: string | null
  order: number
  active: boolean
  /** Keys of the types in the category. */
  types: string[]
}

export type ColorEntry = {
  hex: string
  name: Localized
  price: number
  stock: number | null
  images: string[]
}

export type ProductEntry = ImportedValues & {
  sku: string
  category: string
  type: string | null
  facts: StaffFactValues
  name: Localized
  price: number
  stock: number | null
  images: string[]
  colors: ColorEntry[]
}

export type CatalogEntries = { categories: CategoryEntry[]; products: ProductEntry[] }

/** How a file names a picture that the shop has already. */
export function pictureName(key: string): string {
  return `/media/${key}`
}

/** The key in such a name; null for the path of a file. */
export function keyOfPicture(name: string): string | null {
  return /^\/media\/([0-9a-f]{32})(?:\/[\w.]+)?$/.exec(name)?.[1] ?? null
}
