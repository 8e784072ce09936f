import type { Db } from '../src/database/client.ts'
import type { DemoOffer } from './demo-files.ts'

/**
 * Starts the offers of the demo. So that they strike something through, the demo says that it has asked its prices for two months;
 * a real shop's history is written by its database alone.
 */
export async function startDemoOffers(db: Db, offers: readonly DemoOffer[]): Promise<void> {
  await db`
    insert into variant_prices (variant_id, price_piastres, from_at)
    select id, regular_price_piastres, now() - interval '60 days' from variants`
  for (const { name, percent, skus } of offers)
    await db`
      insert into offers (name_en, name_ar, scope, target_ids, kind, value, ends_in_nine, starts_at, ends_at)
      select ${name.en}, ${name.ar}, 'products', array_agg(id order by id), 'percent', ${percent * 100}::bigint, true,
        now(), now() + interval '1 year'
      from products where sku = any (${[...skus]})`
  await db`select apply_offers(now())`
}
