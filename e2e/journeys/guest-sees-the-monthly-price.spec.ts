import { findMonthlyPrice, findPriceOfBudget, type Language } from '@shop/contract'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/product-list-test.ts'

const texts = {
  en: {
    monthly: (amount: string, months: number) => new RegExp(`From EGP\\s${amount} a month, ${months} months`),
    paid: (plan: string, total: string, fees: string) =>
      new RegExp(`${plan}: EGP\\s${total} in all, of which EGP\\s${fees} fees`),
    compare: 'Compare',
    row: 'By the month',
    budget: 'Or at most so much a month',
    wrong: 'Or at most so much a month: write a number, such as 1500.',
    chosen: /Up to .*150 a month/,
  },
  ar: {
    monthly: (amount: string, months: number) => new RegExp(`من ${amount}\\sج\\.م شهريًا على ${months} شهرًا`),
    paid: (plan: string, total: string, fees: string) =>
      new RegExp(`${plan}: الإجمالي ${total}\\sج\\.م، منها رسوم ${fees}\\sج\\.م`),
    compare: 'قارن',
    row: 'القسط الشهري',
    budget: 'أو بحد أقصى في الشهر',
    wrong: 'أو بحد أقصى في الشهر: اكتب رقمًا، مثل 1500.',
    chosen: /حتى .*150.* شهريًا/,
  },
} as const satisfies Record<Language, object>

/** As both languages write amounts: 1,234 or 1,234.50. */
const inDigits = (amount: number) =>
  amount.toLocaleString('en', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test('a guest sees the monthly price with its total and fees on the product, in the cart and in the comparison', async ({
  page,
  client,
  words: { language },
  productPage,
  openCartPage,
}) => {
  const t = texts[language]
  const { installment_plans: plans } = await client.settings.getSettings()
  const { results } = await client.catalog.listProducts({ query: { ordering: 'price_desc', in_stock: 'true' } })
  const [product] = results
  const price = product && findMonthlyPrice(plans, product.price)
  if (!price) throw new Error('The demo has a plan for its dearest product')
  const { plan, total, fees } = price
  const monthly = t.monthly(inDigits(Math.ceil(price.monthly)), plan.months)
  await page.goto(paths.product(product.id))
  const main = page.getByRole('main')
  await expect(main.getByText(monthly)).toBeVisible()
  const paid = t.paid(plan.name, inDigits(total), inDigits(fees))
  await expect(main.getByText(paid)).toBeVisible()
  await checkPage(page, 'a product with its monthly price')

  await main.getByRole('button', { name: `${t.compare}: ${product.name}` }).click()
  await productPage.addToCart(product.name).click()
  // The dearest product is delivered free.
  await openCartPage()
  await expect(main.getByText(monthly)).toBeVisible()
  await page.goto(paths.compare())
  await expect(main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t.row }) })).toContainText(
    monthly,
  )
})

test('a guest filters by a monthly budget, which the list names and gives up again', async ({
  page,
  client,
  words: { language },
  list,
}) => {
  const t = texts[language]
  const { installment_plans: plans } = await client.settings.getSettings()
  const query = { max_price: String(findPriceOfBudget(plans, 150)) }
  const [all, within] = await Promise.all([client.catalog.listProducts(), client.catalog.listProducts({ query })])
  expect(within.count).toBeLessThan(all.count)
  await page.goto(paths.products())
  await list.open()
  const budget = list.filters.getByRole('textbox', { name: t.budget })
  await budget.fill('a lot')
  await budget.press('Enter')
  await expect(page.getByText(t.wrong)).toBeVisible()
  await budget.fill('١٥٠')
  await list.apply.click()
  await expect(page).toHaveURL(/monthly_budget=150/)
  await list.expectCount(within.count)
  await list.close()
  await list.active.getByRole('link', { name: t.chosen }).click()
  await list.expectCount(all.count)
})
