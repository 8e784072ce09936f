import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { returnsMessages } from '../../apps/storefront/app/features/orders/returns/returns.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { deliverOrder } from '../pages/deliver-order.ts'
import { linkedOrderPageOf } from '../pages/linked-order.ts'
import { readOrderLink } from '../pages/outbox.ts'
import { expect, test } from '../pages/sale-test.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper, typePhone } from '../pages/shopper.ts'

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

test(
  'O-06: a guest asks for a return by the link of a message',
  once,
  async ({ page, words, client, staffClient, baseURL }) => {
    const returns = words(returnsMessages)
    const { order, access_token } = await deliverOrder(client, staffClient)
    const token = await readOrderLink(baseURL ?? '', order.customer.phone, order.number)
    const clicks = await countClicks(page)
    await page.goto(paths.linkedOrder(token))
    await page.getByRole('button', { name: returns.askForReturn, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(returns.why).selectOption({ label: returns.faulty })
    await dialog.getByRole('button', { name: returns.send }).click()
    await expect(page.getByText(returns.status_requested)).toBeVisible()
    const query = { access_token }
    const asked = await client.returns.listReturns({ params: { id: order.id }, query })
    expect(asked.returns).toMatchObject([{ status: 'requested', reason: 'faulty' }])
    expect(await clicks(), 'to ask for a return').toBe(2)
  },
)
