import { languages } from '@shop/contract'
import { beforeEach, describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inTurns } from '../../test/in-turns.ts'
import { openDashboard, openShop } from '../../test/open-dashboard.tsx'
import { createCategory } from '../../test/records.ts'

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

const category = { en: /^Category/, ar: /^القسم/ }

beforeEach(openShop)

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = hints[language]

  it('the limits of guest orders say what they count', async () => {
    const main = await openDashboard('settings', language)
    for (const [name, hint] of [
      [t.perProduct, t.perProductHint],
      [t.units, t.unitsHint],
      [t.total, t.totalHint],
    ] as const)
      await expect.element(main.getByRole('textbox', { name })).toHaveAccessibleDescription(hint)
  })

  it('the category of a product has a hint, and a warning when the category is hidden', async () => {
    const hidden = await createCategory({ en: 'Hidden', ar: 'مخفي' }, false)
    const main = await openDashboard('products/create', language)
    const input = main.getByRole('combobox', { name: category[language] })
    await expect.element(input).toHaveAccessibleDescription(t.category)
    await userEvent.click(input)
    await userEvent.click(page.getByRole('option', { name: hidden.name[language] }))
    await expect.element(input).toHaveAccessibleDescription(t.hidden)
  })

  it('a shop without categories says that a product needs a category', async () => {
    const main = await openDashboard('products/create', language)
    await expect
      .element(main.getByRole('combobox', { name: category[language] }))
      .toHaveAccessibleDescription(t.noCategories)
  })
})
