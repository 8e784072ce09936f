import { AppError } from '../../errors.ts'
import { fixedPages, pageAddresses } from '../page-addresses.ts'
import type { SitemapFile, SitemapPage } from './sitemap-xml.ts'

/** A page of the catalogue, by the id of what it shows. */
type Address = { id: number; changedAt: Date; image?: string | null }

/** Which pages the catalogue has; given by app.ts, for the web knows no modules. */
export type SitemapSource = {
  listCategories(): Promise<readonly Address[]>
  listProductChunks(): Promise<readonly { part: number; changedAt: Date }[]>
  /** One part of all products, far below the 50,000 addresses that a sitemap may have. */
  listProducts(part: number): Promise<readonly Address[]>
}

/** The file of all pages but the products'. */
export const pagesFile = '/sitemap-pages.xml'

export async function listFiles(source: SitemapSource): Promise<SitemapFile[]> {
  const [pages, chunks] = await Promise.all([listPages(source), source.listProductChunks()])
  return [
    { path: pagesFile, changedAt: latest(pages) },
    ...chunks.map(({ part, changedAt }) => ({ path: `/sitemap-products-${part}.xml`, changedAt })),
  ]
}

/** Pages whose last change is unknown have no date. */
export async function listPages(source: SitemapSource): Promise<SitemapPage[]> {
  const categories = await source.listCategories()
  const changedAt = latest(categories)
  return [
    ...fixedPages.map(({ path, isOfCatalog }) => ({ path, changedAt: isOfCatalog ? changedAt : null })),
    ...categories.map(({ id, changedAt }) => ({ path: pageAddresses.category(id), changedAt })),
  ]
}

/** @throws AppError `not_found` for a part without products */
export async function listProductPages(source: SitemapSource, part: number): Promise<SitemapPage[]> {
  const products = await source.listProducts(part)
  if (products.length === 0) throw new AppError('not_found')
  return products.map(({ id, changedAt, image }) => ({
    path: pageAddresses.product(id),
    changedAt,
    images: image ? [image] : [],
  }))
}

function latest(pages: readonly { changedAt?: Date | null }[]): Date | null {
  const moments = pages.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []))
  return moments.length > 0 ? new Date(Math.max(...moments)) : null
}
