import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { linkedOrderPageOf, orderSearchPageOf } from '../pages/linked-order.ts'
import { expect, test } from '../pages/order-test.ts'
import { readCode } from '../pages/outbox.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper, typePhone } from '../pages/shopper.ts'

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
