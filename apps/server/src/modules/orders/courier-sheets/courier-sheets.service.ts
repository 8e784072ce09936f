import { createHash } from 'node:crypto'
import {
  attemptFailures,
  type DeliveryFailure,
  dayInCairo,
  type Language,
  type OrderId,
  piastres,
  toPounds,
} from '@shop/contract'
import { awaitsCash, type CashBook, type CourierSheet, type SheetAction, type SheetRow } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { describeRefusal } from '../../../http/errors/describe-refusal.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { presentActor } from '../desk/orders.staff-presenter.ts'
import { type StepRequest, takeStaffStep } from '../desk/take-staff-step.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { cashAmount, isCashOpen } from '../orders.rules.ts'
import { chooseCarrier } from '../parcels/choose-carrier.service.ts'
import { receiveCash } from '../parcels/receive-cash.service.ts'
import {
  type CashRow,
  hasSettlement,
  insertSettlement,
  listCarrierCash,
  listClearings,
  listSettlements,
  lockCash,
} from './cash-book.repository.ts'
import { findSheetOrders, type SheetOrderRow } from './courier-sheets.repository.ts'
import { planRow } from './plan-row.rules.ts'
import { parseSheet, type SheetEntry } from './sheet.parser.ts'

/** A row with its order and what it will do. */
type Planned = { entry: SheetEntry; order: SheetOrderRow | null; row: SheetRow }
type PlannedSheet = { planned: readonly Planned[]; digest: string }

/**
 * Looks at a courier's sheet, or applies it: each right row in its own transaction, so a second upload of the same sheet books nothing
 * twice.
 *
 * @throws AppError `courier_sheet_unreadable`
 */
export async function readCourierSheet(
  deps: OrderDeps,
  caller: Caller,
  { csv, is_applied: isApplied }: { csv: string; is_applied: boolean },
  language: Language,
): Promise<CourierSheet> {
  const planned = await planSheet(deps, caller, parseSheet(csv))
  const digest = createHash('sha256').update(csv).digest('hex')
  const isNewCash = planned.some(namesCash) && !(await hasSettlement(deps.db, digest))
  if (isApplied) {
    await recordSettlement(deps, caller, { planned, digest })
    for (const one of planned) await applyRow(deps, caller, one, language)
  }
  const rows = planned.map(({ row }) => row)
  const sum = (pick: (row: SheetRow) => number | null) =>
    rows.reduce((total, row) => total + Math.round((pick(row) ?? 0) * 100), 0) / 100
  return {
    rows,
    is_applied: isApplied,
    is_new_cash: isNewCash,
    amount: sum(({ amount }) => amount),
    expected: sum(({ expected }) => expected),
  }
}

async function planSheet(deps: OrderDeps, { permissions }: Caller, entries: SheetEntry[]): Promise<Planned[]> {
  const numbers = entries.flatMap(({ number }) => (number === null ? [] : [number]))
  const trackings = entries.flatMap(({ tracking }) => tracking ?? [])
  const orders = await findSheetOrders(deps.db, numbers, trackings)
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const byTracking = Map.groupBy(orders, ({ tracking }) => tracking)
  const terms = {
    canDeliver: permissions.includes('orders.write'),
    canFulfil: permissions.includes('orders.fulfil'),
    today: dayInCairo(deps.readClock()),
  }
  /** A tracking number that two carriers use names no order. */
  const findOrderOf = ({ number, reference, tracking }: SheetEntry) => {
    if (number !== null) return byNumber.get(number) ?? null
    const found = tracking != null && reference !== '' ? (byTracking.get(tracking) ?? []) : []
    return found.length === 1 ? (found[0] ?? null) : null
  }
  const seen = new Set<number>()
  return entries.map((entry) => {
    const order = findOrderOf(entry)
    const isTwice = order !== null && seen.has(order.number)
    if (order) seen.add(order.number)
    const plan = order
      ? isTwice
        ? { action: null, problem: 'order_twice' as const }
        : planRow(entry, order, terms)
      : { action: null, problem: 'order_unknown' as const }
    const row = { line: entry.line, reference: entry.reference, order_id: order?.id ?? null, ...plan, detail: null }
    const expected = order && !isTwice && isAwaited(order) ? toPounds(piastres(cashAmount(order))) : null
    return { entry, order, row: { ...row, amount: entry.amount ?? null, expected } }
  })
}

/** Whether the shop still waits for the cash of an order. */
function isAwaited(order: CashRow): boolean {
  const { status, paymentMethod: payment_method, paymentStatus: payment_status } = order
  return status === 'in_transit' ? isCashOpen(order) : awaitsCash({ status, payment_method, payment_status })
}

/**
 * Whether a row is about cash that comes with the sheet: it books it, or something is wrong with it. That nothing was collected for an order that brings cash
 * is wrong, too.
 */
function namesCash({ entry: { amount }, row: { action, problem } }: Planned): boolean {
  if (action === 'receive' || action === 'deliver_and_receive') return true
  if (problem === null || problem === 'already_received' || amount === null) return false
  return amount !== 0 || problem === 'amount_differs'
}

