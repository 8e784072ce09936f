import type { Language } from '@shop/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../test/check-page.ts'
import { usually } from '../../../test/in-turns.ts'
import { openDashboard, openShop, signIn, signInWith } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { phoneBlockMessages } from './phone-block.messages.ts'

let productId = 0
/** Each test has a phone of its own. */
let phone = 1_012_345_000
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900, { plain: { price: 900, stock: 50 } })).id
})
beforeEach(async () => {
  await signIn('admin')
  phone += 1
})
const order = () => placeOrder(productId, `0${phone}`)

const words = {
  en: {
    blocked: 'This number may not order',
    first: 'First order of this phone',
    delivered: '1 delivered',
    refused: '1 refused',
    cancelled: '1 cancelled',
    received: /· Received EGP.*900/,
    phone: 'Phone',
    lastOrders: 'Last orders of this number',
  },
  ar: {
    blocked: 'هذا الرقم محظور من الطلب',
    first: 'أول طلب من هذا الرقم',
    delivered: 'تم توصيل 1',
    refused: 'رُفض 1',
    cancelled: 'أُلغي 1',
    received: /· المحصَّل.*900/,
    phone: 'رقم الموبايل',
    lastOrders: 'آخر طلبات هذا الرقم',
  },
}
const block = () =>
  staffApi.customers.setPhoneBlock({ body: { phone: `+20${phone}`, is_blocked: true, reason: 'Three refusals' } })

/** Opens the form for a caller with the phone typed. @returns what it shows of the caller */
async function openForm(language: Language): Promise<Locator> {
  const t = words[language]
  const main = await openDashboard('orders/create', language)
  await userEvent.fill(main.getByRole('textbox', { name: new RegExp(`^${t.phone}`) }), `0${phone}`)
  return main.getByRole('region', { name: t.lastOrders })
}

it.each(usually('en'))(
  'in %s the card of a call, the page of the order and the form for a caller show block, what became of orders, money and notes',
  async (language) => {
    const t = words[language]
    const [kept, refused] = [await order(), await order()]
    for (const { id } of [kept, refused]) await sendOrder(id)
    const cash = { step: 'deliver', from: 'in_transit', cash_received: true } as const
    await staffApi.orders.takeStep({ params: { id: kept.id }, body: cash })
    const back = { step: 'turn_back', from: 'in_transit', failure: 'refused' } as const
    await staffApi.orders.takeStep({ params: { id: refused.id }, body: back })
    const dropped = await order()
    await staffApi.orders.takeStep({ params: { id: dropped.id }, body: { step: 'cancel', from: 'processing' } })
    const shown = await order()
    await block()
    await staffApi.customers.addCustomerNote({ params: { id: `+20${phone}` }, body: { text: 'Rings twice' } })

    const places = [
      async () => (await openDashboard('confirmation-calls', language)).getByRole('article', { name: shown.number }),
      async () => await openDashboard(`orders/${shown.id}/show`, language),
      async () => await openForm(language),
    ]
    for (const open of places) {
      const place = await open()
      const orders = [t.delivered, t.refused, t.cancelled, t.received]
      for (const text of [t.blocked, ...orders, 'Three refusals', 'Rings twice'])
        await expect.element(place.getByText(text)).toBeVisible()
      await checkPage()
    }
  },
)

it.each(usually('ar'))(
  'in %s a blocked number without orders is known as such before an order is taken',
  async (language) => {
    await block()
    const caller = await openForm(language)
    await expect.element(caller.getByText(words[language].blocked)).toBeVisible()
    await expect.element(caller.getByText(words[language].first)).toBeVisible()
  },
)

it('from the form for a caller a record opens in another tab, and none of an unknown phone', async () => {
  await order()
  const caller = await openForm('en')
  await expect.element(caller.getByRole('link', { name: '1 other order' })).toHaveAttribute('target', '_blank')
  await userEvent.fill(page.getByRole('textbox', { name: /^Phone/ }), '01112345678')
  await expect.element(caller.getByText(words.en.first)).toBeVisible()
  await expect.element(caller.getByRole('link')).not.toBeInTheDocument()
})

it('who may not see customers sees the block on the card, and neither money nor notes', async () => {
  const { number } = await order()
  await block()
  await signInWith('orders.write')
  const main = await openDashboard('confirmation-calls', 'en')
  const card = main.getByRole('article', { name: number })
  await expect.element(card.getByText(words.en.blocked)).toBeVisible()
  await expect.element(card.getByText('Three refusals')).not.toBeInTheDocument()
})

it('a phone is blocked and unblocked only after a confirmation with a reason', async () => {
  const t = wordsIn('ar')(phoneBlockMessages)
  const { id } = await order()
  const main = await openDashboard(`orders/${id}/show`, 'ar')
  const dialog = page.getByRole('dialog')
  const isBlocked = main.getByText(t.isBlocked)
  await userEvent.click(main.getByRole('button', { name: t.blockPhone }))
  await expect.element(dialog.getByRole('button', { name: t.blockPhone })).toBeDisabled()
  await checkAccessibility()
  const reason = dialog.getByRole('textbox', { name: t.reason })
  await userEvent.fill(reason, 'Three')
  // A press beside the dialog loses nothing.
  const beside = page.elementLocator(dialog.element().parentElement ?? document.body)
  await userEvent.click(beside, { position: { x: 4, y: 4 } })
  await expect.element(reason).toHaveValue('Three')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(isBlocked).not.toBeInTheDocument()
  await userEvent.click(main.getByRole('button', { name: t.blockPhone }))
  await userEvent.fill(reason, 'Three refused parcels')
  await userEvent.click(dialog.getByRole('button', { name: t.blockPhone }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(isBlocked).toBeVisible()
  await userEvent.click(main.getByRole('button', { name: t.unblockPhone }))
  await userEvent.fill(reason, 'Paid in advance')
  await userEvent.click(dialog.getByRole('button', { name: t.unblockPhone }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(isBlocked).not.toBeInTheDocument()
})
