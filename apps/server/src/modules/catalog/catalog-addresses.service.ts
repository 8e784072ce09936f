import type { Db } from '../../database/client.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { presentPicture } from '../media/index.ts'
import {
  type CatalogAddress,
  listCategoryAddresses,
  listProductAddresses,
  listProductChunks,
  type ProductChunk,
} from './catalog-addresses.repository.ts'

/** A product's page, with the path of a picture. */
export type ProductAddress = CatalogAddress & { image: string | null }

/** The pages of the catalogue and when each last changed, for sitemaps. */
export type CatalogAddresses = {
  listCategories(): Promise<CatalogAddress[]>
  listProductChunks(): Promise<ProductChunk[]>
  /** @returns an empty list for a part that does not exist */
  listProducts(part: number): Promise<ProductAddress[]>
}

/** Ids in one part: in two languages and with pictures, some 6 MB of a sitemap. */
const chunkSize = 5000

export function openCatalogAddresses(db: Db): CatalogAddresses {
  return {
    listCategories: () => showing(listCategoryAddresses(db)),
    listProductChunks: () => showing(listProductChunks(db, chunkSize)),
    async listProducts(part) {
      const rows = await showing(listProductAddresses(db, part, chunkSize))
      return rows.map(({ picture, ...row }) => ({ ...row, image: picture && presentPicture(picture).image }))
    },
  }
}

function showing<Rows>(rows: Promise<Rows>): Promise<Rows> {
  showsTopics(['catalog'])
  return rows
}
