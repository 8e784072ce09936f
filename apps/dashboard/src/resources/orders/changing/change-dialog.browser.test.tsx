import { languages } from '@shop/contract'
import { formatExactMoney } from '@shop/i18n'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { changingMessages } from './changing.messages.ts'

const conditions = {
  name: { en: 'Autumn', ar: 'الخريف' },
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  max_uses: 10,
  max_uses_per_customer: 1,
  is_active: true,
}
const code = 'AUTUMN10'

it.each(languages)(
  'in %s an order below the new minimum of its coupon is changed without the coupon',
  async (language) => {
    await openShop()
    const words = wordsIn(language)
    const t = words(changingMessages)
    const terms = { code, kind: 'percent' as const, percent: 10, amount: null, category_ids: [] }
    const coupon = await staffApi.coupons.createCoupon({ body: { ...terms, ...conditions, min_subtotal: 0 } })
    const { id } = await placeOrder((await createProduct(600)).id, undefined, { coupon_code: code })
    await staffApi.coupons.updateCoupon({
      params: { id: String(coupon.id) },
      body: { ...conditions, min_subtotal: 5000, version: coupon.version },
    })
    const before = await staffApi.orders.getOrder({ params: { id } })
    expect(before.discount).toBe(60)
    const main = await openDashboard(`orders/${id}/show`, language)
    await main.getByRole('button', { name: t.change, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(t.couponAgain({ code }))).toBeVisible()
    await dialog.getByRole('textbox', { name: t.reason }).fill('They take it without')
    await dialog.getByRole('checkbox', { name: t.withoutCoupon({ code }) }).click()
    await expect.element(dialog.getByText(t.couponLetGo({ code }))).toBeVisible()
    const after = formatExactMoney(before.total + 60, language)
    await expect.element(dialog.getByText(t.newTotal({ after }))).toBeVisible()
    await dialog.getByRole('button', { name: t.save }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await checkPage()
    const { coupon_code, discount, total } = await staffApi.orders.getOrder({ params: { id } })
    expect({ coupon_code, discount, total }).toEqual({ coupon_code: null, discount: 0, total: before.total + 60 })
  },
)
