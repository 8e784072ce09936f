import { findMonthlyPrice } from '@shop/contract'
import { formatExactMoney, formatMoney } from '@shop/i18n'
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
