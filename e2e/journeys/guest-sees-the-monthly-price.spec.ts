import { findMonthlyPrice } from '@shop/contract'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { compareMessages } from '../../apps/storefront/app/features/compare/compare.messages.ts'
import { installmentsMessages } from '../../apps/storefront/app/installments/installments.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/product-list-test.ts'

test(
  'a guest sees the monthly price with its total and fees on the product, in the cart and in the comparison',
  both,
  async ({ page, client, words, productPage, openCartPage }) => {
    const installments = words(installmentsMessages)
    const { installment_plans: plans } = await client.settings.getSettings()
    const { results } = await client.catalog.listProducts({ query: { ordering: 'price_desc', in_stock: 'true' } })
    const [product] = results
    const price = product && findMonthlyPrice(plans, product.price)
    if (!price) throw new Error('The demo has a plan for its dearest product')
    const { plan, total, fees } = price
    const monthly = installments.monthly({
      count: plan.months,
      amount: formatMoney(Math.ceil(price.monthly), words.language),
    })
    await page.goto(paths.product(product.id))
    const main = page.getByRole('main')
    await expect(main.getByText(monthly)).toBeVisible()
    const inMoney = (amount: number) => formatExactMoney(amount, words.language)
    const paid = installments.total({ plan: plan.name, total: inMoney(total) })
    const ofWhichFees = installments.withFees({ fees: inMoney(fees) })
    await expect(main.getByText(paid)).toContainText(ofWhichFees)
    await checkPage(page, 'a product with its monthly price')

    await main.getByRole('button', { name: words(compareMessages).compareNamed({ name: product.name }) }).click()
    await productPage.addToCart(product.name).click()
    // The dearest product is delivered free.
    await openCartPage()
    await expect(main.getByText(monthly)).toBeVisible()
    await expect(main.getByText(paid)).toContainText(ofWhichFees)
    await page.goto(paths.compare())
    const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: installments.row }) })
    for (const text of [monthly, paid, ofWhichFees]) await expect(row).toContainText(text)
  },
)

test(
  'a guest filters by a monthly budget, which the list names and gives up again',
  both,
  async ({ page, client, words, list }) => {
    const productList = words(productListMessages)
    const query = { monthly_budget: '150' }
    const [all, within] = await Promise.all([client.catalog.listProducts(), client.catalog.listProducts({ query })])
    expect(within.count).toBeLessThan(all.count)
    await page.goto(paths.products())
    await list.open()
    const budget = list.filters.getByRole('textbox', { name: productList.monthlyBudget })
    await budget.fill('a lot')
    await budget.press('Enter')
    await expect(page.getByText(productList.noPrice({ field: productList.monthlyBudget }))).toBeVisible()
    await budget.fill('١٥٠')
    await list.apply.click()
    await expect(page).toHaveURL(/monthly_budget=150/)
    await list.expectCount(within.count)
    await list.close()
    await list.active
      .getByRole('link', { name: productList.upToMonthly({ price: formatMoney(150, words.language) }) })
      .click()
    await list.expectCount(all.count)
  },
)
