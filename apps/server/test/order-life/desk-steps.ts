import { attemptFailures, dayInCairo, type OrderStatus, orderLife } from '@shop/contract'
import { callOutcomes, isUndoable, type StaffStep, staffSteps } from '@shop/contract/staff'
import { getCashBook } from '../../src/modules/orders/courier-sheets/courier-sheets.service.ts'
import { type Choices, pick } from '../random-steps.ts'
import { type Desk, type DeskAnswer, type SeenOrder, seeOrder, seeOrders, type Worker } from './desk.ts'

/** Something that somebody does at the desk with what they see; nothing when there is no such order. */
export type DeskStep = (desk: Desk, choices: Choices) => Promise<DeskAnswer | undefined>

const someClerk = (choice: number): Worker => (choice % 2 === 0 ? 'clerk' : 'colleague')

const oneOrBoth = (choice: number) => (['clerk', 'colleague'] as const).slice(0, 1 + (choice % 2))

/** What staff do with orders until they have arrived, and with their cash. */
export const clerkSteps = {
  /** A step of the life of an order, undone at once by two people every second time. */
  async takeStep(desk, { a, b, c }) {
    const isFinal = b % 5 === 0
    const statuses: OrderStatus[] = [
      'processing',
      'in_transit',
      'returning',
      ...(isFinal ? ['delivered' as const] : []),
    ]
    const order = await seeOrder(desk, statuses, a)
    const step = order && chooseStep(order, b, isFinal)
    if (!order || !step) return
    const body = { step, from: order.status, ...detailsOf(desk, order, step, c) }
    const answer = await desk.callAs(someClerk(a), 'POST', `/orders/${order.id}/steps/`, body)
    if (answer.status !== 200 || !isUndoable(step) || c % 2 !== 0) return answer
    const undo = (worker: Worker) => desk.callAs(worker, 'POST', `/orders/${order.id}/undo/`, { step })
    const [undone] = await Promise.all([undo('clerk'), undo('colleague')])
    return undone
  },
  /** The newest step of any order, whoever took it, as long as it can be undone. */
  async undo(desk, { a, b }) {
    const ids = desk.orders.slice(-40).map(({ id }) => id)
    const steps = await desk.pool<{ orderId: string; step: string }[]>`
      select order_id, step from order_undos where order_id = any (${ids}::uuid[]) order by undo_until desc limit 3`
    const found = pick(steps, a)
    return found && (await desk.callAs(someClerk(b), 'POST', `/orders/${found.orderId}/undo/`, { step: found.step }))
  },
  /** Somebody packs or unpacks an order; the serial numbers are few, so that two orders often want one unit. */
  async pack(desk, { a, b, c }) {
    const order = await seeOrder(desk, ['processing'], a)
    const action = pick(['take', 'pack', 'pack', 'pack', 'unpack', 'put_back'], b)
    if (!order) return
    const serials = action === 'pack' ? scanUnits(order, c) : []
    const versions = action === 'pack' && c % 2 === 0 ? [{ order: order.id, version: order.version }] : []
    return await desk.callAs('packer', 'POST', '/orders/actions/', { action, orders: [order.id], serials, versions })
  },
  /** Several orders at once are handed over, delivered, or taken back. */
  async workOnMany(desk, { a, b }) {
    const action = pick(['ship', 'deliver', 'ship', 'deliver', 'undo_ship', 'undo_deliver'] as const, b) ?? 'ship'
    const status = (
      { ship: 'processing', deliver: 'in_transit', undo_ship: 'in_transit', undo_deliver: 'delivered' } as const
    )[action]
    const orders = (await seeOrders(desk, [status])).slice(a % 3, (a % 3) + 3).map(({ id }) => id)
    if (orders.length === 0) return
    return await desk.callAs(someClerk(a), 'POST', '/orders/actions/', { action, orders, reason: 'Known to the shop' })
  },
  /** Somebody calls, sometimes while a colleague does, or after taking the call over. */
  async recordCall(desk, { a, b, c }) {
    const order = await seeOrder(desk, ['processing'], a)
    if (!order) return
    const claim = pick(['claims', 'take-overs', null], c)
    if (claim) await desk.callAs(someClerk(a), 'POST', `/confirmation-calls/${order.id}/${claim}/`, {})
    const outcome = b % 4 === 0 ? pick(callOutcomes, c) : 'reached'
    return await desk.callAs(someClerk(b), 'POST', `/orders/${order.id}/calls/`, { outcome, note: 'Asked' })
  },
  /** Other units, another fee: a line more, or another one in place of the first, fewer or more units of each. */
  async changeLines(desk, { a, b, c }) {
    const order = await seeOrder(desk, ['processing'], a)
    if (!order) return
    const lines = new Map(order.lines.map(({ variantId, quantity }) => [variantId, quantity]))
    const other = pick(desk.variantIds, b) ?? 0
    if (c % 2 === 0) lines.delete([...lines.keys()][0] ?? 0)
    lines.set(other, 1 + (c % 3))
    return await desk.callAs(someClerk(a), 'PUT', `/orders/${order.id}/lines/`, {
      version: order.version,
      lines: [...lines].map(([variant_id, quantity]) => ({ variant_id, quantity })),
      delivery: (b % 2 === 0 ? order.delivery : Math.floor(order.delivery / 2)) / 100,
      reason: 'Asked on the phone',
    })
  },
  /** Another recipient, or another governorate with its own fee, which is not corrected any more once the parcel is on its way. */
  async correctRecipient(desk, { a, b, c }) {
    const order = await seeOrder(desk, c % 4 === 0 ? ['in_transit'] : ['processing'], a)
    if (!order) return
    const change = b % 3 === 0 ? { first_name: 'Salma' } : { region: pick(['EG-ASN', 'EG-GZ'], b) }
    return await desk.callAs(someClerk(a), 'PATCH', `/orders/${order.id}/`, { version: order.version, ...change })
  },
  /** Counts the cash of a parcel, sometimes wrongly or short, sometimes with a colleague who counts the same. */
  async bookCash(desk, { a, b }) {
    const seen = await seeOrders(desk, ['delivered', 'returned'])
    const order = pick(b % 9 === 0 ? seen : seen.filter(({ paymentStatus }) => paymentStatus === 'collected'), a)
    if (!order) return
    const wrong = b % 5 === 0 ? 100 : 0
    const missing = b % 7 === 0 ? Math.floor(order.cash / 3) : 0
    const body = { amount: (order.cash + wrong - missing) / 100, reason: 'The courier lost it' }
    const book = (worker: Worker) => desk.callAs(worker, 'POST', `/orders/${order.id}/cash/`, body)
    const [answer] = await Promise.all(oneOrBoth(b).map(book))
    return answer
  },
  /** The sheet of a courier about some parcels, uploaded once, or by two people at the same time. */
  async settleSheet(desk, { a, b, c }) {
    const seen = await seeOrders(desk, ['in_transit', 'delivered', 'returned'])
    const first = a % Math.max(1, seen.length - 2)
    const orders = seen.slice(first, first + 4)
    if (orders.length === 0) return
    const rows = orders.map((order, place) => describeParcel(desk, order, c + place))
    const body = { csv: ['order,status,amount,next_day', ...rows].join('\n'), is_applied: true }
    const upload = (worker: Worker) => desk.callAs(worker, 'POST', '/courier-sheets/', body)
    const [answer] = await Promise.all(oneOrBoth(b).map(upload))
    return answer
  },
  /** Says what became of the cash of a sheet for which no order waits, sometimes with a colleague who says it too. */
  async clearUnmatchedCash(desk, { a, b }) {
    const { settlements } = await getCashBook(desk.pool)
    const sheet = pick(
      settlements.filter(({ uncleared }) => uncleared.rows > 0 || uncleared.amount > 0),
      a,
    )
    if (!sheet) return
    const body = { unmatched: sheet.unmatched, reason: 'Given back' }
    const clear = (worker: Worker) => desk.callAs(worker, 'POST', `/courier-sheets/${sheet.id}/clearings/`, body)
    const [answer] = await Promise.all(oneOrBoth(b).map(clear))
    return answer
  },
} satisfies Record<string, DeskStep>

