import { languages } from '@shop/contract'
import { type StaffProduct, statusTitles } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { beforeAll, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { orderPageMessages } from '../order-page.messages.ts'

const kettle = { en: 'Kettle (Red)', ar: 'غلاية (أحمر)' }
const red = { hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' }, price: 600, stock: 50, pictures: [] }

let product: StaffProduct
beforeAll(async () => {
  await openShop()
  product = await createProduct(600, { colors: [red], plain: null })
  const { zones } = await staffApi.delivery.getDelivery()
  const giza = zones.find((zone) => zone.governorate === 'EG-GZ')
  if (!giza) throw new Error('Nothing is delivered to Giza')
  await staffApi.delivery.updateZone({ params: giza, body: { ...giza, fee: 50, free_over: null } })
})

const placeRed = () => placeOrder(product.id, undefined, { color_id: product.colors[0]?.id })

it.each(languages)('in %s the timeline has lines, total and delivery fee from before a change', async (language) => {
  const words = wordsIn(language)
  const t = words(orderPageMessages)
  const money = (amount: number) => formatExactMoney(amount, language)
  const { id } = await placeRed()
  const before = await staffApi.orders.getOrder({ params: { id } })
  const lines = before.lines.map(({ variant_id }) => ({ variant_id, quantity: 2 }))
  const body = { version: before.version, lines, delivery: before.delivery - 1, reason: 'One more' }
  const { total } = await staffApi.orderChanges.changeOrder({ params: { id }, body })
  const main = await openDashboard(`orders/${id}/show`, language)
  const timeline = main.getByRole('region', { name: t.timeline })
  const facts = [
    t.lineWas({ quantity: 1, name: kettle[language] }),
    t.totalWas({ before: money(before.total), after: money(total) }),
    t.deliveryWas({ fee: money(before.delivery) }),
    'One more',
  ]
  for (const fact of facts) await expect.element(timeline.getByText(fact, { exact: true })).toBeVisible()
})

it('of an order that its customer placed and cancelled, nobody reads that the shop did it by itself', async () => {
  const t = wordsIn('en')(orderPageMessages)
  const { id, accessToken } = await placeRed()
  const cancelled = await fetch(`/api/orders/${id}/cancel/?access_token=${accessToken}`, { method: 'POST' })
  expect(cancelled.status).toBe(200)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  const entries = main.getByRole('region', { name: t.timeline }).getByRole('listitem')
  await expect.element(entries.first()).toMatchTextContent(/· the customer$/)
  await expect.element(entries.filter({ hasText: statusTitles.cancelled.en })).toMatchTextContent(/· the customer, or/)
})
