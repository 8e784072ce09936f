import type { Db } from '../../../database/client.ts'
import { showsTopics } from '../../../http/answers/shared-answers.ts'

/** The biggest part of a former price that a product on sale saves, in whole percent, rounded down; null when nothing is reduced. */
export async function findHighestSaving(db: Db): Promise<number | null> {
  showsTopics(['catalog'])
  const [row] = await db<{ percent: number | null }[]>`
    select max(p.saving_bp) / 100 as percent from products p join categories c on c.id = p.category_id
    where p.is_active and c.is_active and p.is_offer and exists (
      select from variants v where v.product_id = p.id and v.is_active and v.stock > 0)`
  return row?.percent || null
}