/** Mostly a step that goes on with the order; those that end it are few. */
function chooseStep(order: SeenOrder, choice: number, isFinal: boolean): StaffStep | undefined {
  const possible = staffSteps.filter((step) => orderLife[order.status][step] !== undefined)
  const isEnd = (step: StaffStep) => step === 'cancel' || step === 'return'
  return pick(
    possible.filter((step) => isEnd(step) === (isFinal && possible.some(isEnd))),
    Math.floor(choice / 5),
  )
}

function detailsOf(desk: Desk, order: SeenOrder, step: StaffStep, choice: number): object {
  if (step === 'ship') return { reason: 'Known to the shop' }
  if (step === 'deliver') return { cash_received: choice % 3 === 0 && order.cash > 0 }
  if (step === 'attempt')
    return { failure: pick(attemptFailures, choice), attempts: order.attempts, next_day: tomorrow(desk) }
  if (step === 'turn_back') return { failure: choice % 2 === 0 ? 'refused' : 'damaged' }
  if (step === 'cancel') return {}
  const damaged = order.lines.flatMap(({ variantId, quantity, free }) => {
    const units = choice % ((step === 'return' ? free : quantity) + 1)
    return units > 0 ? [{ variant_id: variantId, units }] : []
  })
  return { damaged }
}

const tomorrow = (desk: Desk) => dayInCairo(new Date(desk.readClock().getTime() + 86_400_000))

/** A serial number for each unit of an order that needs one, sometimes for all but one. */
function scanUnits(order: SeenOrder, choice: number): object[] {
  const units = order.lines
    .filter(({ needsSerials }) => needsSerials)
    .flatMap(({ variantId, quantity }) => Array.from({ length: quantity }, () => variantId))
  const scanned = choice % 9 === 0 ? units.slice(1) : units
  return scanned.map((variantId, place) => ({
    order: order.id,
    variant_id: variantId,
    serial: `UNIT-${(choice % 3) + place}`,
  }))
}

/** What became of a parcel, as a courier writes it. */
function describeParcel(desk: Desk, { number, cash }: SeenOrder, choice: number): string {
  const rows = [
    `delivered,${cash / 100},`,
    'delivered,,',
    `,${cash / 100},`,
    `no_answer,,${tomorrow(desk)}`,
    'refused,,',
    `delivered,${cash / 100 + 1},`,
    `,${cash / 100},`,
  ]
  return `NW-${number},${pick(rows, choice)}`
}
