import { randomUUID } from 'node:crypto'
import {
  handRefundMethods,
  methodRules,
  type OrderId,
  type PaymentId,
  type PaymentMethod,
  type ReturnId,
  type ReturnStatus,
  type ReturnStep,
  refundMethodsFor,
  returnLife,
} from '@shop/contract'
import { expect } from 'vitest'
import { getRefunding, type PaymentRow } from '../../src/modules/payments/index.ts'
import { type Choices, pick } from '../random-steps.ts'
import { type Desk, type DeskAnswer, type SeenOrder, seeOrder } from './desk.ts'
import type { DeskStep } from './desk-steps.ts'

/** What shoppers and staff do with units that come back, and with money. */
export const backSteps = {
  /** Whoever has the link of an order confirms it, or cancels it, more rarely. */
  async actByLink(desk, { a, b }) {
    const order = await seeOrder(desk, ['processing', 'pending_payment'], a)
    const token = order && (await findLink(desk, order))
    if (!token) return
    return await desk.call('POST', `/api/order-links/${token}/${b % 5 === 0 ? 'cancel' : 'confirm'}/`)
  },
  /** The shopper asks for some units, or a caller, more rarely. */
  async askForReturn(desk, { a, b, c }) {
    const order = await seeOrder(desk, ['delivered'], a)
    const lines = (order?.lines ?? [])
      .map(({ variantId, free }, place) => ({ variant_id: variantId, quantity: Math.min(1 + ((b + place) % 3), free) }))
      .filter(({ quantity }, place) => quantity > 0 && (place === 0 || c % 2 === 0))
    if (!order || lines.length === 0) return
    const reason = pick(['faulty', 'change_of_mind', 'wrong_item'], c)
    const headers = { 'idempotency-key': randomUUID() }
    if (b % 4 === 0)
      return await desk.callAs('clerk', 'POST', '/returns/', { order_id: order.id, lines, reason }, headers)
    // Before the first message is sent, the browser has to do.
    const link = b % 4 === 1 ? await findLink(desk, order) : undefined
    const query = link ? `link_token=${link}` : `access_token=${order.token}`
    return await desk.call('POST', `/api/orders/${order.id}/returns/?${query}`, { lines, reason }, headers)
  },
  /** A step of a return, by staff or its shopper; every second time of one that waits for its refund. */
  async takeReturnStep(desk, choices) {
    const returns = await seeReturns(desk)
    const inspected = choices.a % 2 === 0 ? returns.filter(({ status }) => status === 'inspected') : []
    const found = pick(inspected.length > 0 ? inspected : returns, choices.a)
    const step = found && pick(stepsOf(found.status), choices.b)
    return found && step && (await acts[step](desk, found, choices))
  },
  /** Staff send back a part of what was paid online, without a return, or pay it by hand where the provider cannot. Some press twice; the note shows whether both were refunds. */
  async refundPayment(desk, { a, b, c }) {
    const payments = await desk.pool<SeenPayment[]>`
      select id, reference as order_id, method from payments
      where reference = any (${newest(desk)}::uuid[]) and status in ('paid', 'partially_refunded') order by created_at`
    const payment = pick(payments, a)
    if (!payment) return
    const isByHand = methodRules[payment.method].refunds === 'staff'
    return await sendBack(desk, payment, {
      amount: 1000 + c,
      by_hand: isByHand ? payByHand(b) : null,
      isTwice: a % 2 === 1,
    })
  },
  /** Staff pay what a provider failed to send back, or cannot: all of it or a part. */
  async payOwed(desk, { a, b, c }) {
    const found = pick(await seeOwed(desk, newest(desk)), a)
    if (!found) return
    const amount = c % 3 === 0 ? Math.ceil(found.owed / 2) : found.owed
    return await sendBack(desk, found, { amount, by_hand: payByHand(b), isTwice: c % 2 === 1 })
  },
  /** Staff take odd money as the payment of an order, and what is above its total goes back. */
  async acceptPayment(desk, { a, b }) {
    const payments = await desk.pool<{ id: PaymentId; orderId: OrderId; amount: number }[]>`
      select p.id, p.reference as order_id, max(e.amount_piastres)::integer as amount from payments p
      join payment_events e on e.payment_id = p.id and e.transaction_id = p.transaction_id and e.success
      where p.reference = any (${newest(desk)}::uuid[]) and p.status = 'review' group by p.id order by p.created_at`
    const payment = pick(payments, a)
    if (!payment) return
    const headers = { 'idempotency-key': randomUUID() }
    const body = { payment_id: payment.id, amount: payment.amount / 100, gives_back_rest: true, reason: 'As agreed' }
    const press = () => desk.callAs('clerk', 'POST', `/orders/${payment.orderId}/accepted-payments/`, body, headers)
    const [answer] = await Promise.all(Array.from({ length: 1 + (b % 2) }, press))
    return answer
  },
} satisfies Record<string, DeskStep>

type SeenPayment = Pick<PaymentRow, 'id' | 'method'> & { orderId: OrderId }

const payByHand = (choice: number) => ({ method: pick(handRefundMethods, choice), reference: `TR-${choice}` })

type Given = { amount: number; by_hand: object | null; isTwice?: boolean }

