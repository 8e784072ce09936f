import { couponsMessages } from '../../apps/dashboard/src/resources/coupons/coupons.messages.ts'
import { changingMessages } from '../../apps/dashboard/src/resources/orders/changing/changing.messages.ts'
import { invoiceMessages } from '../../apps/dashboard/src/resources/shared/invoice.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { couponMessages } from '../../apps/storefront/app/features/orders/coupon/coupon.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import { beginsWith, withAny } from '../pages/words.ts'

/** A moment as a date-and-time input of the desk has it: Cairo time. */
function inCairo(hoursFromNow: number): string {
  const moment = new Date(Date.now() + hoursFromNow * 3_600_000)
  return moment.toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' }).slice(0, 16).replace(' ', 'T')
}

/** A code that no other journey has. */
const newCode = () => `LAMP${nextSku().slice('NW-NEW-'.length).replace('-', '')}`

test(
  'a guest types the code of a coupon, and the order shows what it took off',
  both,
  async ({ page, words, staffClient, fillCart, checkoutPage, orderPage }) => {
    const couponWords = words(couponMessages)
    const code = newCode()
    const inTotals = words(uiMessages).coupon({ code })
    await staffClient.coupons.createCoupon({
      body: {
        code,
        name: { en: `Lamp ${code}`, ar: `مصباح ${code}` },
        kind: 'percent',
        percent: 10,
        amount: null,
        category_ids: [],
        min_subtotal: 0,
        starts_at: new Date(Date.now() - 3_600_000).toISOString(),
        ends_at: new Date(Date.now() + 86_400_000).toISOString(),
        max_uses: 100,
        max_uses_per_customer: 100,
        is_active: true,
      },
    })

    await fillCart()
    await page.goto(paths.checkout())
    await checkoutPage.fill(recipients[words.language])
    // A narrow screen folds the items.
    if ((page.viewportSize()?.width ?? 0) < 1024)
      await page.getByRole('button', { name: words(ordersMessages).showItems }).click()
    await page.getByRole('button', { name: couponWords.haveCode }).click()
    await page.getByRole('textbox', { name: couponWords.code }).fill(code.toLowerCase())
    await page.getByRole('button', { name: couponWords.apply }).click()
    await expect(page.getByText(couponWords.applied({ code }))).toBeVisible()
    await expect(page.getByRole('main')).toContainText(inTotals)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(inTotals)
    await expect(checkoutPage.city).toHaveValue(recipients[words.language].city)
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(orderPage.items).toContainText(inTotals)
  },
)

test('staff make a coupon and see its use', once, async ({ page, words, openAsAdmin, dashboard, client }) => {
  const coupons = words(couponsMessages)
  const code = newCode()
  await openAsAdmin('/dashboard/coupons/create')
  await page.getByRole('textbox', { name: words(valuesMessages).in_en({ field: coupons.name }) }).fill(`Lamp ${code}`)
  await page.getByRole('textbox', { name: words(valuesMessages).in_ar({ field: coupons.name }) }).fill(`مصباح ${code}`)
  await page.getByRole('textbox', { name: beginsWith(coupons.code) }).fill(code)
  await page.getByRole('textbox', { name: beginsWith(coupons.percent) }).fill('10')
  await page.getByRole('textbox', { name: withAny(coupons.starts_at) }).fill(inCairo(-1))
  await page.getByRole('textbox', { name: withAny(coupons.ends_at) }).fill(inCairo(24))
  await dashboard.button(words(copiedWords).save).click()
  await expect(dashboard.row(code)).toContainText(coupons.running)
  await expect(dashboard.row(code)).toContainText(coupons.usesOf({ used: 0, max: 100 }))
  const { order } = await placeOrder(client, { coupon_code: code })
  await dashboard.visit(`/dashboard/orders/${order.id}/show`)
  await expect(dashboard.button(words(changingMessages).change)).toBeVisible()
  await dashboard.visit('/dashboard/coupons')
  await expect(dashboard.row(code)).toContainText(coupons.usesOf({ used: 1, max: 100 }))
  await dashboard.visit(`/dashboard/orders/${order.id}/invoice`)
  await expect(page.getByText(withAny(words(invoiceMessages).discount))).toBeVisible()
})
