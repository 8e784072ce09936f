import type { OrderId, PhoneNumber, UserId } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, inTransaction } from '../src/database/client.ts'
import { listNotes } from '../src/modules/customers/customer-notes.repository.ts'
import {
  type CustomerFilter,
  type CustomerSort,
  findCustomer,
  getAccountFigures,
  listCustomers,
} from '../src/modules/customers/customers.staff-repository.ts'
import { countWaiting, listWaitingOrders } from '../src/modules/orders/calls/order-calls.repository.ts'
import { countOtherOrders, listPhoneNotes } from '../src/modules/orders/calls/phone-history.repository.ts'
import { findSheetOrders } from '../src/modules/orders/courier-sheets/courier-sheets.repository.ts'
import type { OrderFilter } from '../src/modules/orders/desk/order-filter.repository.ts'
import {
  countFilteredOrders,
  listActedEvents,
  listFilteredOrders,
  listStaffNotes,
} from '../src/modules/orders/desk/orders.staff-repository.ts'
import { readFilteredOrders } from '../src/modules/orders/export/orders-csv.repository.ts'
import { countViews } from '../src/modules/orders/packing/packing.repository.ts'
import { listOverdue } from '../src/modules/orders/parcels/bookings.repository.ts'
import { listParcelProblems } from '../src/modules/orders/parcels/parcel-problems.repository.ts'
import { findParcelOrder } from '../src/modules/orders/parcels/parcels.repository.ts'
import { countSignals, type SignalsOf } from '../src/modules/orders/trust/order-signals.repository.ts'
import { listDays } from '../src/modules/overview/days.repository.ts'
import { divideLines, divideOrders } from '../src/modules/overview/reports/report-rows.repository.ts'
import { listBestSellers, listRunningOut } from '../src/modules/overview/sold.repository.ts'
import {
  countPaymentProblems,
  listPaymentProblems,
  type PaymentProblemFilter,
} from '../src/modules/payments/problems/payment-problems.repository.ts'
import { listEmptySearches } from '../src/modules/search-desk/index.ts'
import { type AuditFilter, listAuditEntries } from '../src/modules/staff/audit-log/audit-entries.staff-repository.ts'
import { listMembers } from '../src/modules/staff/members/staff-members.repository.ts'
import { listStaffSessions } from '../src/modules/users/sessions/staff-sessions.repository.ts'
import type { TestShop } from './app.ts'
import { explainQueries, openFullShop } from './explain-queries.ts'
import { isLongRun } from './long-run.ts'

const orderCount = isLongRun ? 120_000 : 60_000
const now = new Date()
const longAgo = new Date(0)
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const month = { from: daysAgo(29), to: daysAgo(0) }

let shop: TestShop
beforeAll(async () => {
  shop = await openFullShop(fillShop)
}, 300_000)
afterAll(() => shop.close())

/** Tables of a few hundred rows, which are read whole by right. */
const small = ['carriers', 'categories', 'products', 'variants', 'searches', 'second_factors', 'shop_settings']
const id = '00000000-0000-7000-8000-000000000001' as OrderId
const user = { id: 7 as UserId, phone: '+201200000007' as PhoneNumber }

const newOrder: SignalsOf = {
  orderId: null,
  phone: user.phone,
  accountPhone: null,
  address: '12 Tahrir Street',
  city: 'Dokki',
  governorate: 'EG-GZ',
}

const page = { sort: 'created_at', order: 'desc', limit: 25, offset: 0 } as const
const lists = (filter: Partial<OrderFilter>) => async (db: Db) => {
  await countFilteredOrders(db, { q: '', ...filter })
  await listFilteredOrders(db, { q: '', ...filter }, page)
}
const range = { limit: 25, offset: 0 }
const log = (filter: Partial<AuditFilter>) => async (db: Db) => {
  const nothing = { entity: null, entityId: null, actorId: null, from: null, to: null, groupId: null } as const
  const whole = { q: '', order: 'desc', ...nothing, ...filter } as const
  const list = listAuditEntries(db, whole)
  await list.count()
  await list.read(range)
}
const customers =
  (filter: Partial<CustomerFilter>, sort: CustomerSort['sort'] = 'last_order_at') =>
  async (db: Db) => {
    const list = listCustomers(db, { q: '', ...filter }, { sort, order: 'desc' })
    await list.count()
    await list.read(range)
  }
const problems = (filter: PaymentProblemFilter) => async (db: Db) => {
  await countPaymentProblems(db, filter)
  await listPaymentProblems(db, filter, range)
}

