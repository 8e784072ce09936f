import { expect } from '@playwright/test'
import type { ShopClient } from '../pages/shop-client.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import { fillReturns } from './fill-returns.ts'
import type { Pen } from './pen.ts'
import { buyFromCart, buyOnline, type Goods, onlyOnce, payOnline } from './place-orders.ts'

const somebody = {
  first_name: 'Mona',
  last_name: 'Adel',
  phone: '01012345678',
  address: '5 Nile Street',
  city: 'Giza',
  region: 'EG-GZ',
} as const

/** Places orders with notes of staff: from a cart, by phone, by "buy now" with a partial refund, and one paid too late. */
export async function fillOrders(client: ShopClient, staff: StaffClient, pen: Pen, goods: Goods) {
  const fromCart = await buyFromCart(
    client,
    { ...recipient(pen, 'orders.checkout'), ...finer(pen, 'orders.checkout') },
    goods,
  )
  await followOrder(staff, pen, fromCart.order.id)
  const byPhone = await orderByPhone(staff, pen, goods)
  const atOnce = await buyOnline(client, { ...recipient(pen, 'orders.buyNow'), ...finer(pen, 'orders.buyNow') }, goods)
  await payOnline(atOnce)
  // The payment counts only after the shop's inquiry.
  const findOrder = () => staff.orders.getOrder({ params: { id: atOnce.order.id } })
  await expect.poll(findOrder).toMatchObject({ payment_status: 'paid' })
  // The order stays in the queue of confirmation calls.
  const call = { outcome: 'no_answer', note: pen.write('staff.orders.recordCall.note', 400) } as const
  await staff.orders.recordCall({ params: { id: atOnce.order.id }, body: call })
  const wish = { text: pen.write('changeRequests.requestChange.text', 500) }
  const opened = { params: { id: atOnce.order.id }, query: { access_token: atOnce.access_token } }
  await client.changeRequests.requestChange({ ...opened, body: wish })
  const note = pen.write('staff.orders.requestRefund.note', 400)
  const body = { payment_id: atOnce.payment?.id ?? '', amount: 10, note }
  await staff.orders.requestRefund({ params: { id: atOnce.order.id }, body }, onlyOnce())
  await refundByHand(client, staff, pen, goods)
  await payTooLate(client, staff, pen, goods)
  await clearCash(staff, pen)
  await fillReturns({ client, staff, pen }, somebody, goods)
  return { fromCart, atOnce, byPhone }
}

/** Pays back a part of an order that was paid at a kiosk. */
async function refundByHand(client: ShopClient, staff: StaffClient, pen: Pen, goods: Goods): Promise<void> {
  const { order, payment, access_token } = await buyOnline(client, somebody, goods, 'kiosk')
  await payOnline({ order, payment, access_token })
  const params = { id: order.id }
  await expect.poll(() => staff.orders.getOrder({ params })).toMatchObject({ payment_status: 'paid' })
  const by_hand = {
    method: 'wallet',
    reference: pen.write('staff.orders.requestRefund.by_hand.reference', 200),
  } as const
  await staff.orders.requestRefund({ params, body: { payment_id: payment?.id ?? '', amount: 10, by_hand } }, onlyOnce())
}

/** Adds a note, changes the lines, corrects the recipient and ships the order. */
async function followOrder(staff: StaffClient, pen: Pen, id: string): Promise<void> {
  const params = { id }
  const note = (call: string, field = 'note') => pen.write(`staff.orders.${call}.${field}`, 400)
  await staff.orders.addOrderNote({ params, body: { text: note('addOrderNote', 'text') } })
  const { version: first, lines, delivery } = await staff.orders.getOrder({ params })
  const doubled = lines.map(({ variant_id, quantity }) => ({ variant_id, quantity: quantity * 2 }))
  const reason = pen.write('staff.orderChanges.changeOrder.reason', 400)
  const change = { version: first, lines: doubled, delivery, reason }
  const { version } = await staff.orderChanges.changeOrder({ params, body: change })
  const { notes: _notes, ...corrected } = recipient(pen, 'staff.orders.correctRecipient')
  await staff.orders.correctRecipient({ params, body: { ...corrected, version } })
  const texts = { note: note('takeStep'), reason: note('takeStep', 'reason') }
  await staff.orders.takeStep({ params, body: { step: 'ship', from: 'processing', ...texts } })
}

/** Places an order for a caller. */
async function orderByPhone(staff: StaffClient, pen: Pen, { color }: Goods): Promise<{ id: string }> {
  const call = 'staff.orderChanges.placeOrder'
  const who = { ...recipient(pen, call), ...finer(pen, call) }
  const lines = [{ variant_id: color, quantity: 1 }]
  const wanted = { lines, region: who.region, payment_method: 'cash' as const }
  const { total: expected_total } = await staff.orderChanges.quoteOrder({ body: wanted })
  return await staff.orderChanges.placeOrder(
    { body: { ...who, ...wanted, expected_total, language: 'ar' } },
    onlyOnce(),
  )
}

/** Pays a cancelled order, which creates a payment problem. */
async function payTooLate(client: ShopClient, staff: StaffClient, pen: Pen, goods: Goods): Promise<void> {
  const late = await buyOnline(client, somebody, goods)
  const params = { id: late.order.id }
  await staff.orders.takeStep({ params, body: { step: 'cancel', from: 'pending_payment' } })
  await payOnline(late)
  const findProblems = async () => (await staff.paymentProblems.listPaymentProblems({ query: {} })).results
  await expect.poll(findProblems).toHaveLength(1)
  const [problem] = await findProblems()
  const note = pen.write('staff.paymentProblems.resolvePaymentProblem.note', 400)
  await staff.paymentProblems.resolvePaymentProblem({ params: { id: String(problem?.id) }, body: { note } })
}

/** Clears cash that a courier's sheet names for no order. */
async function clearCash(staff: StaffClient, pen: Pen): Promise<void> {
  const csv = 'order,status,amount\nNW-999999,delivered,600'
  await staff.courierSheets.readCourierSheet({ body: { csv, is_applied: true } })
  const [settlement] = (await staff.courierSheets.getCashBook({})).settlements
  const reason = pen.write('staff.courierSheets.clearUnmatchedCash.reason', 400)
  const body = { unmatched: settlement?.unmatched ?? { rows: 0, amount: 0 }, reason }
  await staff.courierSheets.clearUnmatchedCash({ params: { id: String(settlement?.id) }, body })
}

/** The finer fields of an address. */
export function finer(pen: Pen, call: string) {
  return {
    area: pen.write(`${call}.area`, 80),
    building: pen.write(`${call}.building`, 30),
    floor: pen.write(`${call}.floor`, 30),
    landmark: pen.write(`${call}.landmark`, 160),
  }
}

function recipient(pen: Pen, call: string) {
  return {
    first_name: pen.write(`${call}.first_name`, 60),
    last_name: pen.write(`${call}.last_name`, 60),
    address: pen.write(`${call}.address`, 300),
    city: pen.write(`${call}.city`, 80),
    apartment: pen.write(`${call}.apartment`, 60),
    notes: pen.write(`${call}.notes`, 1000),
    phone: '01012345678',
    region: 'EG-GZ' as const,
  }
}
