import { carriersMessages } from '../../apps/dashboard/src/resources/carriers/carriers.messages.ts'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { parcelMessages } from '../../apps/dashboard/src/resources/orders/parcel/parcel.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { parcelProblemsMessages } from '../../apps/dashboard/src/resources/parcel-problems/parcel-problems.messages.ts'
import { ordersMessages as deskOrdersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/bosta-test.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readOrderLink } from '../pages/outbox.ts'
import { ownStaffTest } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { beginsWith } from '../pages/words.ts'

// A carrier is offered at the hand-over of every order of a shop.
ownStaffTest(
  'staff hand an order over to a carrier, correct its number, and the shopper follows the parcel',
  async ({ client, staffClient, openAsAdmin, clicks, page, openDevice, baseURL, dashboard, words }) => {
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
  },
)

/** Lost, in the words of Bosta. */
const lost = 100

test('staff book a parcel with Bosta, hand it over, and settle what Bosta says of it', async ({
  client,
  staffClient,
  tellState,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const overview = words(overviewMessages)
  const parcel = words(parcelMessages)
  const problems = words(parcelProblemsMessages)
  const name = { en: 'Bosta', ar: 'بوسطة' }
  const pattern = 'https://bosta.example/{number}'
  await staffClient.carriers.createCarrier({
    body: { name, kind: 'bosta', tracking_pattern: pattern, is_active: true },
  })
  const { order } = await placeOrder(client, { region: 'EG-C' })
  const params = { id: order.id }
  await staffClient.orders.recordCall({ params, body: { outcome: 'reached' } })
  const panel = page.getByRole('region', { name: parcel.title, exact: true })

  await test.step('the only carrier is chosen already; its answer appears on the page', async () => {
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await panel.getByRole('button', { name: parcel.choose }).click()
    await expect(dashboard.dialog.getByText(parcel.booksItself)).toBeVisible()
    await dashboard.inDialog(parcel.save).click()
    await expect(panel.getByText(parcel.booking_booked, { exact: true })).toBeVisible()
    await checkPage(page, 'an order with a booked parcel')
    expect(await clicks(), 'to book a parcel').toBe(2)
  })
  const { parcel: booked } = await staffClient.orders.getOrder({ params })
  const tracking = booked?.tracking_number ?? '?'
  await expect(panel.getByText(tracking)).toBeVisible()
  await expect(panel.getByRole('link', { name: parcel.page })).toHaveAttribute(
    'href',
    pattern.replace('{number}', tracking),
  )

  await test.step('hand-over keeps the parcel, which can no longer be withdrawn', async () => {
    await expect(dashboard.button(parcel.withdraw)).toBeVisible()
    await dashboard.button(words(orderPageMessages).step_ship).click()
    await dashboard.inDialog(words(orderPageMessages).step_ship).click()
    await expect(
      dashboard.main.getByText(words(deskOrdersMessages).status_in_transit, { exact: true }).first(),
    ).toBeVisible()
    await expect(panel.getByText(tracking)).toBeVisible()
    await expect(dashboard.button(parcel.withdraw)).toBeHidden()
  })

  await test.step('the parcel is lost: staff read it among the parcels to check', async () => {
    await tellState(tracking, lost)
    const isListed = async () =>
      (await staffClient.parcelProblems.listParcelProblems({ query: { state: 'open' } })).count
    await expect.poll(isListed).toBe(1)
    await dashboard.visit('/dashboard')
    await page
      .getByRole('navigation', { name: overview.todo })
      .getByRole('link')
      .filter({ hasText: overview.todoParcels({ count: 1 }) })
      .click()
    const problem = dashboard.main.getByRole('listitem').filter({ hasText: tracking })
    await expect(problem).toContainText(order.number)
    await expect(problem).toContainText(problems.reason_lost)
    await expect(problem).toContainText(problems.said({ state: `\u2068${lost}\u2069` }))
    await checkPage(page, 'a parcel to check')
    await problem.getByRole('button', { name: problems.resolve }).click()
    await expect(dashboard.notice(problems.resolved)).toBeVisible()
    await expect(problem).toBeHidden()
    expect(await clicks(), 'to book, hand over with a question, open the list and settle').toBe(6)
  })
})
