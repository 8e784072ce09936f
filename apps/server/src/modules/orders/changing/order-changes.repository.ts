import type { OrderId, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { type ActorColumns, actorColumns } from '../desk/orders.staff-repository.ts'
import type { ChangedTotalRow, OrderLineRow } from '../orders.repository.ts'
import { deleteSerials } from '../packing/serials.repository.ts'
import type { LineBefore } from './order-changes.table.ts'

/** A change of the lines of an order; amounts in piastres, `lines` and `deliveryPiastres` as they were before. */
export type OrderChangeRow = ActorColumns &
  ChangedTotalRow & {
    reason: string
    lines: LineBefore[]
    deliveryPiastres: number
    refundedPiastres: number
  }

export type NewOrderChange = Omit<OrderChangeRow, 'actorName' | 'createdAt' | 'actorId'> & {
  orderId: OrderId
  actorId: UserId
}

/** @param change.lines the lines of before; only what tells of them is kept */
export async function insertChange(db: Db, { lines, ...change }: NewOrderChange): Promise<void> {
  const kept = lines.map(({ sku, nameEn, nameAr, colorNameEn = null, colorNameAr = null, ...line }): LineBefore => {
    const { quantity, unitPricePiastres } = line
    return { sku, nameEn, nameAr, colorNameEn, colorNameAr, quantity, unitPricePiastres }
  })
  await db`insert into order_changes ${db({ ...change, lines: db.json(kept) })}`
}

/** Lists the changes of an order with their actors, oldest first. */
export async function listOrderChanges(db: Db, id: OrderId): Promise<OrderChangeRow[]> {
  return await db<OrderChangeRow[]>`
    select c.reason, c.lines, c.delivery_piastres, c.total_piastres, c.new_total_piastres, c.refunded_piastres, c.created_at,
      ${actorColumns(db, 'c')}
    from order_changes c left join users u on u.id = c.actor_id where c.order_id = ${id} order by c.id`
}

/** What an order gets: lines that stay, new lines, and amounts in piastres. */
export type ChangedOrder = {
  stays: readonly Pick<OrderLineRow, 'variantId' | 'quantity' | 'discountPiastres'>[]
  added: readonly OrderLineRow[]
  subtotal: number
  discount: number
  couponCode: string | null
  delivery: number
  total: number
}

/** Replaces the lines and amounts of a locked order, which must be packed again. A deposit above its total was refunded down to it. */
export async function replaceLines(db: Db, id: OrderId, { stays, added, ...amounts }: ChangedOrder): Promise<void> {
  const variants = stays.map(({ variantId }) => variantId)
  const quantities = stays.map(({ quantity }) => quantity)
  const discounts = stays.map(({ discountPiastres }) => discountPiastres)
  await deleteSerials(db, id)
  await db`delete from order_lines where order_id = ${id} and variant_id <> all (${variants}::bigint[])`
  await db`
    update order_lines l set quantity = w.quantity, line_total_piastres = l.unit_price_piastres * w.quantity, discount_piastres = w.discount
    from unnest(${variants}::bigint[], ${quantities}::integer[], ${discounts}::bigint[]) as w (variant_id, quantity, discount)
    where l.order_id = ${id} and l.variant_id = w.variant_id and (l.quantity, l.discount_piastres) <> (w.quantity, w.discount)`
  if (added.length > 0) {
    await db`insert into order_lines ${db(added.map((line) => ({ orderId: id, ...line })))}`
    // Reports find lines by the moment of their order.
    await db`
      update order_lines l set created_at = o.created_at from orders o
      where o.id = ${id} and l.order_id = o.id and l.created_at <> o.created_at`
  }
  await db`
    update orders set subtotal_piastres = ${amounts.subtotal}, discount_piastres = ${amounts.discount}, coupon_code = ${amounts.couponCode}, delivery_piastres = ${amounts.delivery}, total_piastres = ${amounts.total},
      deposit_piastres = least(deposit_piastres, ${amounts.total}),
      payment_status = case when deposit_piastres = 0 then payment_status
        when deposit_piastres < ${amounts.total} then 'deposit_paid' else 'paid' end,
      packed_at = null, version = version + 1, updated_at = now()
    where id = ${id}`
}
