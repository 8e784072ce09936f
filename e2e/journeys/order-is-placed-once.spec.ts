import type { Page, Route } from '@playwright/test'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/order-test.ts'

test.beforeEach(async ({ page, words, fillCart, checkoutPage }) => {
  await fillCart()
  await page.goto(paths.checkout())
  await checkoutPage.fill(recipients[words.language])
})

test(
  'the response is lost and the guest tries again: one order',
  once,
  async ({ page, words, checkoutPage, orderPage }) => {
    const orders = await loseFirstAnswer(page)
    await checkoutPage.place.click()
    await expect(checkoutPage.alert).toContainText(words(prescribedWords).orderFailed)
    await expect(checkoutPage.firstName).toHaveValue(recipients[words.language].firstName)
    await checkoutPage.retry.click()
    await expect(orderPage.thanks).toBeVisible()
    expect(page.url()).toContain(orders[0])
  },
)

test(
  'the response is lost and the guest reloads the page: one order',
  once,
  async ({ page, checkoutPage, orderPage }) => {
    const orders = await loseFirstAnswer(page)
    await checkoutPage.place.click()
    await expect(checkoutPage.alert).toBeVisible()
    await page.reload()
    await expect(orderPage.thanks).toBeVisible()
    expect(page.url()).toContain(orders[0])
  },
)

test(
  'O-07: the connection breaks before the request arrives: one order after a retry',
  once,
  async ({ page, words, checkoutPage, orderPage }) => {
    await page.route(checkoutCall, (route) => route.abort('connectionreset'), { times: 1 })
    await checkoutPage.place.click()
    await expect(checkoutPage.alert).toContainText(words(prescribedWords).orderFailed)
    await checkoutPage.retry.click()
    await expect(orderPage.thanks).toBeVisible()
    expect(await countOrders(page)).toBe(1)
  },
)

test('the guest reloads the page during the request: one order', once, async ({ page, checkoutPage, orderPage }) => {
  const reloaded = Promise.withResolvers<void>()
  const orders = await answerFirst(page, async (route) => {
    await reloaded.promise
    // The page that sent the request is gone.
    await route.abort().catch(() => undefined)
  })
  await checkoutPage.place.click()
  await expect.poll(() => orders.length).toBe(1)
  await page.reload()
  reloaded.resolve()
  await expect(orderPage.thanks).toBeVisible()
  expect(page.url()).toContain(orders[0])
  expect(await countOrders(page)).toBe(1)
})

test(
  'the guest goes back from the confirmation and forward again: one order',
  once,
  async ({ page, checkoutPage, orderPage }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/orders/checkout/')) sent.push(request.url())
    })
    // Back leads somewhere.
    await page.goto(paths.cart())
    await page.goto(paths.checkout())
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    const address = page.url()
    await page.goBack()
    await expect(checkoutPage.place).toBeHidden()
    await page.goForward()
    await expect(orderPage.thanks).toBeVisible()
    expect(page.url()).toBe(address)
    await page.goto(paths.checkout())
    await expect(checkoutPage.place).toBeHidden()
    expect(sent).toHaveLength(1)
  },
)

test(
  'the response of a card order is lost: one order and one payment',
  once,
  async ({ page, checkoutPage, buyNowPage, bankPage, paymentPage, orderPage }) => {
    const orders = await loseFirstAnswer(page)
    await buyNowPage.card.check()
    await checkoutPage.place.click()
    await expect(checkoutPage.alert).toBeVisible()
    await checkoutPage.retry.dblclick()
    await bankPage.pay.dblclick()
    await expect(orderPage.thanks).toBeVisible()
    await expect(paymentPage.paid).toBeVisible()
    expect(page.url()).toContain(orders[0])
    await page.goBack()
    await expect(bankPage.pay).toBeHidden()
    expect(await countOrders(page)).toBe(1)
  },
)

test(
  'the page breaks while the order is sent: its answer opens the order',
  once,
  async ({ page, faults, checkoutPage, words, orderPage }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(checkoutCall, (route) => answer.promise.then(() => route.continue()), { times: 1 })
    await breakOnceSent(page)
    await checkoutPage.place.click()
    await expect(page.getByRole('button', { name: words(ordersMessages).showOrder })).toBeVisible()
    answer.resolve()
    await expect(orderPage.thanks).toBeVisible()
    expect(await countOrders(page)).toBe(1)
    expect(faults.every((fault) => fault.includes('broken on purpose'))).toBe(true)
    faults.length = 0
  },
)

test(
  'the page breaks and the response is lost: the guest asks for the order, and there is one',
  once,
  async ({ page, faults, checkoutPage, words, orderPage }) => {
    const orders = await loseFirstAnswer(page)
    await breakOnceSent(page)
    await checkoutPage.place.click()
    await expect.poll(() => orders.length).toBe(1)
    await page.getByRole('button', { name: words(ordersMessages).showOrder }).click()
    await expect(orderPage.thanks).toBeVisible()
    expect(page.url()).toContain(orders[0])
    expect(await countOrders(page)).toBe(1)
    faults.length = 0
  },
)

const checkoutCall = '**/api/orders/checkout/**'

/** Forwards the first checkout to the shop and drops its response. @returns the ids of the placed orders */
function loseFirstAnswer(page: Page): Promise<string[]> {
  return answerFirst(page, (route) => route.abort('connectionreset'))
}

/** Forwards the first checkout to the shop and handles its response by `answer`. @returns the ids of the placed orders */
async function answerFirst(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const placed: string[] = []
  const place = async (route: Route) => {
    const { order }: { order: { id: string } } = await (await route.fetch()).json()
    placed.push(order.id)
    await answer(route)
  }
  await page.route(checkoutCall, place, { times: 1 })
  return placed
}

/** Number of orders that this browser can open. */
function countOrders(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(window.localStorage.getItem('order_access') ?? '[]').length)
}

/** Once the form is sent, React's next insertion of an element fails, as it does beside a text that somebody replaced. */
async function breakOnceSent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { insertBefore } = Node.prototype
    function breakNextInsertion(): void {
      Node.prototype.insertBefore = () => {
        Node.prototype.insertBefore = insertBefore
        throw new Error('broken on purpose')
      }
    }
    document.addEventListener('submit', breakNextInsertion, { capture: true, once: true })
  })
}