/** Whether an order waits for the cash of a row. None of a parcel that was not handed over. */
function isMatched({ entry: { status }, row: { expected } }: Planned): boolean {
  return expected !== null && (status == null || status === 'delivered')
}

/**
 * Writes the cash of a sheet into the book, before any of it is booked: what its orders are to bring, and what no order waits for. Somebody may have
 * changed an order since it was read.
 */
async function recordSettlement(deps: OrderDeps, { userId }: Caller, { planned, digest }: PlannedSheet): Promise<void> {
  const withCash = planned.filter(namesCash)
  if (withCash.length === 0) return
  await inTransaction(deps.db, async (tx) => {
    const named = withCash.flatMap((one) => (one.order && isMatched(one) ? [one.order.id] : []))
    const waiting = new Map((await lockCash(tx, named)).filter(isAwaited).map((order) => [order.id, order]))
    const findWaiting = (one: Planned) => (one.order && isMatched(one) ? waiting.get(one.order.id) : undefined)
    const unmatched = withCash.filter((one) => !findWaiting(one))
    await insertSettlement(tx, {
      actorId: userId,
      createdAt: deps.readClock(),
      digest,
      unmatchedRows: unmatched.length,
      unmatchedPiastres: unmatched.reduce((sum, one) => sum + (namedAmount(one) ?? 0), 0),
      orders: withCash.flatMap((one) => {
        const order = findWaiting(one)
        return order ? [{ id: order.id, expectedPiastres: cashAmount(order), namedPiastres: namedAmount(one) }] : []
      }),
    })
  })
}

/** What a row says of cash, in piastres; null if that cannot be read. */
function namedAmount({ entry: { amount } }: Planned): number | null {
  return amount == null ? null : Math.round(amount * 100)
}

/** How many of the last sheets the cash book shows, besides those of which money is missing or not cleared. */
const shownSettlements = 50

/** What couriers owe, what the last sheets brought, and what of older ones is still to be cleared up. */
export async function getCashBook(db: Db): Promise<CashBook> {
  const [carriers, settlements] = await Promise.all([listCarrierCash(db), listSettlements(db, shownSettlements)])
  const ids = settlements.map(({ id }) => id)
  const clearings = Map.groupBy(await listClearings(db, ids), ({ settlementId }) => settlementId)
  return {
    carriers: carriers.map(({ name, orders, owedPiastres, oldest }) => {
      return { name, orders, owed: pounds(owedPiastres), oldest: oldest.toISOString() }
    }),
    settlements: settlements.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      actor: presentActor(row),
      orders: row.orders,
      expected: pounds(row.expectedPiastres),
      received: pounds(row.receivedPiastres),
      written_off: pounds(row.writtenOffPiastres),
      missing: pounds(row.expectedPiastres - row.receivedPiastres - row.writtenOffPiastres),
      unmatched: { rows: row.unmatchedRows, amount: pounds(row.unmatchedPiastres) },
      uncleared: {
        rows: row.unmatchedRows - row.clearedRows,
        amount: pounds(row.unmatchedPiastres - row.clearedPiastres),
      },
      clearings: (clearings.get(row.id) ?? []).map(({ createdAt, piastres: cleared, reason, ...actor }) => {
        return { at: createdAt.toISOString(), actor: presentActor(actor), amount: pounds(cleared), reason }
      }),
    })),
  }
}

const pounds = (amount: number) => toPounds(piastres(amount))

/** Somebody may have changed the order since it was read: then the row is refused with the reason. */
async function applyRow(deps: OrderDeps, caller: Caller, planned: Planned, language: Language): Promise<void> {
  const { entry, order, row } = planned
  if (!order || row.action === null || row.action === 'nothing') return
  try {
    await act(deps, caller, order, row.action, entry)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    planned.row = { ...row, action: null, problem: 'state_differs', detail: describeRefusal(error, language) }
  }
}

async function act(
  deps: OrderDeps,
  caller: Caller,
  order: SheetOrderRow,
  action: SheetAction,
  { status, nextDay, tracking }: SheetEntry,
): Promise<void> {
  const step = (fields: Pick<StepRequest, 'step'> & Partial<StepRequest>) =>
    takeStaffStep(deps, caller, order.id as OrderId, { ...plainStep, ...fields })
  switch (action) {
    case 'deliver':
      return await step({ step: 'deliver' })
    case 'deliver_and_receive':
      return await step({ step: 'deliver', cash_received: true })
    case 'receive':
      return await receiveCash(deps, caller, order.id, { amount: piastres(cashAmount(order)), reason: '' })
    case 'turn_back':
      return await step({ step: 'turn_back', failure: status as DeliveryFailure })
    case 'attempt': {
      const failure = attemptFailures.find((one) => one === status)
      const day = nextDay === null ? {} : { next_day: nextDay }
      return await step({ step: 'attempt', ...(failure && { failure }), attempts: order.attempts, ...day })
    }
    case 'set_tracking':
      if (order.carrierId !== null && tracking)
        await chooseCarrier(deps, caller, order.id, { carrier_id: order.carrierId, tracking_number: tracking })
      return
    case 'nothing':
      return
  }
}

const plainStep = { from: 'in_transit', note: '', reason: '', cash_received: false, damaged: [] } as const
