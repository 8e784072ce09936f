import type { StaffProduct } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../../test/check-page.ts'
import { usually } from '../../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, placePaidOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { linesMessages } from '../lines/lines.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { changingMessages } from './changing.messages.ts'

const conditions = {
  name: { en: 'Autumn', ar: 'الخريف' },
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  max_uses: 10,
  max_uses_per_customer: 1,
  is_active: true,
}

let kettle: StaffProduct
beforeAll(async () => {
  await openShop()
  kettle = await createProduct(600, { plain: { price: 600, stock: 50 } })
})

it.each(usually('ar'))(
  'in %s an order below the new minimum of its coupon is changed without the coupon',
  async (language) => {
    const words = wordsIn(language)
    const code = `AUTUMN${language}`.toUpperCase()
    const t = words(changingMessages)
    const terms = { code, kind: 'percent' as const, percent: 10, amount: null, category_ids: [] }
    const coupon = await staffApi.coupons.createCoupon({ body: { ...terms, ...conditions, min_subtotal: 0 } })
    const { id } = await placeOrder(kettle.id, undefined, { coupon_code: code })
    await staffApi.coupons.updateCoupon({
      params: { id: String(coupon.id) },
      body: { ...conditions, min_subtotal: 5000, version: coupon.version },
    })
    const before = await staffApi.orders.getOrder({ params: { id } })
    expect(before.discount).toBe(60)
    const main = await openDashboard(`orders/${id}/show`, language)
    await main.getByRole('button', { name: t.change, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(t.couponAgain({ code }))).toBeVisible()
    await dialog.getByRole('textbox', { name: t.reason }).fill('They take it without')
    await dialog.getByRole('checkbox', { name: t.withoutCoupon({ code }) }).click()
    await expect.element(dialog.getByText(t.couponLetGo({ code }))).toBeVisible()
    const after = formatExactMoney(before.total + 60, language)
    await expect.element(dialog.getByText(t.newTotal({ after }))).toBeVisible()
    await dialog.getByRole('button', { name: t.save }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await checkPage()
    const { coupon_code, discount, total } = await staffApi.orders.getOrder({ params: { id } })
    expect({ coupon_code, discount, total }).toEqual({ coupon_code: null, discount: 0, total: before.total + 60 })
  },
)

/** Opens the dialog that changes an order. */
async function openChange(id: string) {
  const words = wordsIn('en')
  const t = words(changingMessages)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await main.getByRole('button', { name: t.change, exact: true }).click()
  const dialog = page.getByRole('dialog')
  return {
    main,
    dialog,
    t,
    quantity: dialog.getByRole('textbox', { name: /^Quantity of/ }),
    reason: dialog.getByRole('textbox', { name: t.reason }),
    save: dialog.getByRole('button', { name: t.save }),
  }
}

it('staff swap the colour of an ordered product', async () => {
  const shown = { price: 600, stock: 5, pictures: [] }
  const black = { ...shown, hex: '#111111', name: { en: 'Black', ar: 'أسود' } }
  const white = { ...shown, hex: '#eeeeee', name: { en: 'White', ar: 'أبيض' } }
  const { id: productId } = await createProduct(600, {
    category: kettle.category,
    sku: 'NW-8',
    plain: null,
    colors: [black, white],
  })
  const { results } = await staffApi.stock.listStockLevels({ query: {} })
  const idOf = (name: string) => results.find(({ color }) => color?.name.en === name)?.id
  const { id } = await placeOrder(productId, undefined, { color_id: idOf('Black') })
  const { main, dialog, reason, save } = await openChange(id)
  const { addProduct } = wordsIn('en')(linesMessages)
  await dialog.getByRole('combobox', { name: addProduct }).fill('NW-8')
  await page.getByRole('option').filter({ hasText: 'White' }).click()
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await reason.fill('The other colour')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.getByText('White').first()).toBeVisible()
  const { lines } = await staffApi.orders.getOrder({ params: { id } })
  expect(lines).toMatchObject([{ variant_id: idOf('White'), quantity: 1 }])
})

it('a paid order may become cheaper, and never dearer than its payment', async () => {
  const money = (amount: number) => formatExactMoney(amount, 'en')
  const { id } = await placePaidOrder(kettle.id, 2)
  const { main, dialog, t, quantity, reason, save } = await openChange(id)
  await reason.fill('One is enough')
  await quantity.fill('3')
  await expect.element(dialog.getByText(t.abovePayment({ paid: money(1200) }))).toBeVisible()
  await expect.element(save).toBeDisabled()
  await quantity.fill('1')
  await expect.element(dialog.getByText(t.goesBack({ amount: money(600) }))).toBeVisible()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const { wentBack } = wordsIn('en')(orderPageMessages)
  await expect.element(main.getByText(wentBack({ amount: money(600) })).first()).toBeVisible()
  await checkPage()
  const { payments } = await staffApi.orders.getOrder({ params: { id } })
  expect(payments).toMatchObject([{ refunds: [{ amount: 600 }] }])
})

it('of two colleagues at one order the second is told, and nothing typed is lost', async () => {
  const { id } = await placeOrder(kettle.id)
  const { dialog, t, quantity, reason, save } = await openChange(id)
  await quantity.fill('2')
  await reason.fill('Mine')
  const { lines, version, delivery } = await staffApi.orders.getOrder({ params: { id } })
  const theirs = lines.map(({ variant_id }) => ({ variant_id, quantity: 3 }))
  await staffApi.orderChanges.changeOrder({
    params: { id },
    body: { version, lines: theirs, delivery, reason: 'Theirs' },
  })
  const told = dialog.getByText(t.changedMeanwhile)
  await save.click()
  await expect.element(told).toBeInViewport()
  await expect.element(reason).toHaveValue('Mine')
  await save.click()
  await expect.element(told).toBeVisible()
  expect((await staffApi.orders.getOrder({ params: { id } })).lines).toMatchObject([{ quantity: 3 }])
})
