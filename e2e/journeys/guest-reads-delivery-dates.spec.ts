import type { Language } from '@shop/contract'
import { dateLocaleOf, formatDay, formatMoney, localeOf } from '@shop/i18n'
import { deliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { deliveryTimesMessages } from '../../apps/storefront/app/delivery/delivery-times.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { trustFactsMessages } from '../../apps/storefront/app/features/catalog/product/trust-facts.late.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { passOverlayEntry } from '../pages/overlay-entry.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { withAny } from '../pages/words.ts'

/** A day of the calendar, `YYYY-MM-DD`, as cards have it: `Tue 24 Nov`. */
function formatBriefDay(day: string, language: Language): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocaleOf[language], format).format(new Date(day)).replace(/[,،]/, '')
}

test('a governorate chosen in the header dates card, product, cart and checkout alike', async ({
  page,
  words,
  client,
  header,
  cartModal,
  productPage,
  checkoutPage,
}) => {
  const typed = words(typedWords)
  const delivery = words(deliveryMessages)
  const { product, color } = await findHandBlender(client, words)
  const { zones } = await client.delivery.getDelivery()
  const promise = zones.find(({ governorate }) => governorate === 'EG-C')?.promise
  if (!promise) throw new Error('The shop delivers to Cairo')
  const arrival = delivery.arrives({ days: formatDay(promise.to, words.language) })
  const brief = delivery.arrives({ days: formatBriefDay(promise.to, words.language) })
  const banner = page.getByRole('banner')
  const isPhone = (page.viewportSize()?.width ?? 0) < 640

  await test.step('before a choice, the product names times and fee of all governorates', async () => {
    await page.goto(paths.product(product.id, color.id))
    const times = words(deliveryTimesMessages)
    const [fastest, elsewhere] = [times.days({ count: 1 }), times.range({ from: 1, count: 5 })]
    const places = new Intl.ListFormat(localeOf[words.language]).format([typed.cairo, typed.giza, typed.qalyubia])
    await expect(page.getByText(times.byPlace({ places, fastest, elsewhere }))).toBeVisible()
    const trustFacts = words(trustFactsMessages)
    const [fee, amount] = [formatMoney(50, words.language), formatMoney(500, words.language)]
    await expect(page.getByText(withAny(trustFacts.feeUntil({ fee, amount }), trustFacts.freeDelivery))).toBeVisible()
  })

  await test.step('the header takes the choice and says when it arrives', async () => {
    const clicks = await countClicks(page)
    await page.goto(paths.products())
    if (isPhone) await banner.locator('summary', { hasText: words(layoutMessages).menu }).click()
    const opener = isPhone
      ? banner.getByRole('button', { name: delivery.chooseYours })
      : page.getByRole('button', { name: delivery.chooseYours })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: delivery.where })
    await dialog.getByRole('combobox', { name: delivery.governorate }).selectOption({ label: typed.cairo })
    await expect(dialog.getByText(arrival)).toBeVisible()
    await checkPage(page, 'the choice of a governorate')
    await dialog.getByRole('button', { name: delivery.done }).click()
    await expect(dialog).toBeHidden()
    // A phone opens its menu first.
    expect(await clicks(), 'to choose a governorate').toBe(isPhone ? 3 : 2)
    // The menu of a phone is still open.
    if (isPhone) await page.keyboard.press('Escape')
    await passOverlayEntry(page)
  })

  await test.step('each card that is not sold out has the date, also on another page', async () => {
    await expect(page.getByRole('main').getByText(brief).first()).toBeVisible()
    await page.goto(paths.offers())
    await expect(page.getByRole('main').getByText(brief).first()).toBeVisible()
    const soldOut = page.getByRole('article').filter({ hasText: words(cartMessages).outOfStock })
    await expect(soldOut.filter({ hasText: brief })).toHaveCount(0)
  })

  await test.step('the product has it beside its price', async () => {
    await page.goto(paths.product(product.id, color.id))
    await expect(page.getByRole('status').filter({ hasText: arrival })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('button', { name: delivery.deliveryTo({ governorate: typed.cairo }) }),
    ).toBeVisible()
  })

  await test.step('the cart over the page and the checkout have it, too', async () => {
    await productPage.addToCart(product.name).click()
    await header.cart.click()
    await expect(cartModal.itself.getByText(arrival)).toBeVisible()
    await cartModal.checkout.click()
    await expect(checkoutPage.region.locator('option:checked')).toHaveText(typed.cairo)
    await expect(page.getByRole('main').getByText(arrival)).toBeVisible()
  })
})
