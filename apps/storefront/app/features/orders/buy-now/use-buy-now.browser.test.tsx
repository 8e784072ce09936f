import { governorates, type Product } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { sampleZone } from '../../../delivery/delivery-zone.fixture.ts'
import { sampleColor, sampleProduct } from '../../catalog/product.fixture.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { BuyNowPage } from './buy-now-page.tsx'

const t = wordsOf(ordersMessages, 'en')

const [gone, sand, ink] = [sampleColor(20, { quantity: 0 }), sampleColor(21), sampleColor(22)]
const kettle = sampleProduct({ name: 'Kettle', price: 900, colors: [gone, sand, ink] })
const recipient = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  city: 'El Tor',
  address: '12 Sea Street',
}

/** What was sent for an order, whether the answers arrive, and the ids of orders that are placed. */
let sent: unknown[]
let isLost: boolean
let placed: string[]
beforeEach(() => {
  sent = []
  isLost = false
  placed = []
  answerCalls(({ path, body }) => {
    if (!path.startsWith('/api/orders/buy-now/')) return []
    sent.push(body)
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ order: { id: 'a1', number: '1001' }, access_token: 'a', payment: null }, { status: 201 })
  })
})

/** Opens the page of a product; a colour may be in its address. */
async function openPage(product: Product, query = '') {
  const main = await show(
    <BuyNowPage
      product={product}
      zones={[sampleZone]}
      methods={[]}
      shopper={null}
      sessionKey={() => '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11'}
      refresh={async () => undefined}
      onPlaced={async ({ id }) => void placed.push(id)}
    />,
    'en',
    `/buy-now/${product.id}${query}`,
  )
  const field = (name: string) => main.getByName(name)
  return {
    main,
    alert: main.getByRole('alert'),
    change: main.getByRole('button', { name: t.changeChoice }),
    place: main.getByRole('button', { name: t.place({ total: formatMoney(product.price + sampleZone.fee, 'en') }) }),
    fill: async () => {
      await expect.element(main.getByRole('combobox').first()).toBeVisible()
      await userEvent.selectOptions(field('region'), governorates[sampleZone.governorate].en)
      for (const [name, text] of Object.entries(recipient)) await userEvent.fill(field(name), text)
    },
  }
}

describe('O-05: the colour of "buy now"', () => {
  it('is the first in stock, until another is chosen', async () => {
    const { main, change, place, fill } = await openPage(kettle)
    await change.click()
    await expect.element(main.getByRole('radio', { name: sand.name })).toBeChecked()
    await main.getByRole('radio', { name: ink.name }).click()
    await fill()
    await place.click()
    await expect.poll(() => placed).toEqual(['a1'])
    expect(sent).toMatchObject([{ product_id: kettle.id, color_id: ink.id }])
  })

  it('is asked for where the one of the address is sold out', async () => {
    const { main, place, fill } = await openPage(kettle, `?color=${gone.id}`)
    await fill()
    await place.click()
    await expect.element(main.getByText(t.colorNeeded)).toBeVisible()
    await expect.element(main.getByRole('radio', { name: sand.name })).toHaveFocus()
    expect(sent).toEqual([])
    await main.getByRole('radio', { name: sand.name }).click()
    await expect.element(main.getByText(t.colorNeeded)).not.toBeInTheDocument()
    await place.click()
    await expect.poll(() => placed).toEqual(['a1'])
    expect(sent).toMatchObject([{ color_id: sand.id }])
  })
})

it('an order whose answer was lost is asked for again as it was, also after a reload', async () => {
  const plain = sampleProduct({ name: 'Kettle' })
  isLost = true
  const { alert, place, fill } = await openPage(plain)
  await fill()
  await place.click()
  await expect.element(alert).toMatchTextContent(t.processingFailed)
  const reloaded = await openPage(plain)
  await expect.element(reloaded.alert).toMatchTextContent(t.processingFailed)
  isLost = false
  await reloaded.alert.getByRole('button', { name: t.retry }).click()
  await expect.poll(() => placed).toEqual(['a1'])
  expect(new Set(sent.map((body) => JSON.stringify(body))).size, 'each time the same').toBe(1)
})
