import {
  type CouponQuote,
  type DeliveryZone,
  governorates,
  type Language,
  languages,
  type OfferedMethod,
  type Places,
} from '@shop/contract'
import { formatDays, formatExactMoney, formatMoney } from '@shop/i18n'
import { openLocalStore, openSessionStore } from '@shop/session'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, wordsOf } from '../../../../test/show.tsx'
import { chooseGovernorate } from '../../../delivery/chosen-governorate.ts'
import { deliveryMessages } from '../../../delivery/delivery.late.messages.ts'
import { closedZone, sampleZone, zoneWithoutCash } from '../../../delivery/delivery-zone.fixture.ts'
import { showDelivery } from '../../../delivery/shown-delivery.ts'
import { sampleProduct } from '../../catalog/product.fixture.ts'
import { BuyNowPage } from '../buy-now/buy-now-page.tsx'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { couponMessages } from '../coupon/coupon.late.messages.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { lastAddress } from './last-address.ts'
import type { OrderToOpen } from './use-placing.ts'

const sessionKey = '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11'

type PageProperties = {
  zone: DeliveryZone
  /** Of the kettle, in EGP. */
  price: number
  reread: () => Promise<void>
  onPlaced: (order: OrderToOpen) => Promise<void>
}

const methods: OfferedMethod[] = [{ method: 'card', min_total: 0, max_total: null, minutes: 30, plans: [] }]

/** The pages on which a guest orders a kettle. */
const pages = {
  checkout: ({ zone, price, reread, onPlaced }: PageProperties) => (
    <CheckoutPage
      cart={{
        status: 'idle',
        failure: null,
        sessionKey,
        items: [
          {
            id: 1,
            productId: 7,
            name: 'Kettle',
            colorName: null,
            colorHex: null,
            quantity: 1,
            lineTotal: price,
            picture: null,
            isAvailable: true,
          },
        ],
        itemCount: 1,
        subtotal: price,
        deliveryFee: zone.fee,
        isDeliveryFinal: true,
        zone,
        total: price + zone.fee,
      }}
      isCartKnown
      refreshCart={reread}
      onGovernorate={() => undefined}
      methods={methods}
      shopper={null}
      onPlaced={onPlaced}
    />
  ),
  'buy now': ({ zone, price, reread, onPlaced }: PageProperties) => (
    <BuyNowPage
      product={sampleProduct({ name: 'Kettle', price })}
      zones={[zone]}
      sessionKey={() => sessionKey}
      refresh={reread}
      methods={methods}
      shopper={null}
      onPlaced={onPlaced}
    />
  ),
}

/** What the page reads at first: the kettle costs 1,009 with delivery. */
const first = { zone: sampleZone, price: 899 }
const total = first.price + sampleZone.fee

/** What somebody has typed before the zone closes. */
const typed = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  city: 'El Tor',
  address: '12 Sea Street',
  landmark: 'Beside the pharmacy',
}

/** How the shop answers an order; the answer of the server itself is tested with its routes. */
let refusal: { code: string; detail?: string; errors?: Record<string, string[]>; details?: object } | null
/** What an order meets on its way to the shop. */
let line: () => Promise<void>
let ordered: unknown[] = []
/** Ids of orders that were placed. */
let placed: string[] = []
const placedOrder = { order: { id: 'a1', number: '1001' }, access_token: 'of-a-guest', payment: null }
/** What the code of a coupon takes off. */
const quote = {
  coupon_code: 'LAMP10',
  subtotal: 899,
  discount: 90,
  delivery: 110,
  is_delivery_final: true,
  total: 919,
} satisfies CouponQuote
/** The cities of any governorate. */
const places = [{ name: { en: 'Dahab Marina', ar: 'مارينا دهب' }, areas: [] }] satisfies Places
const { fetch } = window

beforeEach(() => {
  ordered = []
  placed = []
  line = async () => undefined
  window.fetch = async (input, init) => {
    const path = new URL(String(input), location.href).pathname
    if (path === '/api/orders/checkout/' || path === '/api/orders/buy-now/') {
      ordered.push(JSON.parse(String(init?.body)))
      await line()
      if (refusal === null) return Response.json(placedOrder, { status: 201 })
      return Response.json({ detail: 'Refused', ...refusal }, { status: 409 })
    }
    if (path === '/api/orders/coupon-quotes/') return Response.json(quote)
    if (path.startsWith('/api/delivery/places/')) return Response.json(places)
    return path.startsWith('/api/') ? Response.json([]) : fetch(input, init)
  }
})

