import { expect, nextSku, test } from '../pages/catalog-desk.ts'

const hints = {
  en: {
    perProduct: 'Maximum units of one product',
    perProductHint: 'Up to this number no code is needed. All colours of a product count together.',
    units: 'Maximum units in one order',
    unitsHint: 'Up to this number no code is needed. All products count together.',
    total: 'Maximum total of one order (EGP)',
    totalHint: 'Up to this amount no code is needed. 0 asks for a code for every order.',
    category: 'Shoppers find the product in it. In a hidden category it is not in the shop at all.',
    hidden: 'This category is hidden: its products are in no list, no search and no page of the shop.',
    noCategories: 'There are no categories yet, and every product needs one. Add a category first.',
  },
  ar: {
    perProduct: 'أقصى عدد قطع من المنتج الواحد',
    perProductHint: 'حتى هذا العدد لا يُطلب كود. كل ألوان المنتج تُحسب معًا.',
    units: 'أقصى عدد قطع في الطلب الواحد',
    unitsHint: 'حتى هذا العدد لا يُطلب كود. كل المنتجات تُحسب معًا.',
    total: 'أقصى إجمالي للطلب الواحد (ج.م)',
    totalHint: 'حتى هذا المبلغ لا يُطلب كود. صفر يعني كودًا لكل طلب.',
    category: 'من خلاله يجد العملاء المنتج. في قسم مخفي لا يظهر المنتج في المتجر أبدًا.',
    hidden: 'هذا القسم مخفي: منتجاته لا تظهر في القوائم ولا في البحث ولا في صفحاتها.',
    noCategories: 'لا توجد أقسام بعد، وكل منتج يحتاج إلى قسم. أضف قسمًا أولًا.',
  },
}

test('the limits of guest orders say what they count', async ({ page, openAsAdmin, words }) => {
  const { perProduct, perProductHint, units, unitsHint, total, totalHint } = hints[words.language]
  await openAsAdmin('/dashboard/settings')
  for (const [name, hint] of [
    [perProduct, perProductHint],
    [units, unitsHint],
    [total, totalHint],
  ] as const) {
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(hint)
  }
})

test('the category of a product has a hint, and a warning when the category is hidden', async ({
  page,
  openAsAdmin,
  staffClient,
  words,
  desk,
}) => {
  const { category: hint, hidden } = hints[words.language]
  const sku = nextSku()
  const name = { en: `Hidden ${sku}`, ar: `مخفي ${sku}` }
  const blank = { en: '', ar: '' }
  const pictures = { image: null, cat_image: null, wall_image: null }
  await staffClient.categories.createCategory({
    body: { key: sku.toLowerCase(), name, description: blank, is_active: false, ...pictures },
  })
  await openAsAdmin('/dashboard/products/create')
  const category = page.getByRole('combobox', { name: desk.category })
  await expect(category).toHaveAccessibleDescription(hint)
  await category.click()
  await page.getByRole('option', { name: name[words.language] }).click()
  await expect(category).toHaveAccessibleDescription(hidden)
})

test('a shop without categories says that a product needs a category', async ({ page, openAsAdmin, words, desk }) => {
  await page.route('**/api/admin/categories/**', (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  )
  await openAsAdmin('/dashboard/products/create')
  const category = page.getByRole('combobox', { name: desk.category })
  await expect(category).toHaveAccessibleDescription(hints[words.language].noCategories)
})
