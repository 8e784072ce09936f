import type { Language } from '@shop/contract'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { readOrderLink } from '../pages/outbox.ts'
import { ownStaffTest as test } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect } from '../pages/staff-test.ts'
import { waitForHydration } from '../pages/wait-for-hydration.ts'

const words = {
  en: {
    carrierName: 'Delta Parcels',
    carrier: 'Carrier',
    number: 'Tracking number',
    parcel: 'Parcel',
    correct: 'Correct',
    save: 'Save',
    saved: 'The parcel is saved.',
    wrongNumber: /^Must have 3 to 40/,
    follow: /^Follow parcel/,
  },
  ar: {
    carrierName: 'دلتا للشحن',
    carrier: 'شركة الشحن',
    number: 'رقم التتبع',
    parcel: 'الشحنة',
    correct: 'تصحيح',
    save: 'حفظ',
    saved: 'تم حفظ بيانات الشحنة.',
    wrongNumber: /^يجب أن يكون من 3 إلى 40/,
    follow: /^تتبّع الشحنة/,
  },
} as const satisfies Record<Language, object>

// A carrier is offered at the hand-over of every order of a shop.
test('staff hand an order over to a carrier, correct its number, and the shopper follows the parcel', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  browser,
  baseURL,
  locale,
  viewport,
  dashboard,
  staffWords,
  words: { language },
}) => {
  const t = words[language]
  const pattern = 'https://delta.example/track/{number}'
  const name = { en: words.en.carrierName, ar: words.ar.carrierName }
  const body = { name, kind: 'csv', tracking_pattern: pattern, is_active: true } as const
  await staffClient.carriers.createCarrier({ body })
  const { phone } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
  const [wrong, right] = [`DP-${order.number}-1`, `DP-${order.number}-2`]

  await test.step('hand-over asks for the carrier and the number', async () => {
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await dashboard.button(staffWords.ship).click()
    await dashboard.dialog.getByRole('combobox', { name: t.carrier }).click()
    await page.getByRole('option', { name: t.carrierName }).click()
    await dashboard.dialog.getByRole('textbox', { name: t.number }).fill(wrong)
    await dashboard.dialog.getByRole('textbox', { name: t.number }).press('Enter')
    await expect(dashboard.dialog).toBeVisible()
    await checkAccessibility(page, 'hand-over to a carrier')
    await dashboard.inDialog(staffWords.ship).click()
    await expect(dashboard.main.getByText(wrong)).toBeVisible()
    expect(await clicks(), 'to hand over to a chosen carrier').toBe(4)
  })

  await test.step('the number is corrected', async () => {
    await page.getByRole('region', { name: t.parcel, exact: true }).getByRole('button', { name: t.correct }).click()
    const number = dashboard.dialog.getByRole('textbox', { name: t.number })
    await number.fill('?')
    await dashboard.inDialog(t.save).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription(t.wrongNumber)
    await number.fill(right)
    await dashboard.inDialog(t.save).click()
    await expect(dashboard.notice(t.saved)).toBeVisible()
    await expect(dashboard.main.getByText(right)).toBeVisible()
  })

  await test.step('the shopper reads the carrier on the page of the link, and opens its page', async () => {
    const token = await readOrderLink(baseURL ?? '', phone, order.number)
    const device = await browser.newContext({ viewport, ...(locale && { locale }), ...(baseURL && { baseURL }) })
    const shopper = waitForHydration(await device.newPage())
    await shopper.goto(paths.linkedOrder(token))
    await expect(shopper.getByRole('main').getByText(t.carrierName)).toBeVisible()
    const link = shopper.getByRole('main').getByRole('link', { name: t.follow })
    await expect(link).toHaveAttribute('href', pattern.replace('{number}', right))
    await checkPage(shopper, 'a linked order with its parcel')
    await device.close()
  })
})