describe(`with ${orderCount} orders no query of staff reads a large table from end to end`, () => {
  test.each<[string, (db: Db) => Promise<unknown>, string]>([
    ['all orders', lists({}), 'orders_listed_idx'],
    ['orders of a status', lists({ status: 'processing' }), 'orders_status_idx'],
    ['orders of a governorate', lists({ governorate: 'EG-ASN' }), 'orders_listed_idx'],
    [
      'unpaid card orders of a week',
      lists({ paymentStatus: 'unpaid', paymentMethod: 'card', from: '2026-01-01', to: '2026-01-07' }),
      'orders_listed_idx',
    ],
    ['the dearest orders', (db) => listFilteredOrders(db, { q: '' }, { ...page, sort: 'total' }), 'orders_total_idx'],
    ['an order by number', lists({ q: 'NW-100777' }), 'orders_number_unique'],
    ['an order by digits', lists({ q: '100777' }), 'orders_person_idx'],
    ['orders by phone', lists({ q: '01200000007' }), 'orders_phone_idx'],
    ['orders by part of a phone', lists({ q: '0000777' }), 'orders_person_idx'],
    ['orders by names', lists({ q: 'منى سالم' }), 'orders_person_idx'],
    ['orders by short parts of names', lists({ q: 'Abd El Rahman' }), 'orders_person_idx'],
    ['orders by tracking number', lists({ q: 'NX-100008' }), 'parcels_tracking_key'],
    ['the order of a serial number', lists({ q: 'SN-100008' }), 'order_serials_searched_idx'],
    ['the orders of a product', lists({ q: 'K-777' }), 'order_lines_sku_idx'],
    ['parcels to check', (db) => listParcelProblems(db, {}).read(range), 'parcel_problems_listed_idx'],
    ['the parcel of a webhook', (db) => findParcelOrder(db, 'bosta', 'NX-100008'), 'parcels_tracking_key'],
    ['parcels to be booked', (db) => listOverdue(db, now, 25), 'parcels_requested_idx'],
    ['orders that need a call', lists({ needsCall: true }), 'orders_status_idx'],
    ['orders of a customer', lists({ customerId: 7 }), 'orders_user_idx'],
    [
      'the queue of calls',
      (db) => listWaitingOrders(db, 'to_call', now, { limit: 25, offset: 0 }),
      'orders_status_idx',
    ],
    ['the length of the queue', (db) => countWaiting(db, now, now), 'order_events_order_idx'],
    ['the timeline of an order', (db) => listActedEvents(db, id), 'order_events_order_idx'],
    ['the notes of an order', (db) => listStaffNotes(db, id), 'order_notes_order_idx'],
    ['refused parcels to refund', lists({ view: 'to_refund' }), ''],
    ['the orders of each queue', (db) => countViews(db), 'orders_status_idx'],
    ['the history of a phone', (db) => countOtherOrders(db, [{ id, phone: user.phone }]), 'orders_phone_idx'],
    ['notes about phones', (db) => listPhoneNotes(db, [user.phone]), 'customer_notes_phone_idx'],
    ['what is known of a new order', (db) => countSignals(db, newOrder, 4, now), 'orders_open_address_idx'],
    ['the orders of a sheet', (db) => findSheetOrders(db, [100_007, 100_009], ['NX-7']), 'orders_number_unique'],
    ['a file of orders', (db) => readFilteredOrders(db, { q: '' }, 'ar').next(), 'orders_listed_idx'],
    ['all customers', customers({}), 'customers_listed_idx'],
    ['customers by name', customers({ q: 'منى' }), 'customers_person_idx'],
    ['customers by phone', customers({ q: '01200000007' }), 'customers_pkey'],
    ['blocked customers', customers({ is_blocked: true }), 'customers_blocked_idx'],
    ['customers who refused parcels', customers({ has_refusals: true }), 'customers_refused_idx'],
    ['customers without an account', customers({ has_account: false }), 'customers_listed_idx'],
    ['who ordered most', customers({}, 'orders'), 'customers_orders_idx'],
    ['who refused most', customers({}, 'refused'), 'customers_refused_idx'],
    ['a customer', (db) => findCustomer(db, user.phone), 'orders_phone_idx'],
    ['the account of a customer', (db) => getAccountFigures(db, user, longAgo), 'orders_user_idx'],
    ['notes about a customer', (db) => listNotes(db, user.phone), 'customer_notes_phone_idx'],
    ['the members of staff', (db) => listMembers(db, { q: '' }, 'desc', longAgo).read(range), 'users_role_idx'],
    [
      'the sessions of staff',
      (db) => listStaffSessions(db, { q: '', usedSince: longAgo }, 'desc').read(range),
      'sessions_user_idx',
    ],
    ['the log', log({}), 'audit_entries_listed_idx'],
    ['the log of a day', log({ from: '2026-01-01', to: '2026-01-01' }), 'audit_entries_at_idx'],
    ['the log of a person', log({ actorId: 7 }), 'audit_entries_actor_idx'],
    ['what is behind an import', log({ groupId: 7 }), 'audit_entries_group_idx'],
    ['the log of products', log({ entity: 'product' }), 'audit_entries_listed_idx'],
    ['the log of one product', log({ entity: 'product', entityId: '77' }), 'audit_entries_entity_idx'],
    ['the log by name', log({ q: 'منى' }), 'audit_entries_actor_idx'],
    ['the log by what was changed', log({ q: 'NW-777' }), 'audit_entries_words_idx'],
    ['odd payments', problems({}), 'payment_problems_listed_idx'],
    ['open odd payments', problems({ state: 'open' }), 'payment_problems_listed_idx'],
    ['odd payments of a kind', problems({ reason: 'paid_late' }), 'payment_problems_reason_idx'],
    ['the last 30 days', (db) => listDays(db, now, 30), 'orders_listed_idx'],
    ['best sellers', (db) => listBestSellers(db, month, 10), 'order_lines_sold_idx'],
    [
      'what runs out',
      (db) => listRunningOut(db, now, { days: 30, threshold: 5, soonDays: 7, max: 50 }),
      'order_lines_sold_idx',
    ],
    ['a report by governorate', (db) => divideOrders(db, 'governorate', month, null), 'orders_listed_idx'],
    ['a report by product', (db) => divideLines(db, 'product', month), 'orders_listed_idx'],
    ['searches without results', (db) => listEmptySearches(db, now, 30, 10), ''],
  ])('%s', async (_name, query, index) => {
    const { scanned, indexes } = await explainQueries(shop.pool, query)
    expect(scanned.filter((table) => !small.includes(table))).toEqual([])
    if (index !== '') expect(indexes).toContain(index)
  })
})

