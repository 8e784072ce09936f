import type { ShopClient } from '../pages/shop-client.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'
import { buyFromCart, type Goods, onlyOnce } from './place-orders.ts'

type Recipient = Parameters<typeof buyFromCart>[1]

/** Returns of delivered orders: one is refused, and its cash written off, one refunded, one closed without a refund. */
export async function fillReturns(
  { client, staff, pen }: { client: ShopClient; staff: StaffClient; pen: Pen },
  who: Recipient,
  goods: Goods,
): Promise<void> {
  const write = (field: string, max = 300) => pen.write(field, max)
  const units = [{ variant_id: goods.color, quantity: 1 }]
  const deliver = async () => {
    const { order, access_token } = await buyFromCart(client, who, goods)
    const reason = write('staff.orderWork.workOnOrders.reason')
    await staff.orderWork.workOnOrders({ body: { action: 'ship', orders: [order.id], reason } })
    await staff.orderWork.workOnOrders({ body: { action: 'deliver', orders: [order.id] } })
    return { id: order.id, access_token }
  }
  const register = async (id: string) => {
    const note = write('staff.returns.registerReturn.note', 400)
    const body = { order_id: id, lines: units, reason: 'faulty', note } as const
    const made = await staff.returns.registerReturn({ body }, onlyOnce())
    const params = { id: made.id }
    await staff.returns.decideReturn({ params, body: { decision: 'approve' } })
    const lines = [{ variant_id: goods.color, received: 1, damaged: 0 }]
    await staff.returns.inspectReturn({ params, body: { lines } })
    return params
  }

  const refused = await deliver()
  const body = { lines: units, reason: 'faulty', note: write('returns.requestReturn.note', 400) } as const
  const query = { access_token: refused.access_token }
  await client.returns.requestReturn({ params: { id: refused.id }, query, body }, onlyOnce())
  const { results } = await staff.returns.listReturns({ query: {} })
  const reason = write('staff.returns.decideReturn.reason')
  await staff.returns.decideReturn({ params: { id: results[0]?.id ?? '' }, body: { decision: 'refuse', reason } })

  const lost = write('staff.orders.receiveCash.reason', 400)
  await staff.orders.receiveCash({ params: { id: refused.id }, body: { amount: 0, reason: lost } })

  const refunded = await register((await deliver()).id)
  const reference = write('staff.returns.refundReturn.reference')
  await staff.returns.refundReturn({ params: refunded, body: { amount: 1, method: 'transfer', reference } })

  const closed = await register((await deliver()).id)
  await staff.returns.closeReturn({ params: closed, body: { reason: write('staff.returns.closeReturn.reason') } })
}
