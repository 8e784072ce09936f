import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { fitMessages } from '../../apps/storefront/app/features/fit/fit.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/fact-test.ts'
import { productListOf } from '../pages/product-list-test.ts'
import { beginsWith, withAny } from '../pages/words.ts'

test('a guest enters the size of a space once, and all pages say which products fit', async ({
  page,
  words,
  facts,
  findType,
  lists,
  client,
  isMobile,
}) => {
  const fit = words(fitMessages)
  const ovens = (await findType('microwave')).toSorted((a, b) => a.id - b.id)
  const [oven, other] = ovens
  const size = oven?.dimensions_mm
  const air = oven?.type?.clearance_mm
  if (!oven || !other || !size || !air) throw new Error('The demo has microwaves with their sizes')
  const roomy = [size.width + 2 * air.side + 100, size.height + air.top + 100, size.depth + air.back + 100]

  await page.goto(paths.product(oven.id))
  await facts.fit.measure((size.width + 2 * air.side - 20) / 10, 90, 90)
  await expect(facts.fit.verdict).toContainText(fit.tooBig)
  await expect(facts.fit.verdict).toContainText(fit.tooWide({ number: 2 }))
  await facts.fit.measure(...roomy.map((mm) => mm / 10))
  await expect(facts.fit.verdict).toContainText(fit.fits)
  await checkPage(page, 'a space with its size')
  await page.reload()
  await expect(facts.fit.verdict).toContainText(fit.fits)

  for (const { id, name } of [oven, other]) {
    if (id !== oven.id) await page.goto(paths.product(id))
    await lists.compare(name).first().click()
    await expect(lists.compare(name).first()).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(paths.compare())
  await expect(lists.row(beginsWith(fit.title)).getByRole('cell').first()).toContainText(fit.fits)

  const fits = roomy.map(Math.round).join('x')
  const { count } = await client.catalog.listProducts({ query: { fits, type: 'microwave' } })
  expect(count).toBeGreaterThan(0)
  const list = productListOf(page, words, isMobile)
  await page.goto(`${paths.products()}?type=microwave`)
  await expect(page.getByRole('heading', { level: 1, name: oven.type?.name ?? '', exact: true })).toBeVisible()
  await list.open()
  await list.filters.getByText(words(productListMessages).fitsMySpace, { exact: true }).click()
  await list.filters.getByRole('button', { name: withAny(words(productListMessages).savedSpace) }).click()
  await expect(page).toHaveURL(new RegExp(`fits=${fits}`))
  await list.expectCount(count)
})
