import type { OrderStatus, PaymentStatus } from '@shop/contract'
import { reportDivisions } from '@shop/contract/staff'
import { expect } from 'vitest'
import type { Pool } from '../../src/database/client.ts'
import { issueDocuments } from '../../src/modules/orders/books/issue-documents.service.ts'
import { getCashBook } from '../../src/modules/orders/courier-sheets/courier-sheets.service.ts'
import { receivedMoney } from '../../src/modules/orders/orders.repository.ts'
import { listReportRows } from '../../src/modules/overview/reports/reports.staff-service.ts'
import type { PaymobTransaction } from '../../src/modules/payments/providers/paymob/index.ts'
import type { CardShop } from '../card-shop.ts'
import type { CheckedShop } from './check-units.ts'

type Account = {
  id: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  method: string
  total: number
  deposit: number
  /** Odd money that staff took as the payment. */
  accepted: number | null
  /** What staff paid back in cash. */
  repaid: number
  wasDelivered: boolean
  /** What staff sent back without a return, and with returns, in whichever way. */
  bySlip: number
  byReturns: number
  /** What a provider failed to send back, or cannot; staff pay it without that being another refund. */
  failed: number
  /** What staff paid back by hand of money that came online. */
  byHand: number
  due: number
  receipt: number | null
  /** What of the cash never came, as it was booked. */
  missing: number
  /** How often the cash was booked, less bookings that were undone. */
  bookings: number
  invoiced: number | null
  credited: number
  /** What reports and the overview count as received. */
  received: number
  attempts: string[]
  /** Transactions that staff must look at. */
  underReview: string[]
}

async function listAccounts(pool: Pool, ids: readonly string[] | null): Promise<Account[]> {
  return await pool<Account[]>`
    select o.id, o.status, o.payment_status, o.payment_method as method, o.total_piastres as total, o.deposit_piastres as deposit,
      o.repaid_piastres as repaid,
      (select round((after->>'paid')::numeric * 100)::integer from audit_entries
        where entity_id = o.id::text and action = 'payment_accepted') as accepted,
      exists (select from order_events e where e.order_id = o.id and e.status = 'delivered') as was_delivered,
      (select coalesce(sum(round((after->>'amount')::numeric * 100)), 0)::integer from audit_entries
        where entity_id = o.id::text and action = 'refund_requested') as by_slip,
      (select coalesce(sum(refunded_piastres), 0)::integer from returns where order_id = o.id) as by_returns,
      (select coalesce(sum(r.amount_piastres), 0)::integer from refunds r join payments p on p.id = r.payment_id
        where p.reference = o.id and r.status = 'failed') as failed,
      (select coalesce(sum(r.amount_piastres), 0)::integer from refunds r join payments p on p.id = r.payment_id
        where p.reference = o.id and r.status = 'done' and r.method in ('cash', 'transfer', 'wallet')) as by_hand,
      (select coalesce(sum(due_piastres), 0)::integer from returns where order_id = o.id) as due,
      (select amount_piastres from cash_receipts where order_id = o.id) as receipt,
      coalesce((select round((after->>'missing')::numeric * 100) from audit_entries
        where entity_id = o.id::text and action = 'cash_received'), 0)::integer as missing,
      (select count(*) filter (where action = 'cash_received'
          or (action = 'delivered' and after->>'payment_status' = 'paid' and before->>'payment_status' <> 'paid'))
        - count(*) filter (where action = 'step_undone' and before->>'payment_status' = 'paid' and after->>'payment_status' <> 'paid')
        from audit_entries where entity_id = o.id::text) as bookings,
      (select sum(net_piastres + vat_piastres)::integer from book_documents d join book_lines b on b.document_id = d.id
        where d.order_id = o.id and d.kind = 'invoice') as invoiced,
      (select coalesce(sum(net_piastres + vat_piastres), 0)::integer from book_documents d join book_lines b on b.document_id = d.id
        where d.order_id = o.id and d.kind = 'credit_note') as credited, (${receivedMoney(pool)})::bigint as received,
      array(select provider_order_id from payments p where p.reference = o.id and provider_order_id is not null) as attempts,
      array(select transaction_id from payments p where p.reference = o.id and p.status = 'review') as under_review
    from orders o where ${ids === null ? pool`true` : pool`o.id = any (${[...ids]}::uuid[])`}`
}

