import type { Language } from '@shop/contract'
import { checkPage } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

const words = {
  en: {
    title: 'Reports',
    period: 'Period',
    today: 'Today',
    from: 'From',
    to: 'To',
    division: 'Divided by',
    product: 'Product',
    units: 'Units',
    save: 'Download as CSV',
    saveBooks: 'Invoices and credit notes',
    headOfBooks: /^\uFEFFDocument,Number,Day \(Cairo\)/,
    wrong: /after the beginning/,
    retry: 'Try again',
    head: /^\uFEFFProduct,Orders,Units,Ordered \(EGP\)/,
  },
  ar: {
    title: 'التقارير',
    period: 'الفترة',
    today: 'اليوم',
    from: 'من',
    to: 'إلى',
    division: 'التقسيم حسب',
    product: 'المنتج',
    units: 'القطع',
    save: 'تنزيل ملف CSV',
    saveBooks: 'الفواتير والإشعارات الدائنة',
    headOfBooks: /^\uFEFFالمستند,الرقم,اليوم \(القاهرة\)/,
    wrong: /بعد البداية/,
    retry: 'حاول مرة أخرى',
    head: /^\uFEFFالمنتج,الطلبات,القطع,المطلوب \(ج\.م\)/,
  },
} as const satisfies Record<Language, object>

test('the owner reads what was sold today by product, and opens it as a file', async ({
  page,
  client,
  openAsAdmin,
  dashboard,
  words: { language },
}) => {
  const t = words[language]
  const { order } = await placeOrder(client)
  const name = order.items[0]?.product.name ?? ''
  await openAsAdmin('/dashboard/reports')
  await expect(dashboard.title(t.title)).toBeVisible()
  await checkPage(page, 'a report by day')
  await page.getByRole('combobox', { name: t.period, exact: true }).click()
  await page.getByRole('option', { name: t.today, exact: true }).click()
  await page.getByRole('combobox', { name: t.division }).click()
  await page.getByRole('option', { name: t.product, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: t.units })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name }).last()).toBeVisible()
  await checkPage(page, 'a report by product')

  const save = async (button: string) => {
    const download = page.waitForEvent('download')
    await dashboard.button(button).click()
    const stream = await (await download).createReadStream()
    return Buffer.concat(await stream.toArray()).toString('utf8')
  }
  const file = await save(t.save)
  expect(file).toMatch(t.head)
  expect(file).toContain(name)
  expect(await save(t.saveBooks)).toMatch(t.headOfBooks)

  // The address has the choice.
  await page.reload()
  await expect(page.getByRole('columnheader', { name: t.units })).toBeVisible()
  await page.getByLabel(t.to, { exact: true }).fill('2020-01-01')
  await expect(dashboard.main.getByText(t.wrong)).toBeVisible()
  await page.getByLabel(t.from, { exact: true }).fill('2019-12-31')
  await expect(dashboard.main.getByText(t.wrong)).toBeHidden()

  await page.route('**/api/admin/reports/**', (route) => route.fulfill({ status: 503, json: { detail: 'busy' } }))
  await page.getByLabel(t.from, { exact: true }).fill('2019-12-30')
  await expect(dashboard.button(t.retry)).toBeVisible()
})
