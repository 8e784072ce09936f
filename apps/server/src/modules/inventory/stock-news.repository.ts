import type { Db, Pool } from '../../database/client.ts'

/** Key of the advisory lock of whoever publishes, the same in every process. */
const publishing = 7_201_920

/**
 * Notifies every process of what sales have changed, in one transaction that also deletes the news: a process killed before its commit
 * loses none. What was sold out or came back goes at once. Mere counts wait until the oldest is 750 ms old and then go together, however
 * many processes ask. While a process sends, the others wait for their next turn: of two that shared the news, both would tell of the same product.
 */
export async function publishStockNews(db: Db): Promise<void> {
  await db`
    with sent as (
      delete from stock_news where id in (
        select id from stock_news
        where is_availability or (select min(created_at) from stock_news) < now() - interval '750 milliseconds')
        and (select pg_try_advisory_xact_lock(${publishing}))
      returning product_id, is_availability)
    select tell_stock_change(array_agg(distinct product_id),
      coalesce(array_agg(distinct product_id) filter (where is_availability), '{}')) from sent having count(*) > 0`
}

/** The same, right after a commit. If it fails, `followStockNews` does it. */
export function publishSoon(pool: Pool): void {
  publishStockNews(pool).catch(() => undefined)
}
