import type { ShopClient } from '../../api.ts'
import { asPage } from '../../queries/as-page.ts'
import { toProductCards } from './product-card-view.ts'

/** What a link leads to: a product with its price, or a category with its lowest price; EGP. */
export type LinkedPrice = { product: string | null; egp: number }

const linkOfCatalog = /^\/(product|category)\/(\d+)(?:[?#]|$)/

/**
 * Reads the prices of what links lead to. A link that leads elsewhere has none, nor one that could not be read.
 *
 * @returns prices by link
 */
export async function readLinkedPrices(
  catalog: ShopClient['catalog'],
  links: readonly string[],
): Promise<Record<string, LinkedPrice>> {
  const found = await Promise.all(
    links.map(async (link) => [link, await readLinkedPrice(catalog, link).catch(() => null)] as const),
  )
  return Object.fromEntries(found.flatMap(([link, price]) => (price ? [[link, price]] : [])))
}

async function readLinkedPrice(catalog: ShopClient['catalog'], link: string): Promise<LinkedPrice | null> {
  const [, kind, id] = linkOfCatalog.exec(link) ?? []
  if (id === undefined) return null
  if (kind === 'product') {
    const [card] = toProductCards([await catalog.getProduct({ params: { id } })])
    return card?.isInStock ? { product: card.name, egp: card.price } : null
  }
  const query = { category: id, ordering: 'price_asc', in_stock: 'true', page_size: '1' } as const
  const [cheapest] = asPage(await catalog.listProducts({ query })).results
  return cheapest ? { product: null, egp: cheapest.price } : null
}
