import { expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { openCheckoutDesk } from '../checkout/use-checkout.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { CrashedOrder } from './crashed-order.tsx'

const { attempts } = openCheckoutDesk()

const body = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  region: 'EG-GZ',
  city: 'Dokki',
  address: '12 Tahrir Street',
  payment_method: 'cash',
  expected_total: 899,
} as const

async function openCrashed() {
  const part = await show(
    <CrashedOrder openDesk={openCheckoutDesk}>
      <p>The page failed</p>
    </CrashedOrder>,
  )
  return { error: part.getByText('The page failed'), ask: part.getByRole('button') }
}

it('a page that crashed without an order says so', async () => {
  const { error, ask } = await openCrashed()
  await expect.element(error).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
})

it('a page that crashed after its order was sent asks for the answer, until the shop refuses', async () => {
  const { key } = attempts.begin({ sessionKey: 'of-a-guest', body })
  let isAway = true
  const sent = answerCalls(({ path }) => {
    if (isAway) throw new TypeError('Failed to fetch')
    const answer = { code: 'insufficient_stock', message: 'Sold out' }
    return path.startsWith('/api/orders/checkout/') ? Response.json(answer, { status: 409 }) : undefined
  })
  const countAsked = () => sent.filter(({ path }) => path.startsWith('/api/orders/checkout/')).length
  const { error, ask } = await openCrashed()
  await expect.element(ask).toHaveAccessibleName(wordsOf(ordersMessages, 'en').showOrder)
  expect(error.elements()).toEqual([])
  await ask.click()
  await expect.poll(countAsked).toBe(1)
  await expect.element(ask).toHaveAccessibleName(wordsOf(ordersMessages, 'en').showOrder)
  isAway = false
  await ask.click()
  await expect.element(error).toBeVisible()
  expect(countAsked()).toBe(2)
  expect(attempts.listOpen()).toEqual([])
  expect(attempts.begin({ sessionKey: 'of-a-guest', body }).key).toBe(key)
})
