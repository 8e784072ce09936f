import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { recipients } from '../pages/checkout.ts'
import { couponWordsOf } from '../pages/coupon-words.ts'
import { placeOrder } from '../pages/place-order.ts'

/** A moment as a date-and-time input of the desk has it: Cairo time. */
function inCairo(hoursFromNow: number): string {
  const moment = new Date(Date.now() + hoursFromNow * 3_600_000)
  return moment.toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' }).slice(0, 16).replace(' ', 'T')
}

/** A code that no other journey has. */
const newCode = () => `LAMP${nextSku().slice('NW-NEW-'.length).replace('-', '')}`

test('a guest types a wrong code, then the right one, and the order shows what it took off', async ({
  page,
  words,
  staffClient,
  putInCart,
  checkoutPage,
  orderPage,
}) => {
  const coupon = couponWordsOf(words.language)
  const code = newCode()
  const totals = page.getByRole('main')
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

  await test.step('a wrong code loses nothing that was typed', async () => {
    await putInCart()
    await page.goto(paths.checkout())
    await checkoutPage.fill(recipients[words.language])
    const isPhone = (page.viewportSize()?.width ?? 0) < 1024
    if (isPhone) await page.getByRole('button', { name: coupon.showItems }).click()
    await page.getByRole('button', { name: coupon.haveCode }).click()
    await page.getByRole('textbox', { name: coupon.code }).fill('WRONGLAMP')
    await page.getByRole('button', { name: coupon.apply }).click()
    await expect(page.getByText(coupon.notValid)).toBeVisible()
    await expect(page.getByRole('textbox', { name: coupon.code })).toHaveValue('WRONGLAMP')
    await expect(checkoutPage.firstName).toHaveValue(recipients[words.language].firstName)
  })

  await test.step('the right one is in the totals, can be removed, and survives a reload', async () => {
    await page.getByRole('textbox', { name: coupon.code }).fill(code.toLowerCase())
    await page.getByRole('button', { name: coupon.apply }).click()
    await expect(page.getByText(coupon.applied(code))).toBeVisible()
    await page.getByRole('button', { name: coupon.remove(code) }).click()
    await expect(totals).not.toContainText(coupon.coupon(code))
    await page.getByRole('textbox', { name: coupon.code }).fill(code)
    await page.getByRole('textbox', { name: coupon.code }).press('Enter')
    await expect(totals).toContainText(coupon.coupon(code))
    await page.reload()
    await expect(totals).toContainText(coupon.coupon(code))
    await expect(checkoutPage.city).toHaveValue(recipients[words.language].city)
  })

  await test.step('the order shows it', async () => {
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(orderPage.items).toContainText(coupon.coupon(code))
  })
})

test('staff make a coupon and see its use', once, async ({ page, words, openAsAdmin, dashboard, desk, client }) => {
  const coupon = couponWordsOf(words.language)
  const code = newCode()
  await openAsAdmin('/dashboard/coupons/create')
  await page.getByRole('textbox', { name: desk.nameOf.en }).fill(`Lamp ${code}`)
  await page.getByRole('textbox', { name: desk.nameOf.ar }).fill(`مصباح ${code}`)
  await page.getByRole('textbox', { name: coupon.deskCode }).fill(code)
  await page.getByRole('textbox', { name: coupon.percent }).fill('10')
  await page.getByRole('textbox', { name: coupon.from }).fill(inCairo(-1))
  await page.getByRole('textbox', { name: coupon.until }).fill(inCairo(24))
  await dashboard.button(desk.save).click()
  await expect(dashboard.row(code)).toContainText(desk.running)
  await expect(dashboard.row(code)).toContainText(coupon.usesOf(0))
  const { order } = await placeOrder(client, { coupon_code: code })
  await openAsAdmin('/dashboard/coupons')
  await expect(dashboard.row(code)).toContainText(coupon.usesOf(1))
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await expect(dashboard.main.getByText(coupon.staysAsItIs)).toBeVisible()
  await openAsAdmin(`/dashboard/orders/${order.id}/invoice`)
  await expect(page.getByText(coupon.onInvoice)).toBeVisible()
})
