import { mergeTests } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { test as catalogDesk } from '../pages/catalog-desk.ts'
import { test as factPages } from '../pages/fact-test.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'

const test = mergeTests(catalogDesk, factPages, inOwnShop)

test(
  'staff enter a higher tariff from today, and the electricity cost of a kettle rises at once',
  once,
  async ({ page, facts, findType, openAsAdmin, dashboard, desk }) => {
    const kettle = (await findType('kettle')).find(({ facts: its }) => its.some(({ key }) => key === 'power_w'))
    if (!kettle) throw new Error('The demo has a kettle with its power')
    await page.goto(paths.product(kettle.id))
    const before = await facts.electricity.readCost()

    await openAsAdmin('/dashboard/electricity')
    const prices = page.getByRole('textbox', { name: desk.kwhPrice })
    await expect(prices).not.toHaveCount(0)
    const known = await prices.count()
    await dashboard.button(desk.addTariff).click()
    await expect.poll(() => prices.count()).toBeGreaterThan(known)
    for (let tier = known; tier < (await prices.count()); tier += 1) await prices.nth(tier).fill('12')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date())
    await page.getByLabel(desk.validFrom).last().fill(today)
    await page.getByRole('textbox', { name: desk.sourceOf.en }).last().fill('EgyptERA')
    await page.getByRole('textbox', { name: desk.sourceOf.ar }).last().fill('جهاز تنظيم مرفق الكهرباء')
    await page.getByRole('textbox', { name: desk.sourceLink }).last().fill('https://egyptera.org')
    await dashboard.button(desk.save).click()
    await expect(dashboard.notice('').filter({ hasText: desk.saved })).toBeVisible()

    await page.goto(paths.product(kettle.id))
    await expect.poll(() => facts.electricity.readCost()).toBeGreaterThan(before)
  },
)
