import { carriersMessages } from '../../apps/dashboard/src/resources/carriers/carriers.messages.ts'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { parcelMessages } from '../../apps/dashboard/src/resources/orders/parcel/parcel.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readOrderLink } from '../pages/outbox.ts'
import { ownStaffTest as test } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect } from '../pages/staff-test.ts'
import { beginsWith } from '../pages/words.ts'

// A carrier is offered at the hand-over of every order of a shop.
test('staff hand an order over to a carrier, correct its number, and the shopper follows the parcel', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  openDevice,
  baseURL,
  dashboard,
  words,
}) => {
  const parcel = words(parcelMessages)
  const pattern = 'https://delta.example/track/{number}'
  const name = { en: 'Delta Parcels', ar: 'دلتا للشحن' }
  const { phone } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
  const [wrong, right] = [`DP-${order.number}-1`, `DP-${order.number}-2`]

  await test.step('staff add the carrier', async () => {
    const carriers = words(carriersMessages)
    const values = words(valuesMessages)
    const field = (label: string) => dashboard.main.getByRole('textbox', { name: label })
    await openAsAdmin('/dashboard/carriers/create')
    await field(values.in_en({ field: carriers.name })).fill(name.en)
    await field(values.in_ar({ field: carriers.name })).fill(name.ar)
    await field(carriers.tracking_pattern).fill(pattern)
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.row(name[words.language])).toBeVisible()
    expect(await clicks(), 'to add a carrier').toBe(1)
  })

  await test.step('hand-over asks for the carrier and the number', async () => {
    await page.goto(`/dashboard/orders/${order.id}/show`)
    await dashboard.button(words(orderPageMessages).step_ship).click()
    await dashboard.dialog.getByRole('combobox', { name: parcel.carrier }).click()
    await page.getByRole('option', { name: name[words.language] }).click()
    await dashboard.dialog.getByRole('textbox', { name: parcel.number }).fill(wrong)
    await dashboard.dialog.getByRole('textbox', { name: parcel.number }).press('Enter')
    await expect(dashboard.dialog).toBeVisible()
    await checkAccessibility(page, 'hand-over to a carrier')
    await dashboard.inDialog(words(orderPageMessages).step_ship).click()
    await expect(dashboard.main.getByText(wrong)).toBeVisible()
    expect(await clicks(), 'and to hand over to it').toBe(5)
  })

  await test.step('the number is corrected', async () => {
    await page
      .getByRole('region', { name: parcel.title, exact: true })
      .getByRole('button', { name: parcel.correct })
      .click()
    const number = dashboard.dialog.getByRole('textbox', { name: parcel.number })
    await number.fill('?')
    await dashboard.inDialog(parcel.save).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription(beginsWith(words(copiedWords).wrongTracking))
    await number.fill(right)
    await dashboard.inDialog(parcel.save).click()
    await expect(dashboard.notice(parcel.saved)).toBeVisible()
    await expect(dashboard.main.getByText(right)).toBeVisible()
  })

  await test.step('the shopper reads the carrier on the page of the link, and opens its page', async () => {
    const token = await readOrderLink(baseURL ?? '', phone, order.number)
    const shopper = await openDevice()
    await shopper.goto(paths.linkedOrder(token))
    await expect(shopper.getByRole('main').getByText(name[words.language])).toBeVisible()
    const link = shopper
      .getByRole('main')
      .getByRole('link', { name: words(ordersMessages).followParcel({ number: `\u2068${right}\u2069` }) })
    await expect(link).toHaveAttribute('href', pattern.replace('{number}', right))
    await checkPage(shopper, 'a linked order with its parcel')
  })
})
