import { toPounds } from '@shop/contract'
import type { ImportCategory, ImportColor, ImportDocument, ImportProduct } from '../checking/import-document.schema.ts'
import type { CatalogEntries, CategoryEntry, ColorEntry, ProductEntry } from './catalog-entries.types.ts'

/** The name that a picture of the file has in the shop; null for one that is not there. */
type NamePicture = (path: string) => string | null

/** The entries as an import of the document leaves them, in the form in which an export writes them. */
export function expectEntries({ categories, products }: ImportDocument, namePicture: NamePicture): CatalogEntries {
  return {
    categories: categories.map((category, index) => expectCategory(category, index + 1, namePicture)),
    products: products.map((product) => expectProduct(product, namePicture)),
  }
}

function expectCategory(category: ImportCategory, position: number, namePicture: NamePicture): CategoryEntry {
  const nameOf = (path: string | null) => (path === null ? null : namePicture(path))
  return {
    ...category,
    image: nameOf(category.image),
    cat_image: nameOf(category.cat_image),
    wall_image: nameOf(category.wall_image),
    order: category.order ?? position,
  }
}

function expectProduct(product: ImportProduct, namePicture: NamePicture): ProductEntry {
  const { model: _, stock, ...fields } = product
  const colors = product.colors.map((color) => expectColor(color, product, namePicture))
  const [lead] = colors
  return {
    ...fields,
    ...(lead ? { price: lead.price, original_price: lead.original_price } : toPrices(product)),
    stock: lead ? null : stock,
    images: namesOf(product.images, namePicture),
    colors,
  }
}

/** A colour without a price has the prices of its product. */
function expectColor(color: ImportColor, product: ImportProduct, namePicture: NamePicture): ColorEntry {
  const { name, hex, stock, images } = color
  const prices = color.price === null ? toPrices(product) : toPrices({ ...color, price: color.price })
  return { name, hex, stock, ...prices, images: namesOf(images, namePicture) }
}

function toPrices({ price, original_price }: Pick<ImportProduct, 'price' | 'original_price'>) {
  return { price: toPounds(price), original_price: original_price === null ? null : toPounds(original_price) }
}

function namesOf(paths: readonly string[], namePicture: NamePicture): string[] {
  return paths.flatMap((path) => namePicture(path) ?? [])
}
