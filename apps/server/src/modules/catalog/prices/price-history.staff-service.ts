import { type EndpointAnswer, piastres, toPounds } from '@shop/contract'
import type { productsStaffEndpoints } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { type Paging, readPage } from '../../../http/answers/page.ts'
import { findLowestPrice, listPrices } from './price-history.staff-repository.ts'

type Query = Paging & { sort: 'from'; order: 'asc' | 'desc'; q: string }

/** A page of what a variant cost since when. @throws AppError `variant_not_found`, `page_not_found` */
export async function getPriceHistory(
  db: Db,
  variantId: number,
  query: Query,
): Promise<EndpointAnswer<typeof productsStaffEndpoints.listVariantPrices>> {
  const list = listPrices(db, variantId, query.order)
  const page = await readPage(`/api/admin/variants/${variantId}/prices/`, query, list, (row) => ({
    from: row.fromAt.toISOString(),
    price: presentPrice(row.pricePiastres),
    lowest_before: presentPrice(row.lowestPiastres),
  }))
  // The database notes the first price with the variant, so a variant without a price is unknown.
  if (page.count === 0) throw new AppError('variant_not_found')
  return { ...page, lowest_price: presentPrice(await findLowestPrice(db, variantId)) }
}

function presentPrice(price: number | null): number | null {
  return price === null ? null : toPounds(piastres(price))
}
