import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { linkedOrderPageOf, orderSearchPageOf } from '../pages/linked-order.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'
import { ordersPageOf } from '../pages/orders.ts'
import { readCode, readOrderLink } from '../pages/outbox.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper, typePhone } from '../pages/shopper.ts'

test('a guest finds the order again and cancels it after a confirmation', async ({
  page,
  words,
  client,
  buy,
  orderPage,
  ordersPage,
  orderDetails,
}) => {
  const myOrders = words(myOrdersMessages)
  await page.goto(paths.orders())
  await expect(ordersPage.empty).toBeVisible()
  await expect(ordersPage.logIn).toBeVisible()
  await buy('cash')
  await expect(orderPage.thanks).toBeVisible()
  const { id, accessToken } = await readOrderKey(page)
  const clicks = await countClicks(page)

  await page.goto(paths.orders())
  await ordersPage.orders.click()
  await expect(page).toHaveURL(paths.order(id))
  await expect(orderDetails.currentStep).toContainText(myOrders.processing)
  await orderDetails.cancel.click()
  await orderDetails.keep.click()
  await expect(orderDetails.dialog).toBeHidden()
  await expect(orderDetails.currentStep).toContainText(myOrders.processing)

  await orderDetails.cancel.click()
  await orderDetails.confirm.click()
  await expect(orderDetails.currentStep).toContainText(myOrders.cancelled)
  await expect(orderDetails.cancel).toBeHidden()
  await expect(orderDetails.heading).toBeFocused()
  expect(await clicks(), 'to find an order (1), to keep it (2) and to cancel it (2)').toBe(5)
  const order = await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })
  expect(order.status).toBe('cancelled')

  await page.goto(paths.orders())
  await expect(ordersPage.row(myOrders.cancelled)).toBeVisible()
})

