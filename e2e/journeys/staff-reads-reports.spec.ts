import { reportsMessages } from '../../apps/dashboard/src/resources/reports/reports.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith } from '../pages/words.ts'

test('the owner reads what was sold today by product, and opens it as a file', async ({
  page,
  client,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const reports = words(reportsMessages)
  const copied = words(copiedWords)
  const { order } = await placeOrder(client)
  const name = order.items[0]?.product.name ?? ''
  await openAsAdmin('/dashboard/reports')
  await expect(dashboard.title(reports.title)).toBeVisible()
  await checkPage(page, 'a report by day')
  await page.getByRole('combobox', { name: reports.period, exact: true }).click()
  await page.getByRole('option', { name: reports.today, exact: true }).click()
  await page.getByRole('combobox', { name: reports.division }).click()
  await page.getByRole('option', { name: reports.product, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: reports.units })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name }).last()).toBeVisible()
  await checkPage(page, 'a report by product')

  const save = async (button: string) => {
    const download = page.waitForEvent('download')
    await dashboard.button(button).click()
    const stream = await (await download).createReadStream()
    return Buffer.concat(await stream.toArray()).toString('utf8')
  }
  const file = await save(reports.save)
  expect(file).toMatch(beginsWith(`\uFEFF${copied.headOfReport}`))
  expect(file).toContain(name)
  expect(await save(reports.saveBooks)).toMatch(beginsWith(`\uFEFF${copied.headOfBooks}`))

  expect(await clicks(), 'a period (2), a division (2), and two files').toBe(6)

  // The address has the choice.
  await page.reload()
  await expect(page.getByRole('columnheader', { name: reports.units })).toBeVisible()
  await page.getByLabel(reports.to, { exact: true }).fill('2020-01-01')
  await expect(dashboard.main.getByText(copied.afterStart)).toBeVisible()
  await page.getByLabel(reports.from, { exact: true }).fill('2019-12-31')
  await expect(dashboard.main.getByText(copied.afterStart)).toBeHidden()

  await page.route('**/api/admin/reports/**', (route) => route.fulfill({ status: 503, json: { detail: 'busy' } }))
  await page.getByLabel(reports.from, { exact: true }).fill('2019-12-30')
  await expect(dashboard.button(words(uiMessages).retry)).toBeVisible()
})
