import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The fields of a product in the demo catalogue that the studio reads. */
export type CatalogueProduct = {
  sku: string
  category: string
  dimensions_mm: { width: number; height: number; depth: number }
  colors: { hex: string }[]
}

/** The demo catalogue's folder: `catalogue.json`, `pictures/`, `models/`. */
export const demoFolder = fileURLToPath(new URL('../../../../apps/server/seed/demo/', import.meta.url))

/** Products of the demo catalogue in shop order. */
export function readProducts(): CatalogueProduct[] {
  const document: { products: CatalogueProduct[] } = JSON.parse(readFileSync(`${demoFolder}catalogue.json`, 'utf8'))
  return document.products.map((product) => ({ ...product, colors: product.colors ?? [] }))
}