/** A page that somebody has filled in, and opened again. */
async function openPage(name: keyof typeof pages, next: Partial<typeof first>, language: Language) {
  openSessionStore().setItem('checkout_draft', JSON.stringify({ ...typed, region: sampleZone.governorate }))
  const opened = await showPage(name, next, language)
  await opened.expectNothingLost()
  return opened
}

/** A page that, whenever it reads its data again, is as `next` says. */
async function showPage(name: keyof typeof pages, next: Partial<typeof first>, language: Language) {
  const Page = pages[name]
  const Order = () => {
    const [data, setData] = useState(first)
    return (
      <Page
        {...data}
        reread={async () => setData({ ...first, ...next })}
        onPlaced={async ({ id }) => void placed.push(id)}
      />
    )
  }
  const main = await show(<Order />, language)
  const field = (name: string) => main.getByName(name)
  await expect.element(main.getByRole('combobox').first()).toBeVisible()
  const delivery = wordsOf(deliveryMessages, language)
  const governorate = governorates[sampleZone.governorate][language]
  const { promise } = first.zone
  return {
    main,
    field,
    cash: main.getByRole('radio').first(),
    dayWords: main.getByText(delivery.arrives({ days: promise ? formatDays(promise, language) : '' })),
    closedWords: main.getByText(delivery.closed({ governorate })),
    noCashWords: main.getByText(delivery.noCash({ governorate })),
    /** Presses the button that names this total. */
    press: (named = total) => {
      const t = wordsOf(ordersMessages, language)
      return userEvent.click(main.getByRole('button', { name: t.place({ total: formatMoney(named, language) }) }))
    },
    /** Nothing that was typed is lost, and the product is as it was. */
    expectNothingLost: async () => {
      for (const [name, text] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(text)
      await expect.element(field('region')).toHaveValue(sampleZone.governorate)
      await expect.element(main.getByText('Kettle').first()).toBeInTheDocument()
    },
  }
}

/** Each page in one language: what happens there is about none. In the long run they are in both. */
const eachPage = languages.flatMap((language, turn) =>
  (['checkout', 'buy now'] as const)
    .filter((_, place) => import.meta.env.LONG_TESTS === 'yes' || place === turn)
    .map((name) => [language, name] as const),
)

describe.each(eachPage)('in %s, while the page of %s is open', (language, name) => {
  const openOrder = (next: Partial<typeof first>) => openPage(name, next, language)

  it('a zone that closes is told as soon as the page learns of it, before anything is sent', async () => {
    const { closedWords, expectNothingLost } = await openOrder({ zone: closedZone })
    await expect.element(closedWords).not.toBeInTheDocument()
    showDelivery({ zone: closedZone, brief: null })
    await expect.element(closedWords).toBeVisible()
    await expectNothingLost()
    expect(ordered).toEqual([])
  })

  it('a zone that closed unnoticed is told by the refusal, once, and promises no day any more', async () => {
    refusal = { code: 'zone_closed', errors: { region: ['Closed by the shop.'] } }
    const { main, field, dayWords, press, closedWords, expectNothingLost } = await openOrder({ zone: closedZone })
    await expect.element(dayWords).toBeVisible()
    await press()
    await expect.element(main.getByText('Closed by the shop.')).toBeVisible()
    await expect.element(field('region')).toHaveFocus()
    await expect.element(dayWords).not.toBeInTheDocument()
    await expect.element(closedWords).not.toBeInTheDocument()
    await expectNothingLost()
    expect(ordered).toMatchObject([{ ...typed, region: sampleZone.governorate, payment_method: 'cash' }])
  })

  it('a zone that takes no cash any more is told beside the way to pay, by the page or by the refusal', async () => {
    const told = await openOrder({ zone: zoneWithoutCash })
    await expect.element(told.cash).toBeEnabled()
    showDelivery({ zone: zoneWithoutCash, brief: null })
    await expect.element(told.noCashWords).toBeVisible()
    await expect.element(told.cash).toBeDisabled()
    await told.expectNothingLost()

    showDelivery(null)
    refusal = { code: 'cash_not_taken_there', errors: { payment_method: ['No cash there.'] } }
    const refused = await openOrder({ zone: zoneWithoutCash })
    await refused.press()
    await expect.element(refused.main.getByText('No cash there.')).toBeVisible()
    await expect.element(refused.noCashWords).toBeVisible()
    await expect.element(refused.main.getByRole('radio').nth(1)).toHaveFocus()
    await refused.expectNothingLost()
    expect(ordered).toHaveLength(1)
  })

  it('a saved address fills in the fields, ends their errors and opens no list', async () => {
    const saved = { region: sampleZone.governorate, city: 'Dahab', address: '3 Lighthouse Road' }
    lastAddress(openLocalStore()).save(saved)
    const t = wordsOf(ordersMessages, language)
    const { main, field, press } = await openOrder({})
    for (const name of ['city', 'address']) await userEvent.fill(field(name), '')
    await press()
    await expect.element(main.getByText(t.needCity)).toBeVisible()
    await expect.element(main.getByText(t.needAddress)).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: t.deliverHere, exact: false }))
    for (const [name, text] of Object.entries(saved)) await expect.element(field(name)).toHaveValue(text)
    for (const name of ['city', 'address']) await expect.element(field(name)).toBeValid()
    await expect.element(main.getByText(t.needCity)).not.toBeInTheDocument()
    await expect.element(main.getByText(t.needAddress)).not.toBeInTheDocument()
    for (const { name } of places)
      await expect.element(main.getByRole('option', { name: name[language] })).not.toBeInTheDocument()
    expect(ordered).toEqual([])
  })

  it('a governorate that is chosen elsewhere empties the city, and says so at its field', async () => {
    chooseGovernorate(sampleZone.governorate)
    const { field, press } = await openOrder({})
    await userEvent.fill(field('area'), 'Corniche')
    chooseGovernorate('EG-GZ')
    await expect.element(field('region')).toHaveValue('EG-GZ')
    await expect.element(field('city')).toHaveValue('')
    await expect.element(field('city')).toHaveAccessibleDescription(wordsOf(ordersMessages, language).needCity)
    await expect.element(field('area')).toHaveValue('')
    const { city: _, ...others } = typed
    for (const [name, text] of Object.entries(others)) await expect.element(field(name)).toHaveValue(text)
    await press()
    await expect.element(field('city')).toHaveFocus()
    expect(ordered).toEqual([])
  })

  it('a total that has changed is said, is on the button at once, and is ordered by the next press', async () => {
    const detail = { en: 'The total is now EGP 1,129.', ar: 'أصبح الإجمالي 1,129 ج.م.' }[language]
    refusal = { code: 'total_changed', detail }
    const { main, press, expectNothingLost } = await openOrder({ price: 1019 })
    await press()
    await expect.element(main.getByRole('alert').getByText(detail)).toBeVisible()
    await expectNothingLost()
    expect(placed).toEqual([])
    refusal = null
    await press(1129)
    await expect.poll(() => placed).toEqual([placedOrder.order.id])
    expect(ordered).toMatchObject([
      { ...typed, expected_total: total },
      { ...typed, expected_total: 1129 },
    ])
  })

  it.each([
    [
      'coupon_used_up',
      'This code has been used up. You can order without it.',
      'انتهى عدد مرات استخدام هذا الكود. يمكنك إكمال طلبك بدونه.',
    ],
    [
      'coupon_used_by_customer',
      'You have used this code already. You can order without it.',
      'لقد استخدمت هذا الكود من قبل. يمكنك إكمال طلبك بدونه.',
    ],
  ])(
    'a code that ends by %s is dropped with the reason, and the next press orders without it',
    async (code, en, ar) => {
      const detail = { en, ar }[language]
      const t = { ...wordsOf(ordersMessages, language), ...wordsOf(couponMessages, language) }
      const { main, press, expectNothingLost } = await openOrder({})
      const unfold = main.getByRole('button', { name: t.showItems })
      await unfold.click()
      await main.getByRole('button', { name: t.haveCode }).click()
      const typedCode = main.getByRole('textbox', { name: t.code })
      await userEvent.fill(typedCode, quote.coupon_code)
      await main.getByRole('button', { name: t.apply, exact: true }).click()
      await expect.element(main.getByText(t.applied({ code: quote.coupon_code }))).toBeVisible()
      await main.getByRole('button', { name: t.hideItems }).click()
      refusal = { code, detail, errors: { coupon_code: [detail] } }
      await press(quote.total)
      // What was folded unfolds, because the code is in it.
      await expect.element(typedCode).toBeVisible()
      await expect.element(typedCode).toHaveAccessibleDescription(detail)
      await expect.element(typedCode).toHaveValue(quote.coupon_code)
      await expect.element(main.getByRole('alert').getByText(detail)).toBeVisible()
      await expectNothingLost()
      refusal = null
      await press()
      await expect.poll(() => placed).toEqual([placedOrder.order.id])
      expect(ordered).toMatchObject([
        { coupon_code: quote.coupon_code, expected_total: quote.total },
        { expected_total: total },
      ])
      expect(ordered[1]).not.toHaveProperty('coupon_code')
    },
  )
})