const goingOn: readonly OrderStatus[] = ['processing', 'in_transit', 'delivered', 'returning', 'returned']

/** What the bank took for an order: all of it, what waits for a look of staff, and the rest. */
function takenFor({ paymob }: Pick<CardShop, 'paymob'>, { attempts, underReview }: Account) {
  const all = [...paymob.bank.transactions.values()].filter(
    (it) => it.success && !it.parent_transaction && attempts.includes(String(it.order.id)),
  )
  const isWaiting = (it: PaymobTransaction) => underReview.includes(String(it.id))
  return { all, waiting: all.filter(isWaiting), paid: all.filter((it) => !isWaiting(it)) }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const sumLeft = (list: readonly PaymobTransaction[]) =>
  sum(list.map((it) => it.amount_cents - (it.refunded_amount_cents ?? 0)))

/** What is left of the money that came online. */
const onlineOf = (shop: Pick<CardShop, 'paymob'>, account: Account) =>
  sumLeft(takenFor(shop, account).paid) - account.byHand

/** The money that the shop has of an order: at the bank and in cash. */
function moneyOf(shop: Pick<CardShop, 'paymob'>, account: Account): number {
  const { method, paymentStatus, total, deposit, repaid, missing } = account
  const cash = method === 'cash' && paymentStatus === 'paid' ? total - deposit - missing - repaid : 0
  return onlineOf(shop, account) + cash
}

type Paid = CheckedShop & Pick<CardShop, 'paymob' | 'clock'>

/**
 * What the bank took and nobody has given back is the price of each order that goes on less what staff sent back, what is under review, and
 * nothing else. Staff have paid by hand all that they owed.
 */
export async function checkMoney(shop: Paid): Promise<void> {
  // The key of a refund is in its note.
  const twice =
    await shop.pool`select text from order_notes where text like 'Refund %' group by text having count(*) > 1`
  expect(twice).toEqual([])
  for (const account of await listAccounts(
    shop.pool,
    shop.orders.map(({ id }) => id),
  )) {
    const { id, status, paymentStatus, method, total, deposit, wasDelivered, underReview } = account
    const { repaid, bySlip, byReturns, byHand, failed, due } = account
    const { all, waiting } = takenFor(shop, account)
    for (const it of all) expect(it.refunded_amount_cents ?? 0).toBeLessThanOrEqual(it.amount_cents)
    const goesOn = goingOn.includes(status)
    // Whoever refused the parcel has the deposit back.
    const isKept = goesOn && (method !== 'cash' || status !== 'returned' || wasDelivered)
    const price = method === 'cash' ? deposit : Math.min(total, account.accepted ?? total)
    const left = isKept ? price - bySlip - (byReturns - repaid) + failed : 0
    expect({ id, status, kept: sumLeft(all) - byHand }).toEqual({ id, status, kept: left + sumLeft(waiting) })
    expect({ id, status, paymentStatus, received: account.received }).toEqual({
      id,
      status,
      paymentStatus,
      received: moneyOf(shop, account),
    })
    expect(byReturns).toBeLessThanOrEqual(due)
    expect(due).toBeLessThanOrEqual(total)
    if (underReview.length > 0) expect({ id, status }).toEqual({ id, status: 'pending_payment' })
    if (deposit > 0 && total > deposit)
      expect(['deposit_paid', 'collected', 'paid'].includes(paymentStatus), paymentStatus).toBe(isKept)
    if (method !== 'cash') expect({ id, isPaid: paymentStatus === 'paid' }).toEqual({ id, isPaid: left > 0 })
  }
}

/**
 * The shop has received the cash of the orders that say so, each once, and all but what was written off; couriers owe that of the others that arrived, and no more.
 * Of the sheets is missing what their orders on the way and those that arrived have not brought, and nothing else. What no order waits for is cleared once.
 */
export async function checkCash({ pool, orders }: CheckedShop): Promise<void> {
  const accounts = await listAccounts(pool, null)
  const ids = new Set<string>(orders.map(({ id }) => id))
  for (const account of accounts) {
    const { id, method, paymentStatus, total, deposit, wasDelivered, receipt, missing, bookings } = account
    if (!ids.has(id) || method !== 'cash') continue
    const cash = total - deposit
    const isReceived = paymentStatus === 'paid' && cash > 0
    const booked = isReceived ? { receipt: cash - missing, bookings: 1 } : { receipt: null, bookings: 0 }
    expect({ id, receipt, bookings }).toEqual({ id, ...booked })
    if (cash > 0)
      expect({ id, wasDelivered, paymentStatus }).toMatchObject({
        wasDelivered: paymentStatus === 'paid' || paymentStatus === 'collected',
      })
  }
  const owed = accounts.map(({ method, paymentStatus, total, deposit }) =>
    method === 'cash' && paymentStatus === 'collected' ? total - deposit : 0,
  )
  const { carriers, settlements } = await getCashBook(pool)
  expect(Math.round(sum(carriers.map((carrier) => carrier.owed * 100)))).toBe(sum(owed))
  const named = await pool<{ expected: number }[]>`
    select w.expected_piastres as expected from settlement_orders w join orders o on o.id = w.order_id
    where o.status = 'in_transit' or o.payment_status = 'collected'`
  const missing = sum(settlements.map((settlement) => settlement.missing * 100))
  expect(Math.round(missing)).toBe(sum(named.map(({ expected }) => expected)))
  for (const { uncleared } of settlements) expect(Math.min(uncleared.rows, uncleared.amount)).toBeGreaterThanOrEqual(0)
  const cleared = await pool<{ piastres: number }[]>`
    select max(unmatched_piastres) as piastres from settlement_clearings group by settlement_id`
  const counted = await pool<{ piastres: number }[]>`
    select amount_piastres as piastres from staff_refunds where order_id is null`
  expect(sum(counted.map(({ piastres }) => piastres))).toBe(sum(cleared.map(({ piastres }) => piastres)))
}

/**
 * The books have one invoice of each order that was delivered, with its total to the piastre, and no other. Less its notes it is the money that
 * the shop keeps at the bank and in cash, with what it wrote off. Numbers have no gaps.
 */
export async function checkBooks(shop: Paid): Promise<void> {
  shop.clock.pass(1)
  await issueDocuments({ db: shop.pool, readClock: () => shop.clock.now, taxAuthority: null })
  for (const account of await listAccounts(
    shop.pool,
    shop.orders.map(({ id }) => id),
  )) {
    const { id, method, total, deposit, repaid, wasDelivered, invoiced, credited } = account
    expect({ id, invoiced }).toEqual({ id, invoiced: wasDelivered ? total : null })
    const cash = method === 'cash' ? total - deposit - repaid : 0
    const kept = wasDelivered ? onlineOf(shop, account) + cash : 0
    expect({ id, kept: (invoiced ?? 0) - credited }).toEqual({ id, kept })
  }
  const [due] = await shop.pool<
    { count: number }[]
  >`select count(*)::integer as count from book_documents where number is null`
  expect(due?.count).toBe(0)
  const numbers = await shop.pool<{ last: number; count: number }[]>`
    select max(number) as last, count(number)::integer as count from book_documents group by kind`
  for (const { last, count } of numbers) expect(last ?? 0).toBe(count)
}

const ever = { from: '2020-01-01', to: '2099-12-31' }

/** Reports of the whole shop say what its orders say, and what the bank and the couriers have given it, to the piastre. */
export async function checkFigures(shop: Pick<CardShop, 'pool' | 'paymob'>): Promise<void> {
  const accounts = await listAccounts(shop.pool, null)
  const sold = accounts.filter(({ status }) => ['processing', 'in_transit', 'delivered'].includes(status))
  const received = accounts.map((account) => moneyOf(shop, account))
  const ordered = sum(sold.map(({ total }) => total))
  const delivered = sum(sold.filter(({ status }) => status === 'delivered').map(({ total }) => total))
  for (const division of reportDivisions) {
    const rows = (await listReportRows(shop.pool, division, ever)).flatMap(({ now }) => now ?? [])
    const sums = {
      ordered: sum(rows.map((row) => row.orderedPiastres)),
      delivered: sum(rows.map((row) => row.deliveredPiastres)),
      received: sum(rows.map((row) => row.receivedPiastres)),
    }
    expect({ division, ...sums }).toEqual({ division, ordered, delivered, received: sum(received) })
  }
}
