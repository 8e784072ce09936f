import type { LinkedOrder } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { changingMessages } from '../changing/changing.late.messages.ts'
import { LinkedOrderPage } from './linked-order-page.tsx'

/** Each page has a link of its own, because a tab keeps what it has read. */
let links = 0
const id = '0197f1c2-7e3a-7c1e-8000-000000000001'

const order: LinkedOrder = {
  id,
  number: 'NW-100234',
  status: 'processing',
  payment_method: 'cash',
  payment_status: 'unpaid',
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
  currency: 'EGP',
  promise: null,
  parcel: null,
  invoice: null,
  customer: { first_name: 'Mona', phone_ending: '678' },
  address: { city: 'Dokki', region: 'Giza' },
  timeline: [{ status: 'processing', at: '2026-11-20T10:00:00.000Z', failed_delivery: null, changed_total: null }],
  change_requested_at: null,
  amount_due: 1848,
  is_confirmed: true,
  can_confirm: false,
  can_cancel: false,
  created_at: '2026-11-18T10:00:00.000Z',
}

/** Opens the page of the link in a shop that takes a request for a change. */
async function openPage(shown: LinkedOrder) {
  links += 1
  const token = `link-${links}`
  const sent = answerCalls(({ path }) => {
    if (path === `/api/order-links/${token}/`) return shown
    if (path !== `/api/orders/${id}/change-requests/?link_token=${token}`) return undefined
    return { text: 'To my sister', at: order.created_at }
  })
  const part = await show(<LinkedOrderPage token={token} />, 'en')
  await expect.element(part.getByRole('heading', { level: 1, name: /NW-100234/ })).toBeVisible()
  return { part, t: wordsOf(changingMessages, 'en'), sent }
}

describe('an order that is opened by its link', () => {
  it('can be asked to be changed while it is being prepared, and says that it was asked', async () => {
    const { part, t, sent } = await openPage(order)
    await part.getByRole('button', { name: t.ask }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').fill('To my sister')
    await form.getByRole('button', { name: t.send }).click()
    await expect.element(part.getByText(t.weCall)).toBeVisible()
    expect(part.getByText('To my sister').elements()).toEqual([])
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'To my sister' })
  })

  it('cannot be asked to be changed any more once it is on its way', async () => {
    const { part, t } = await openPage({ ...order, status: 'in_transit' })
    expect(part.getByRole('button', { name: t.ask }).elements()).toEqual([])
  })
})
