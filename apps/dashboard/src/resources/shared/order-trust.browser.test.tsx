import type { Language } from '@shop/contract'
import { beforeEach, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { staffApi } from '../../data/api.ts'

beforeEach(openShop)

/** Orders of different phones above the amount that is called, until one is of the half that is left out. */
async function placeHeldOut(): Promise<string> {
  const settings = await staffApi.settings.getSettings({})
  const trust = { trust_call_total: 500, trust_held_out_percent: 50 }
  await staffApi.settings.updateSettings({ body: { ...settings, ...trust } })
  const { id: productId } = await createProduct(900)
  for (let phone = 1_012_000_000; ; phone += 1) {
    const { id } = await placeOrder(productId, `0${phone}`)
    const { trust: given } = await staffApi.orders.getOrder({ params: { id } })
    if (given.reasons.includes('held_out')) return id
    await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'processing' } })
  }
}

it.each<[Language, string, string]>([
  ['en', 'Left out to compare', 'Would have needed a call: High amount. It is in the share that is left alone.'],
  ['ar', 'مستثناة للمقارنة', 'كان سيحتاج مكالمة: مبلغ كبير. وهو من النسبة المستثناة من القواعد.'],
])(
  'in %s an order that is left out of the rules says what they would have asked for, and why',
  async (language, chip, reasons) => {
    const id = await placeHeldOut()
    const main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(chip)).toBeVisible()
    await expect.element(main.getByText(reasons)).toBeVisible()
    const queue = await openDashboard('confirmation-calls', language)
    await expect.element(queue.getByText(reasons)).toBeVisible()
  },
)
