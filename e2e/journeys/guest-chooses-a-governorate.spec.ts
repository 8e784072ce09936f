import type { Language } from '@shop/contract'
import { addressMessages } from '../../apps/storefront/app/delivery/address/address.late.messages.ts'
import { deliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { installClock } from '../pages/install-clock.ts'
import { keyboardOf } from '../pages/keyboard.ts'
import { expect, test } from '../pages/test.ts'

/** Letters that are typed after a pause, and the governorate that they choose, in sequence. */
const typed: Record<Language, readonly (readonly [string, string])[]> = {
  ar: [
    ['ج', 'الجيزة'],
    ['القا', 'القاهرة'],
    ['الاسكندريه', 'الإسكندرية'],
    ['بني س', 'بني سويف'],
    ['س', 'سوهاج'],
    ['س', 'السويس'],
    ['asy', 'أسيوط'],
  ],
  en: [
    ['g', 'Giza'],
    ['ale', 'Alexandria'],
    ['Beni', 'Beni Suef'],
    ['s', 'Sohag'],
    ['s', 'South Sinai'],
    ['الأقصر', 'Luxor'],
  ],
}
const firstAndLast = { ar: ['القاهرة', 'جنوب سيناء'], en: ['Cairo', 'South Sinai'] } as const

test('O-01: a guest chooses a governorate by letters, arrows, Home and End', async ({
  page,
  words,
  putInCart,
  checkoutPage,
}) => {
  const { press, strike, tabTo } = keyboardOf(page)
  const list = checkoutPage.region
  const chosen = list.locator('option:checked')
  const stopClock = await installClock(page)
  await putInCart()
  const clicks = await countClicks(page)
  await page.goto(paths.checkout())
  await tabTo(list)
  await expect(list).toHaveAccessibleName(words(addressMessages).region)
  await expect(chosen).toHaveText(words(deliveryMessages).chooseGovernorate)
  // The letters of a word are typed within a second, also on a busy machine.
  await stopClock()

  for (const [letters, name] of typed[words.language]) {
    await strike(letters)
    await expect(chosen, `after "${letters}"`).toHaveText(name)
    // After a second without a letter, the next letter starts a new word.
    await page.clock.fastForward(1_100)
  }
  const [first, last] = firstAndLast[words.language]
  await press('Home')
  await expect(chosen).toHaveText(first)
  await press('ArrowUp')
  await expect(chosen).toHaveText(first)
  await press('End')
  await expect(chosen).toHaveText(last)
  await press('ArrowUp')
  await press('ArrowDown')
  await expect(chosen).toHaveText(last)
  await strike('ق')
  await expect(chosen).toHaveText(first)
  expect(await clicks(), 'by keys alone').toBe(0)
})
