import type { Locator } from '@playwright/test'
import { productFieldMessages } from '../../apps/storefront/app/facts/product-fields.late.messages.ts'
import { bestValueMessages } from '../../apps/storefront/app/features/compare/best-value.late.messages.ts'
import { electricityMessages } from '../../apps/storefront/app/features/electricity/electricity.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, numberOf, test } from '../pages/fact-test.ts'
import { beginsWith } from '../pages/words.ts'

const colorOf = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).backgroundColor)

test('a guest compares two kettles by specifications, and the best values are marked', async ({
  page,
  lists,
  words,
  findType,
}) => {
  const kettles = (await findType('kettle')).toSorted((a, b) => numberOf(b, 'capacity_l') - numberOf(a, 'capacity_l'))
  const [larger, smaller] = [kettles[0], kettles.at(-1)]
  const capacity = larger?.facts.find(({ key }) => key === 'capacity_l')
  if (!larger || !smaller || !capacity) throw new Error('The demo has kettles with litres')
  for (const { id, name } of [larger, smaller]) {
    await page.goto(paths.product(id))
    const compare = lists.compare(name).first()
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(paths.compare())
  await expect(lists.columns).toHaveCount(2)

  const row = lists.row(new RegExp(`^${capacity.name}`))
  const [mostLitres, fewLitres] = [row.getByRole('cell').first(), row.getByRole('cell').last()]
  await expect(mostLitres).toContainText(capacity.text)
  await expect(mostLitres).toContainText(words(bestValueMessages).largest)
  await expect(fewLitres).not.toContainText(words(bestValueMessages).largest)
  const equal = lists
    .row(beginsWith(words(productFieldMessages).warranty))
    .getByRole('cell')
    .first()
  expect(await colorOf(fewLitres)).not.toBe(await colorOf(equal))
  const cost = lists
    .row(beginsWith(words(electricityMessages).title))
    .getByRole('cell')
    .first()
  expect(await colorOf(cost)).toBe(await colorOf(fewLitres))
  await checkPage(page, 'a comparison of facts')

  await lists.addToCart.last().scrollIntoViewIfNeeded()
  const width = page.viewportSize()?.width ?? 0
  for (const [place, { name }] of [larger, smaller].entries()) {
    await expect(lists.table.getByRole('link', { name })).toBeInViewport()
    const box = await lists.columns.nth(place).boundingBox()
    expect(box?.width).toBeGreaterThan(140)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})
