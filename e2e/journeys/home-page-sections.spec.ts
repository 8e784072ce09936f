import type { Page } from '@playwright/test'
import { formatMoney } from '@shop/i18n'
import { homeMessages } from '../../apps/storefront/app/features/home/home.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/home.ts'
import { typedWords } from '../pages/typed-words.ts'

test(
  "M-13, M-14: the home page shows the services and the shop's promises, each a link to its exact words",
  both,
  async ({ page, words }) => {
    const home = words(homeMessages)
    const typed = words(typedWords)
    await page.goto(paths.home())
    await expect(
      page.getByRole('main').getByText(home.deliveryText({ amount: formatMoney(500, words.language) })),
    ).toBeVisible()
    for (const [name, address, sentence] of [
      [home.deliveryTitle({ count: 24 }), paths.terms('delivery'), typed.deliveryTerms],
      [home.warrantyTitle({ count: 2 }), paths.returnPolicy('warranty'), typed.warrantyTerms],
      [home.returnsTitle({ count: 30 }), paths.returnPolicy('returns'), typed.returnsTerms],
      [home.callTitle({ count: 30 }), paths.terms('call'), typed.callTerms],
    ] as const) {
      await page.getByRole('heading', { level: 3, name }).getByRole('link').click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('article').getByText(sentence)).toBeInViewport()
      await page.goBack()
    }
  },
)

test('P-10: banners reload after five minutes, categories and products after ten', async ({ page, homePage }) => {
  const calls = ['/api/ads/public/advertisements/', '/api/products/categories/', '/api/products/featured/']
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const read = () => calls.filter((call) => asked.includes(call))
  await page.clock.install()
  await page.goto(paths.home())
  // A carousel wakes up near the viewport: on a slow machine the banners may still sleep when the page scrolls away from them.
  await expect(homePage.stop).toBeVisible()
  await homePage.shelf.scrollIntoViewIfNeeded()
  await expect(homePage.nextCards).toBeVisible()
  await finishTasks(page)
  expect(read()).toEqual([])
  await page.clock.fastForward('05:00')
  await expect.poll(read).toEqual(calls.slice(0, 1))
  await page.clock.fastForward('05:00')
  await expect.poll(read).toEqual(calls)
})

/** Lets the page finish what it has begun: React sets its timers in a task of its own after it has drawn. */
async function finishTasks(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        let left = 50
        const next = () => (left > 0 ? port2.postMessage(null) : resolve())
        port1.onmessage = () => {
          left -= 1
          next()
        }
        next()
      }),
  )
}
