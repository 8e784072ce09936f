import type { LinkedOrder, Order } from '@shop/contract'

export const promisedDays = { from: '2026-11-24', to: '2026-11-26' }

/** What both the customer and whoever has the link of an order see of it. */
const seenByBoth = {
  id: '0197f1c2-7e3a-7c1e-8000-000000000001',
  number: 'NW-100234',
  status: 'processing',
  payment_method: 'cash',
  payment_status: 'unpaid',
  pay_before: null,
  items: [
    {
      product: { id: 7, name: 'Kettle', image: null },
      color_id: 20,
      color_name: 'Sand',
      color_hex: '#d9c7a8',
      size: null,
      unit_price: 899,
      quantity: 2,
      line_total: 1798,
      serials: [],
    },
  ],
  subtotal: 1798,
  discount: 0,
  coupon_code: null,
  delivery: 50,
  total: 1848,
  deposit: 0,
  cash_amount: 1848,
  can_pay_in_cash: false,
  currency: 'EGP',
  promise: promisedDays,
  parcel: null,
  created_at: '2026-11-20T10:00:00.000Z',
} satisfies Partial<Order & LinkedOrder>

const placed = { status: 'processing', at: seenByBoth.created_at, failed_delivery: null, changed_total: null } as const

/** A cash order that is being prepared, as its customer sees it. */
export const sampleOrder: Order = {
  ...seenByBoth,
  customer: { first_name: 'Mona', last_name: 'Salem', phone: '+201012345678' },
  address: { address: '12 Tahrir Street', apartment: null, city: 'Dokki', region: 'Giza', region_code: 'EG-GZ' },
  notes: 'Ring the bell twice',
  needs_confirmation: true,
  timeline: [{ ...placed, note: null }],
  updated_at: seenByBoth.created_at,
}

/** The same order, confirmed, as whoever has its link sees it. */
export const sampleLinkedOrder: LinkedOrder = {
  ...seenByBoth,
  invoice: null,
  customer: { first_name: 'Mona', phone_ending: '678' },
  address: { city: 'Dokki', region: 'Giza' },
  timeline: [placed],
  change_requested_at: null,
  amount_due: seenByBoth.total,
  is_confirmed: true,
  can_confirm: false,
  can_cancel: false,
}
