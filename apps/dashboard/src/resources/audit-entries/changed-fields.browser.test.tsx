import { languages } from '@shop/contract'
import { makeKey } from '@shop/session'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { staffApi } from '../../data/api.ts'

const words = {
  en: [
    /Order NW-.*Carrier: Nile/,
    /Carrier Nile.*How it works: By sheets/,
    /Order NW-.*Missing: EGP\s100/,
    /Return RT-.*Reason: It does not work/,
    /How it goes back: .*In cash\W*Refund: .*EGP\s40\W*Status: Inspected → Refunded/,
  ],
  ar: [
    /طلب NW-.*شركة الشحن: النيل/,
    /طريقة العمل: بالكشوف/,
    /طلب NW-.*الناقص: 100/,
    /مرتجع RT-.*السبب: الجهاز لا يعمل/,
    /طريقة الرد: .*نقدًا\s*المبلغ المردود: .*40.*الحالة: تم الفحص ← تم رد المبلغ/,
  ],
}

/** A parcel of 600 pounds of which a courier brought 500, and which came back for 40. */
beforeAll(async () => {
  await page.viewport(1280, 900)
  await openShop()
  const { id } = await placeOrder((await createProduct(600)).id)
  const name = { en: 'Nile', ar: 'النيل' }
  const courier = { name, kind: 'csv', tracking_pattern: '', is_active: true } as const
  await sendOrder(id, (await staffApi.carriers.createCarrier({ body: courier })).id)
  const params = { id }
  const { lines } = await staffApi.orders.takeStep({ params, body: { step: 'deliver', from: 'in_transit' } })
  await staffApi.orders.receiveCash({ params, body: { amount: 500, reason: 'Lost' } })
  const wanted = lines.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
  const headers = { 'idempotency-key': makeKey() }
  const body = { order_id: id, lines: wanted, reason: 'faulty' } as const
  const back = { params: { id: (await staffApi.returns.registerReturn({ body }, { headers })).id } }
  await staffApi.returns.decideReturn({ ...back, body: { decision: 'approve' } })
  const received = lines.map(({ variant_id, quantity }) => ({ variant_id, received: quantity }))
  await staffApi.returns.inspectReturn({ ...back, body: { lines: received } })
  await staffApi.returns.refundReturn({ ...back, body: { amount: 40, method: 'cash', reference: 'R-1' } })
})

describe.each(languages)('in %s', (language) => {
  it('the log says in words who took a parcel, what was missing of its cash, and how a return was paid back', async () => {
    const main = await openDashboard('audit-entries', language)
    for (const text of words[language])
      await expect.element(main.getByRole('row').filter({ hasText: text })).toBeVisible()
  })
})