test(
  'O-06: a shopper finds the orders of the account on any device',
  once,
  async ({ page, words, signIn, shopper, buy, orderPage, ordersPage, orderDetails, openDevice }) => {
    await signIn(shopper)
    await page.goto(paths.orders())
    await expect(ordersPage.empty).toBeVisible()
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    await page.evaluate(() => window.localStorage.removeItem('order_access'))
    await page.goto(paths.orders())
    await expect(ordersPage.row(words(myOrdersMessages).processing)).toBeVisible()
    await ordersPage.orders.click()
    await expect(orderDetails.heading).toBeVisible()
    const address = page.url()

    const strangersPage = await openDevice()
    await strangersPage.goto(address)
    await expect(strangersPage.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(strangersPage.getByText(words(myOrdersMessages).timeline)).toBeHidden()
    await strangersPage.goto(paths.orders())
    await expect(ordersPageOf(strangersPage, words).empty).toBeVisible()
  },
)

test(
  "guest orders stay visible after login, apart from the account's orders",
  once,
  async ({ page, words, forms, shopper, buy, orderPage, ordersPage, orderDetails }) => {
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    const guests = await orderPage.number.first().innerText()
    await page.goto(paths.login({ next: paths.orders() }))
    await forms.logInAs(shopper)
    const withoutAccount = page.getByRole('list', { name: words(myOrdersMessages).orderedWithoutAccount })
    await expect(withoutAccount.getByRole('link')).toHaveCount(1)
    await withoutAccount.getByRole('link').click()
    await expect(orderDetails.heading).toContainText(guests)

    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    await page.goto(paths.orders())
    await expect(ordersPage.orders).toHaveCount(2)
    await expect(withoutAccount.getByRole('link')).toHaveCount(1)
    await expect(withoutAccount).toContainText(guests)
  },
)

test('O-06: a guest finds an order in another browser by its number, the phone and a code', async ({
  page,
  words,
  client,
  checkoutPage,
  orderPage,
  openDevice,
  baseURL,
}) => {
  const guest = inventShopper('Guest')
  const typedPhone = typePhone(guest, words.language)
  const { product, color } = await findHandBlender(client, words)
  await page.goto(paths.buyNow(product.id, { color: color.id }))
  await checkoutPage.fill({ ...recipients[words.language], phone: typedPhone })
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  const number = await orderPage.number.first().innerText()

  const other = await openDevice()
  const clicks = await countClicks(other)
  const search = orderSearchPageOf(other, words)

  await test.step('comes from the foot of a page', async () => {
    await other.goto(paths.terms())
    await other.getByRole('contentinfo').locator(`a[href="${paths.track()}"]`).click()
    await expect(search.heading).toBeVisible()
    await checkPage(other, 'find my order')
  })

  await test.step('types a number that is none, and is told at the field', async () => {
    await search.number.fill('RT-1')
    await search.phone.fill(typedPhone)
    await search.send.click()
    await expect(search.number).toBeFocused()
    await expect(search.number).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('asks for the code; a reload keeps the step', async () => {
    await search.number.fill(number)
    await search.send.click()
    await expect(search.code).toBeFocused()
    await other.reload()
    await expect(search.code).toBeVisible()
    await checkPage(other, 'find my order, the code')
  })

  const code = await readCode(baseURL ?? '', guest.phone)
  await test.step('types a wrong code, then the right one', async () => {
    await search.code.fill(code === '000000' ? '111111' : '000000')
    await search.open.click()
    await expect(search.code).toHaveAttribute('aria-invalid', 'true')
    await expect(search.code).toBeFocused()
    await search.code.fill(code)
    await search.open.click()
  })

  await expect(other).toHaveURL(/\/o\/[\w-]{24}$/)
  expect(await clicks(), 'to find an order (3), with one wrong number and one wrong code').toBe(5)
  await expect(linkedOrderPageOf(other, words).heading).toContainText(number)
})

test('O-06: a shopper confirms and cancels an order by the link of its message, on another device', async ({
  page,
  words,
  client,
  checkoutPage,
  orderPage,
  openDevice,
  baseURL,
}) => {
  const shopper = inventShopper('Guest')
  const recipient = { ...recipients[words.language], phone: typePhone(shopper, words.language) }
  const { product, color } = await findHandBlender(client, words)
  await page.goto(paths.buyNow(product.id, { color: color.id }))
  await checkoutPage.fill(recipient)
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  const number = await orderPage.number.first().innerText()
  const token = await readOrderLink(baseURL ?? '', shopper.phone, number)

  const phonePage = await openDevice()
  const clicks = await countClicks(phonePage)
  const linked = linkedOrderPageOf(phonePage, words)

  await test.step('opens the link, which shows the order but not the address', async () => {
    const answer = await phonePage.goto(paths.linkedOrder(token))
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    await expect(linked.heading).toContainText(number)
    await expect(linked.currentStep).toContainText(words(myOrdersMessages).processing)
    const shown = await phonePage.getByRole('main').innerText()
    for (const hidden of [recipient.address, recipient.lastName, shopper.typed.slice(0, -3)])
      expect(shown).not.toContain(hidden)
    expect(shown).toContain(shopper.typed.slice(-3))
    await checkPage(phonePage, 'a linked order')
  })

  await test.step('confirms with one click', async () => {
    await linked.confirm.click()
    await expect(linked.confirmed).toBeVisible()
    await expect(linked.confirm).toBeHidden()
    await expect(linked.heading).toBeFocused()
    expect(await clicks(), 'to confirm by the link').toBe(1)
    await phonePage.reload()
    await expect(linked.confirmed).toBeVisible()
  })

  await test.step('asks for a change, which the shop calls about', async () => {
    await linked.askForChange.click()
    await linked.wish.fill(recipient.address)
    await linked.sendWish.click()
    await expect(linked.shopCalls).toBeVisible()
    expect(await clicks(), 'and to ask for a change').toBe(3)
    await expect(phonePage.getByRole('main')).not.toContainText(recipient.address)
  })

  await test.step('cancels after a question', async () => {
    await linked.cancel.click()
    await linked.reallyCancel.click()
    await expect(linked.currentStep).toContainText(words(myOrdersMessages).cancelled)
    expect(await clicks(), 'and to cancel').toBe(5)
    await expect(linked.cancel).toBeHidden()
    await expect(linked.confirmed).toBeHidden()
    await expect(linked.shopCalls).toBeHidden()
  })
})
