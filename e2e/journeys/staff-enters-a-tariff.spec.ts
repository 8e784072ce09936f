import { mergeTests } from '@playwright/test'
import { electricityMessages } from '../../apps/dashboard/src/resources/electricity/electricity.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { test as catalogDesk } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { test as factPages } from '../pages/fact-test.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'

const test = mergeTests(catalogDesk, factPages, inOwnShop)

test(
  'staff enter a higher tariff from today, and the electricity cost of a kettle rises at once',
  once,
  async ({ page, facts, findType, openAsAdmin, dashboard, words }) => {
    const electricity = words(electricityMessages)
    const kettle = (await findType('kettle')).find(({ facts: its }) => its.some(({ key }) => key === 'power_w'))
    if (!kettle) throw new Error('The demo has a kettle with its power')
    await page.goto(paths.product(kettle.id))
    const before = await facts.electricity.readCost()

    await openAsAdmin('/dashboard/electricity')
    const prices = page.getByRole('textbox', { name: electricity.price_per_kwh })
    await expect(prices).not.toHaveCount(0)
    const known = await prices.count()
    await dashboard.button(electricity.addTariff).click()
    await expect.poll(() => prices.count()).toBeGreaterThan(known)
    for (let tier = known; tier < (await prices.count()); tier += 1) await prices.nth(tier).fill('12')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date())
    await page.getByLabel(electricity.valid_from).last().fill(today)
    await page
      .getByRole('textbox', { name: words(valuesMessages).in_en({ field: electricity.source }) })
      .last()
      .fill('EgyptERA')
    await page
      .getByRole('textbox', { name: words(valuesMessages).in_ar({ field: electricity.source }) })
      .last()
      .fill('جهاز تنظيم مرفق الكهرباء')
    await page.getByRole('textbox', { name: electricity.source_url }).last().fill('https://egyptera.org')
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.notice('').filter({ hasText: words(copiedWords).updated })).toBeVisible()

    await page.goto(paths.product(kettle.id))
    await expect.poll(() => facts.electricity.readCost()).toBeGreaterThan(before)
  },
)