test('what is known of a new order is planned once, not at each order', async () => {
  await inTransaction(shop.pool, async (tx) => {
    await tx`set local plan_cache_mode = auto`
    for (let order = 0; order < 10; order += 1) await countSignals(tx, newOrder, 4, now)
    const [statement] = await tx<{ customPlans: number }[]>`
      select custom_plans from pg_prepared_statements
      where statement like ${'%as phones_at_address%'} and statement not like ${'%explain%'}`
    // PostgreSQL plans for the values of the first five, then compares.
    expect(statement?.customPlans).toBe(5)
  })
})

async function fillShop(db: Db): Promise<void> {
  await db`insert into categories (key, name_en, name_ar) values ('c', 'C', 'ق')`
  await db`
    insert into products (sku, category_id, brand, name_en, name_ar)
    select 'NW-' || n, 1, 'Nawwar', 'Product ' || n, 'منتج ' || n from generate_series(1, 200) n`
  await db`insert into variants (product_id, regular_price_piastres) select id, 100000 from products`
  // Without checking each row, and customers are counted once at the end.
  await db`set session_replication_role = replica`
  await db`
    insert into users (phone, password_hash, first_name, last_name, role)
    select '+2012' || lpad(n::text, 8, '0'), 'x', (array['منى', 'Ali', 'Sara', 'أحمد'])[n % 4 + 1] || n, 'سالم',
      case when n % 3000 = 0 then 'support' else 'shopper' end
    from generate_series(1, 30000) n`
  await db`
    insert into sessions (id, user_id, token_hash, device, created_at, last_used_at)
    select gen_random_uuid(), n, n, '', now(), now() from generate_series(1, 30000) n`
  await db`
    insert into orders (id, user_id, language, status, payment_method, payment_status, first_name, last_name, phone, address,
      apartment, city, governorate, notes, subtotal_piastres, delivery_piastres, total_piastres, created_at)
    select gen_random_uuid(), case when n % 2 = 0 then n % 30000 + 1 end, 'ar',
      case when n % 400 = 0 then 'processing' when n % 9 = 0 then 'cancelled' else 'delivered' end, 'cash', 'paid',
      (array['منى', 'Ali', 'Sara', 'أحمد'])[n % 4 + 1] || n % 5000, 'سالم', '+2012' || lpad((n % 40000)::text, 8, '0'), 'x', '',
      'y', case when n % 50 = 0 then 'EG-ASN' else 'EG-C' end, '', n, 0, n, now() - n * interval '9 minutes'
    from generate_series(1, ${orderCount}::integer) n`
  await db`
    insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity,
      line_total_piastres, vat_rate_bp, created_at)
    select id, number % 200 + 1, number % 200 + 1, 'K-' || number % 2000, 'n', 'ن', 100, 1, 100, 1400, created_at from orders`
  await db`
    insert into order_serials (order_id, line_id, product_id, serial, actor_id, created_at)
    select order_id, id, product_id, 'SN-' || id, 1, created_at from order_lines`
  await db`insert into order_events (order_id, status) select id, 'processing' from orders`
  await db`insert into order_notes (order_id, actor_id, text, created_at) select id, 1, 'x', now() from orders where number % 3 = 0`
  await db`
    insert into order_calls (order_id, actor_id, outcome, note, created_at)
    select id, 1, case when number % 2 = 0 then 'reached' else 'no_answer' end, '', now() from orders where number % 3 = 0`
  await db`
    insert into returns (id, order_id, status, reason, note, is_late)
    select gen_random_uuid(), id, 'requested', 'faulty', '', false from orders where number % 10 = 0`
  await db`
    insert into order_changes (order_id, actor_id, reason, lines, delivery_piastres, total_piastres, new_total_piastres)
    select id, 1, 'x', '[]', 0, number, number from orders where number % 10 = 0`
  await db`insert into carriers (name_en, name_ar, kind) values ('Nile', 'النيل', 'csv'), ('Delta', 'دلتا', 'bosta')`
  await db`
    insert into parcels (order_id, carrier_id, tracking_number)
    select id, (select min(id) from carriers), 'NX-' || number from orders where number % 2 = 0`
  await db`
    insert into parcel_problems (order_id, subject, reason, state, created_at)
    select id, number::text, 'lost', '100', now() from orders where number % 6 = 0`
  await db`update order_events set status = 'returning' where id % 20 = 0`
  await db`insert into phone_blocks (phone, created_at) select '+2012' || lpad((n * 1000)::text, 8, '0'), now() from generate_series(1, 30) n`
  await db`
    insert into customer_notes (phone, kind, actor_id, text, created_at)
    select '+2012' || lpad((n % 40000)::text, 8, '0'), 'note', 1, 'x', now() from generate_series(1, 20000) n`
  await db`insert into searches (day, query, typed, count, empty) select current_date - n % 90, 'q' || n, '', n, n from generate_series(1, 2000) n`
  await db`
    insert into audit_entries (actor_id, action, entity, entity_id, group_id, at)
    select n % 9 * 3000 + 3000, 'updated', (array['product', 'order', 'stock', 'category'])[n % 4 + 1], 'NW-' || n % 5000,
      case when n % 2 = 0 then n / 500 end, '2026-03-01'::timestamptz - n * interval '1 hour'
    from generate_series(1, 100000) n`
  await fillPayments(db)
  await db`select refresh_customers(array(select phone from orders union select phone from users))`
  await db`set session_replication_role = origin`
  await db`vacuum analyze`
}