/** A clerk refunds piastres of a payment, once or with two presses. */
async function sendBack(desk: Desk, { id, orderId }: SeenPayment, { amount, by_hand, isTwice = false }: Given) {
  const key = randomUUID()
  const body = { payment_id: id, amount: amount / 100, note: `Refund ${key}`, by_hand }
  const headers = { 'idempotency-key': key }
  const press = () => desk.callAs('clerk', 'POST', `/orders/${orderId}/refunds/`, body, headers)
  const [answer] = await Promise.all([press(), ...(isTwice ? [press()] : [])])
  return answer
}

/** The payments of some orders of which staff owe money, in piastres. */
async function seeOwed({ pool }: Desk, ids: readonly OrderId[]) {
  const payments = await pool<(PaymentRow & { orderId: OrderId })[]>`
    select p.*, p.reference as order_id from payments p where p.reference = any (${[...ids]}::uuid[])
      and exists (select from refunds r where r.payment_id = p.id and r.status = 'failed') order by p.created_at`
  const seen = await Promise.all(
    payments.map(async (payment) => {
      const { owed } = await getRefunding(pool, payment)
      return { ...payment, owed: owed.reduce((sum, { amount }) => sum + amount, 0) }
    }),
  )
  return seen.filter(({ owed }) => owed > 0)
}

/** Staff pay all that is still owed. */
export async function payAllOwed(desk: Desk): Promise<void> {
  const ids = desk.orders.map(({ id }) => id)
  for (const payment of await seeOwed(desk, ids)) {
    const { status, body } = await sendBack(desk, payment, { amount: payment.owed, by_hand: payByHand(0) })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  expect(await seeOwed(desk, ids)).toEqual([])
}

/** The token of the link of an order, as its messages say it; none before the first is sent. */
async function findLink({ pool }: Desk, { number }: SeenOrder): Promise<string | undefined> {
  const [message] = await pool<{ body: string }[]>`
    select body from outbox_messages where body like ${`%NW-${number}%`} order by id limit 1`
  if (!message) return
  const [, link] = /\/o\/(\S+)$/.exec(message.body) ?? []
  if (!link) throw new Error(`The message has no link: ${message.body}`)
  return link
}

const newest = (desk: Desk) => desk.orders.slice(-40).map(({ id }) => id)

type SeenReturn = {
  id: ReturnId
  orderId: OrderId
  status: ReturnStatus
  method: PaymentMethod
  hasDeposit: boolean
  due: number | null
  lines: { variantId: number; quantity: number; serials: string[] | null }[]
}

async function seeReturns(desk: Desk): Promise<SeenReturn[]> {
  return await desk.pool<SeenReturn[]>`
    select r.id, r.order_id, r.status, o.payment_method as method, o.deposit_piastres > 0 as has_deposit, r.due_piastres as due,
      (select json_agg(json_build_object('variantId', l.variant_id, 'quantity', n.quantity, 'serials', (
          select json_agg(s.serial order by s.id) from order_serials s where s.line_id = l.id and s.returned_at is null)) order by l.id)
        from return_lines n join order_lines l on l.id = n.line_id where n.return_id = r.id) as lines
    from returns r join orders o on o.id = r.order_id
    where r.order_id = any (${newest(desk)}::uuid[]) and r.status in ('requested', 'approved', 'collected', 'inspected', 'refunded')
    order by r.number`
}

/** The steps that a return may take, approving most often. */
function stepsOf(status: ReturnStatus): ReturnStep[] {
  const steps = Object.keys(returnLife[status]) as ReturnStep[]
  const usual = steps.filter((step) => step !== 'refuse' && step !== 'withdraw' && step !== 'close')
  return [...usual, ...usual, ...usual, ...steps]
}

type Act = (desk: Desk, found: SeenReturn, choices: Choices) => Promise<DeskAnswer>

const decide =
  (decision: 'approve' | 'refuse'): Act =>
  (desk, { id }) =>
    desk.callAs('colleague', 'POST', `/returns/${id}/decisions/`, { decision, reason: 'Used' })

const acts: Record<ReturnStep, Act> = {
  approve: decide('approve'),
  refuse: decide('refuse'),
  withdraw(desk, { id, orderId }) {
    const token = desk.orders.find((order) => order.id === orderId)?.token
    return desk.call('POST', `/api/orders/${orderId}/returns/${id}/withdraw/?access_token=${token}`, {})
  },
  collect: (desk, { id }) => desk.callAs('packer', 'POST', `/returns/${id}/collections/`, {}),
  inspect(desk, found, { b, c }) {
    const lines = found.lines.map(({ variantId, quantity, serials }, place) => {
      const received = b % 3 === 0 ? (c + place) % (quantity + 1) : quantity
      const damaged = (b + place) % (received + 1)
      return { variant_id: variantId, received, damaged, serials: (serials ?? []).slice(0, received) }
    })
    return desk.callAs('packer', 'POST', `/returns/${found.id}/inspections/`, { lines })
  },
  refund(desk, { id, method, hasDeposit, due }, { b, c }) {
    const amount = Math.max(1, (due ?? 500) - (b % 3) * 100 + (c % 7 === 0 ? 1 : 0)) / 100
    const way = hasDeposit && c % 2 === 0 ? 'card' : refundMethodsFor(method)[0]
    return desk.callAs('clerk', 'POST', `/returns/${id}/refunds/`, { amount, method: way, reference: 'TR-77' })
  },
  close: (desk, { id }) => desk.callAs('clerk', 'POST', `/returns/${id}/closures/`, { reason: 'Empty box' }),
}
