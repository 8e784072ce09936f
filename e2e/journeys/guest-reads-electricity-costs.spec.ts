import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/fact-test.ts'

test("a guest reads the electricity cost of a kettle and changes the household's consumption", async ({
  page,
  facts,
  findType,
}) => {
  const kettle = (await findType('kettle')).find(({ facts: its }) => its.some(({ key }) => key === 'power_w'))
  if (!kettle) throw new Error('The demo has a kettle with its power')
  await page.goto(paths.product(kettle.id))
  const usual = await facts.electricity.readCost()
  expect(usual).toBeGreaterThan(0)

  await facts.electricity.explain.click()
  const minutes = Number(await facts.electricity.minutes.inputValue())
  await facts.electricity.minutes.fill(String(minutes * 4))
  await expect.poll(() => facts.electricity.readCost()).toBeGreaterThanOrEqual(usual * 4 - 4)
  const long = await facts.electricity.readCost()
  await checkPage(page, 'what electricity costs')

  await facts.electricity.minutes.fill('5000')
  await expect(facts.electricity.wrongMinutes).toBeVisible()
  expect(await facts.electricity.readCost()).toBe(long)

  await facts.electricity.minutes.fill(String(minutes))
  await expect.poll(() => facts.electricity.readCost()).toBe(usual)
  await facts.electricity.largeHome.check({ force: true })
  await expect.poll(() => facts.electricity.readCost()).toBeGreaterThan(usual)
})
