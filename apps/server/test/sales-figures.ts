import type { Pool } from '../src/database/client.ts'
import type { Figures } from './long-run.ts'

type Sales = {
  orders: number
  cancelled: number
  byCard: number
  attempts: number
  news: number
  refunds: number
  movements: number
  messages: number
}

/** What a shop has sold and moved in all. */
export async function countSales(pool: Pool): Promise<Figures> {
  const [row] = await pool<Sales[]>`
    select (select count(*) from orders) as orders,
      (select count(*) from orders where status = 'cancelled') as cancelled,
      (select count(*) from orders where payment_method = 'card') as by_card,
      (select count(*) from payments) as attempts,
      (select count(*) from payment_events) as news,
      (select count(*) from refunds) as refunds,
      (select count(*) from stock_movements) as movements,
      (select count(*) from messages) as messages`
  if (!row) throw new Error('Nothing was counted')
  return {
    'orders placed': row.orders,
    'of them cancelled or expired': row.cancelled,
    'of them by card': row.byCard,
    'attempts to pay': row.attempts,
    'different things told by the provider': row.news,
    'refunds (paid twice, late, odd or cancelled)': row.refunds,
    'movements of stock': row.movements,
    'messages to shoppers': row.messages,
  }
}