async function fillPayments(db: Db): Promise<void> {
  await db`
    insert into payments (id, reference, provider, amount_piastres, currency, status, transaction_id, expires_at)
    select gen_random_uuid(), id, 'sandbox', total_piastres, 'EGP', 'refunded', number, now() from orders where number % 6 = 0`
  await db`
    insert into payment_events (payment_id, provider, provider_order_id, transaction_id, outcome, success, pending, is_voided,
      is_refunded, amount_piastres, refunded_piastres, currency, source, created_at)
    select id, provider, transaction_id, transaction_id, 'paid', true, false, false, false, amount_piastres, 0, 'EGP', 'callback', now()
    from payments`
  await db`
    insert into payment_problems (payment_id, reason, created_at, dealt_with_at, note)
    select id, (array['wrong_amount', 'wrong_currency', 'wrong_account', 'wrong_mode', 'paid_twice', 'paid_late',
        'returned_unseen', 'refund_failed'])[transaction_id::bigint / 6 % 8 + 1], created_at,
      case when transaction_id::bigint % 100 <> 0 then now() end, 'x' from payments`
  // Nothing is known of what came: a refund like this is refused in a shop.
  await db`
    insert into refunds (id, payment_id, transaction_id, amount_piastres, reason, status, due_at)
    select gen_random_uuid(), id, transaction_id, 100, 'staff', 'done', now() from payments where transaction_id is not null`
}
