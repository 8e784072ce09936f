import { languages, type Product } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { openSessionStore } from '@shop/session'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPart } from '../../../../test/check-part.ts'
import { show, windows, wordsOf } from '../../../../test/show.tsx'
import { sampleZone } from '../../../delivery/delivery-zone.fixture.ts'
import { sampleColor, sampleProduct } from '../../catalog/product.fixture.ts'
import { orderAttempts } from '../order-form/order-attempts.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { BuyNowPage } from './buy-now-page.tsx'

const sessionKey = '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11'
const lastUnit = sampleProduct({ name: 'Kettle', quantity: 1 })
const soldOut = sampleProduct({ name: 'Kettle', quantity: 0, in_stock: false })
const body = { product_id: lastUnit.id, quantity: 1 }
const placedOrder = { order: { id: 'a1', number: '1001' }, access_token: 'of-a-guest', payment: null }

/** What was sent for an order, and the ids of orders that are placed. */
let sent: { key: string | null; body: unknown }[]
let placed: string[]
let answer: () => Response
const { fetch } = window

beforeEach(() => {
  sent = []
  placed = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (pathname !== '/api/orders/buy-now/')
      return pathname.startsWith('/api/') ? Response.json([]) : fetch(input, init)
    sent.push({ key: new Headers(init?.headers).get('idempotency-key'), body: JSON.parse(String(init?.body)) })
    return answer()
  }
})
afterEach(async () => {
  await page.viewport(...windows.phone)
})

it.each(['phone', 'desktop'] as const)('on a %s the page is accessible, with errors and without', async (screen) => {
  await page.viewport(...windows[screen])
  const nothing = async () => undefined
  const main = await show(
    <BuyNowPage
      product={lastUnit}
      zones={[sampleZone]}
      methods={[]}
      shopper={null}
      sessionKey={() => sessionKey}
      refresh={nothing}
      onPlaced={nothing}
    />,
    'ar',
  )
  const firstName = main.getByRole('textbox', { name: wordsOf(ordersMessages, 'ar').firstName })
  await expect.element(firstName).toBeVisible()
  await checkPart()
  await firstName.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(firstName).toHaveAttribute('aria-invalid', 'true')
  await checkPart()
})

describe.each(languages)('in %s, while the answer to the order of the last unit is lost', (language) => {
  const t = wordsOf(ordersMessages, language)

  /** Opens the page after such an order. */
  async function openPage(product: Product) {
    const { key } = orderAttempts(openSessionStore(), 'buy_now_attempts').begin({ sessionKey, body })
    let read: (product: Product) => void = () => undefined
    const Page = () => {
      const [now, setNow] = useState(product)
      read = setNow
      return (
        <BuyNowPage
          product={now}
          zones={[sampleZone]}
          methods={[]}
          shopper={null}
          sessionKey={() => sessionKey}
          refresh={async () => setNow(soldOut)}
          onPlaced={async ({ id }) => void placed.push(id)}
        />
      )
    }
    const main = await show(<Page />, language)
    return {
      main,
      key,
      readAgain: (next: Product) => read(next),
      alert: main.getByRole('alert'),
      soldOutWords: main.getByText(t.soldOut({ name: 'Kettle' })),
      retry: main.getByRole('button', { name: t.retry }),
    }
  }

  it('the page that reads "sold out" still asks for that answer, and leads to the order', async () => {
    answer = () => Response.json(placedOrder, { status: 201 })
    const { key, readAgain, alert, soldOutWords, retry } = await openPage(lastUnit)
    await expect.element(alert.getByText(t.noDoubleOrder)).toBeVisible()
    readAgain(soldOut)
    await expect.element(alert.getByRole('heading', { level: 1, name: t.processingFailed })).toBeVisible()
    await expect.element(alert).toHaveFocus()
    await expect.element(soldOutWords).not.toBeInTheDocument()
    await userEvent.click(retry)
    await expect.poll(() => placed).toEqual([placedOrder.order.id])
    expect(sent).toEqual([{ key, body }])
  })

  it('a press of the order button asks for it, too, when its color is sold out now', async () => {
    answer = () => Response.json(placedOrder, { status: 201 })
    const [other, last] = [sampleColor(20), sampleColor(21, { quantity: 1 })]
    const product = sampleProduct({ name: 'Kettle', colors: [other, last] })
    const { main, key, readAgain } = await openPage(product)
    await userEvent.click(main.getByRole('button', { name: t.changeChoice }))
    await userEvent.click(main.getByRole('radio', { name: last.name }))
    readAgain({ ...product, colors: [other, { ...last, quantity: 0 }] })
    await userEvent.click(
      main.getByRole('button', { name: t.place({ total: formatMoney(product.price + sampleZone.fee, language) }) }),
    )
    await expect.poll(() => placed).toEqual([placedOrder.order.id])
    expect(sent).toEqual([{ key, body }])
  })

  it('a reload still asks for it; an order that was not placed ends with "sold out"', async () => {
    answer = () => Response.json({ code: 'insufficient_stock', message: 'No units' }, { status: 409 })
    const { alert, soldOutWords, retry } = await openPage(soldOut)
    await expect.element(alert.getByText(t.noDoubleOrder)).toBeVisible()
    await userEvent.click(retry)
    await expect.element(soldOutWords).toBeVisible()
    expect(placed).toEqual([])
  })
})
