import { index, pgTable } from 'drizzle-orm/pg-core'
import { checkNotNegative, idColumn, idOf, momentColumn, moneyColumn } from '../../../database/columns.ts'
import { variants } from '../catalog.table.ts'

/**
 * What each variant has cost since when. Triggers write it, and refuse every change: what an offer strikes through comes from here.
 *
 * @see docs/decisions/0039-offers-have-dates-and-struck-prices-a-history.md
 */
export const variantPrices = pgTable(
  'variant_prices',
  {
    id: idColumn(),
    variantId: idOf(variants, 'cascade').notNull(),
    /** Null: it was not on sale, so nobody was asked a price. */
    pricePiastres: moneyColumn(),
    fromAt: momentColumn().notNull(),
  },
  (table) => [
    checkNotNegative('variant_prices_price_check', table.pricePiastres),
    index('variant_prices_variant_idx').on(table.variantId, table.fromAt),
  ],
)
