import { routes } from 'virtual:contract-routes'
import { createClient, type Product } from '@shop/contract'

/** A product in English, whatever the language of the page; null when it cannot be read. */
export type FindEnglish = (productId: number) => Promise<Product | null>

/** Reads products for reports, which stay in one language; each once. */
export function readEnglishProducts(): FindEnglish {
  const { catalog } = createClient(routes, (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', 'en')
    return fetch(path, { ...init, headers })
  })
  const known = new Map<number, Promise<Product | null>>()
  return (productId) => {
    const product = known.get(productId) ?? catalog.getProduct({ params: { id: String(productId) } }).catch(() => null)
    known.set(productId, product)
    return product
  }
}
