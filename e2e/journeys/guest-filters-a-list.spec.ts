import { findMonthlyPrice } from '@shop/contract'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { compareMessages } from '../../apps/storefront/app/features/compare/compare.messages.ts'
import { installmentsMessages } from '../../apps/storefront/app/installments/installments.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/product-list-test.ts'
import { typedWords } from '../pages/typed-words.ts'

const black = '23272b'

test('a guest filters and sorts a list, and the URL contains both (P-01)', async ({ page, client, list, words }) => {
  const all = await client.catalog.listProducts({ query: { facets: 'true' } })
  const inBlack = await client.catalog.listProducts({ query: { color: black, ordering: 'price_asc' } })
  await page.goto(paths.products())
  await list.expectCount(all.count)
  // Only the home page shows stars of the shop's own (rule M-10).
  await expect(list.cards.locator('.star-row')).toHaveCount(0)
  await list.open()
  await list.choose(words(typedWords).mattBlack)
  await expect(page).toHaveURL(/color=23272b/)
  await list.expectCount(inBlack.count)
  await expect(list.option(words(typedWords).mattBlack)).toBeChecked()
  await list.close()
  await list.sort.selectOption({ label: words(productListMessages).price_asc })
  await expect(list.cards.first()).toContainText(inBlack.results[0]?.name ?? '')

  await page.reload()
  await list.expectCount(inBlack.count)
  await expect(list.cards.first()).toContainText(inBlack.results[0]?.name ?? '')
  await expect(list.sort).toHaveValue('price_asc')
  await list.removeColor.click()
  await list.expectCount(all.count)
  await expect(list.active).toBeHidden()
  await page.goBack()
  await list.expectCount(inBlack.count)
})

test('filters by price, stock and offers combine; an empty result can be cleared', async ({
  page,
  client,
  list,
  words,
}) => {
  const productList = words(productListMessages)
  const wanted = { min_price: '500', max_price: '3000', in_stock: 'true', offers: 'true' } as const
  const { count } = await client.catalog.listProducts({ query: wanted })
  expect(count).toBeGreaterThan(0)
  await page.goto(paths.products())
  await list.open()
  await list.from.fill('500')
  await list.to.fill('3000')
  await list.apply.click()
  await expect(page).toHaveURL(/max_price=3000/)
  await list.choose(productList.inStock)
  await expect(page).toHaveURL(/in_stock=true/)
  await list.choose(productList.onOffer)
  await list.expectCount(count)

  await list.from.fill('1')
  await list.to.fill('2')
  await list.to.press('Enter')
  await expect(page.getByRole('heading', { name: productList.nothingLeft, includeHidden: true })).toBeAttached()
  await list.close()
  await list.clearAll.click()
  await list.expectCount((await client.catalog.listProducts({})).count)
})

test('offers, categories and results of a search have filters too', async ({ page, client, list, words }) => {
  const [category] = await client.catalog.listCategories()
  const id = category?.id ?? 0
  const offers = await client.catalog.listOffers({ query: { color: black } })
  const search = words(typedWords).blenders
  const found = await client.catalog.listProducts({ query: { search, color: black } })
  const ofCategory = await client.catalog.listProducts({ query: { category: String(id), color: black } })
  for (const [path, count] of [
    [paths.offers(), offers.count],
    [paths.category(id), ofCategory.count],
    [paths.products({ search }), found.count],
  ] as const) {
    await page.goto(path)
    await list.open()
    await list.choose(words(typedWords).mattBlack)
    await list.expectCount(count)
    await list.close()
  }
})

test('further pages of a list have the same filters', async ({ page, client, list }) => {
  const { count } = await client.catalog.listOffers({ query: { in_stock: 'true' } })
  expect(count).toBeGreaterThan(12)
  await page.goto(paths.offers({ in_stock: 'true' }))
  await page.getByRole('main').getByRole('navigation').last().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/in_stock=true&page=2|page=2&in_stock=true/)
  await list.expectCount(count)
  await expect(list.cards).toHaveCount(Math.min(12, count - 12))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form and links filter, sort and page a list', async ({ page, client, words }) => {
    const productList = words(productListMessages)
    const typed = words(typedWords)
    const { count, results } = await client.catalog.listProducts({ query: { color: black, ordering: 'price_asc' } })
    const main = page.getByRole('main')
    await page.goto(paths.products())
    await main.getByRole('checkbox', { name: typed.mattBlack }).check()
    await main.getByRole('combobox', { name: productList.sort }).selectOption({ label: productList.price_asc })
    await main.getByRole('button', { name: productList.apply }).click()
    await expect(page).toHaveURL(/color=23272b/)
    await expect(main.getByRole('article')).toHaveCount(Math.min(50, count))
    await expect(main.getByRole('article').first()).toContainText(results[0]?.name ?? '')
    await main.getByRole('link', { name: productList.remove({ name: typed.mattBlack }) }).click()
    await expect(main.getByRole('checkbox', { name: typed.mattBlack })).not.toBeChecked()
    await page.goto(paths.offers({ in_stock: 'true' }))
    await main.getByRole('navigation').last().getByRole('link').nth(1).click()
    await expect(main.getByRole('checkbox', { name: productList.inStock })).toBeChecked()
  })
})

test('a guest filters a category by type and litres, sees counts, and removes each filter', async ({
  page,
  client,
  list,
}) => {
  const kettles = { type: 'kettle', facets: 'true' } as const
  const { count, facets, results } = await client.catalog.listProducts({ query: kettles })
  const category = results[0]?.category ?? 0
  const type = facets?.types.find(({ key }) => key === 'kettle')
  const capacity = facets?.facts.find(({ key }) => key === 'capacity_l')
  const [litres] = capacity?.values ?? []
  if (!type || !litres) throw new Error('The demo has kettles with litres')

  await page.goto(paths.category(category))
  await page
    .getByRole('main')
    .getByRole('link', { name: `${type.name} ${type.count}` })
    .click()
  await expect(page).toHaveURL(/type=kettle/)
  await list.expectCount(count)
  await list.open()
  await list.choose(litres.text)
  await list.expectCount(litres.count)
  await expect(list.option(litres.text)).toBeChecked()
  await list.close()
  await expect(list.cards).toHaveCount(litres.count)

  await page.reload()
  await list.expectCount(litres.count)
  await list.active.getByRole('link', { name: litres.text }).click()
  await list.expectCount(count)
})

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