describe.each(['checkout', 'buy now'] as const)('on the page of %s', (name) => {
  it('a double press orders once, also after a lost call, and nothing moves meanwhile', async () => {
    refusal = null
    await openPage(name, {}, 'en')
    const t = wordsOf(ordersMessages, 'en')
    const submit = page.getByRole('button', { name: t.place({ total: formatMoney(total, 'en') }) })
    await submit.dblClick()
    await expect.poll(() => placed).toHaveLength(1)
    expect(ordered).toHaveLength(1)

    const { main } = await openPage(name, {}, 'en')
    line = () => Promise.reject(new TypeError('Failed to fetch'))
    await submit.click()
    await expect.element(main.getByRole('alert')).toMatchTextContent(t.processingFailed)
    const answer = Promise.withResolvers<void>()
    line = () => answer.promise
    const button = submit.element()
    const place = () => button.getBoundingClientRect().top + window.scrollY
    button.scrollIntoView({ block: 'center' })
    const before = place()
    await submit.dblClick()
    await expect.element(main.getByRole('button', { name: t.placing })).toBeVisible()
    expect(place(), 'nothing moves under the finger').toBe(before)
    answer.resolve()
    await expect.poll(() => placed).toHaveLength(2)
    expect(ordered).toHaveLength(3)
  })

  it('a deposit that the shop takes before cash is offered, and named by the next order', async () => {
    const errors = { payment_method: ['Paid in advance.'] }
    refusal = { code: 'deposit_needed', errors, details: { deposit: 250 } }
    const { main, press, expectNothingLost } = await openPage(name, {}, 'en')
    await press()
    await expect.element(main.getByText('Paid in advance.')).toBeVisible()
    const words = wordsOf(ordersMessages, 'en').deposit({ deposit: formatExactMoney(250, 'en') })
    await main.getByRole('radio', { name: words, exact: false }).click()
    await expect.element(main.getByText('Paid in advance.')).not.toBeInTheDocument()
    await expectNothingLost()
    refusal = null
    await press()
    await expect.poll(() => placed).toEqual([placedOrder.order.id])
    expect(ordered).toMatchObject([{ payment_method: 'cash' }, { payment_method: 'cash', deposit: 250 }])
  })

  it('what was typed is there when it is opened again, also of a code that was asked for', async () => {
    refusal = { code: 'order_code_needed', detail: 'We have sent a code.' }
    const { field, press, main } = await showPage(name, {}, 'en')
    await userEvent.selectOptions(field('region'), sampleZone.governorate)
    for (const [name, text] of Object.entries({ ...typed, notes: 'Ring twice' }))
      await userEvent.fill(field(name), text)
    await press()
    const code = main.getByRole('textbox', { name: wordsOf(ordersMessages, 'en').confirmationCode })
    await expect.element(code).toHaveFocus()
    await userEvent.fill(code, '123')
    const again = await showPage(name, {}, 'en')
    await again.expectNothingLost()
    await expect.element(again.field('notes')).toHaveValue('Ring twice')
    await expect.element(code).toHaveValue('123')
    await expect.element(again.main.getByText('We have sent a code.')).toBeVisible()
  })
})
