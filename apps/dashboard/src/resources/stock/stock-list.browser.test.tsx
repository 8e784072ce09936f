import { textLimits } from '@shop/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility } from '../../../test/check-page.ts'
import { openDashboard, openShop, signInWith } from '../../../test/open-dashboard.tsx'
import { createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { productsMessages } from '../products/products.messages.ts'
import { stockMessages } from '../shared/stock.messages.ts'

const t = wordsIn('ar')(stockMessages)

beforeEach(openShop)

it('staff enter received stock, and the ledger shows the movement', async () => {
  const red = { hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' }, price: 900, stock: 5, pictures: [] }
  const { sku, name } = await createProduct(900, { colors: [red], plain: null })
  const product = `${sku} ${red.name.ar}`
  const main = await openDashboard('stock-levels', 'ar')
  const dialog = page.getByRole('dialog')
  await userEvent.click(main.getByRole('button', { name: t.moveOf({ product }) }))
  await expect.element(dialog).toBeVisible()
  const moved = `\u2068${name.ar} · ${product}\u2069`
  await expect.element(dialog).toHaveAccessibleName(t.moveOf({ product: moved }))
  await checkAccessibility()
  // The note of a movement is shorter than the others.
  const longest = String(textLimits.stock_note.max)
  await expect.element(dialog.getByRole('textbox', { name: t.note })).toHaveAttribute('maxlength', longest)
  await userEvent.fill(dialog.getByRole('textbox', { name: t.cameIn }), '12')
  await userEvent.click(dialog.getByRole('button', { name: t.save }))
  await expect.element(page.getByRole('alert').getByText(t.done({ count: '17' }))).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(main.getByRole('button', { name: t.ledgerOf({ product }) }))
  const movement = dialog.getByRole('row').filter({ hasText: t.delivery })
  await expect.element(movement).toMatchTextContent(/\+12.*17/)
  await checkAccessibility()
  const { results } = await staffApi.stock.listStockLevels({ query: {} })
  expect(results).toMatchObject([{ stock: 17 }])
})

it('a delivery whose answer was lost comes in once, also from a dialog that was opened anew', async () => {
  const { sku } = await createProduct(900)
  const readStock = async () => (await staffApi.stock.listStockLevels({ query: {} })).results[0]?.stock ?? 0
  const before = await readStock()
  const { fetch } = window
  const network = vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    const answer = await fetch(path, init)
    if (init?.method === 'POST') throw new TypeError('Failed to fetch')
    return answer
  })
  const main = await openDashboard('stock-levels', 'ar')
  const dialog = page.getByRole('dialog')
  const deliver = async () => {
    await userEvent.click(main.getByRole('button', { name: t.moveOf({ product: sku }) }))
    await userEvent.fill(dialog.getByRole('textbox', { name: t.cameIn }), '12')
    await userEvent.click(dialog.getByRole('button', { name: t.save }))
  }
  await deliver()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  network.mockRestore()
  await userEvent.click(dialog.getByRole('button', { name: t.cancel }))
  await expect.element(dialog).not.toBeInTheDocument()
  await deliver()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await readStock()).toBe(before + 12)
})

it('on the page of a product, its buttons and the dialog name the colour whose stock or prices they show', async () => {
  const colors = ['Red', 'Blue'].map((en, index) => ({
    hex: `#aa000${index}`,
    name: { en, ar: en },
    price: 900,
    stock: 5,
    pictures: [],
  }))
  const { id, name } = await createProduct(900, { colors, plain: null })
  const main = await openDashboard(`products/${id}`, 'ar')
  const [red, blue] = colors.map((color) => t.moveOf({ product: `${name.ar} · ${color.name.ar}` }))
  await expect.element(main.getByRole('button', { name: red, exact: true })).toBeVisible()
  const prices = wordsIn('ar')(productsMessages)
  for (const color of colors)
    await expect
      .element(main.getByLabelText(`${prices.priceHistory}: \u2068${name.ar} · ${color.name.ar}\u2069`))
      .toBeVisible()
  await userEvent.click(main.getByRole('button', { name: blue, exact: true }))
  const title = t.moveOf({ product: `\u2068${name.ar} · Blue\u2069` })
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(title)
})

it('who may only see the stock has a column of its movements, and none to change it', async () => {
  await page.viewport(1280, 900)
  const { sku } = await createProduct(900)
  await signInWith('catalogue.read')
  const main = await openDashboard('stock-levels', 'ar')
  await expect.element(main.getByRole('button', { name: t.ledgerOf({ product: sku }) })).toBeVisible()
  await expect.element(main.getByRole('columnheader', { name: t.ledger })).toBeVisible()
  await expect.element(main.getByRole('columnheader', { name: t.move })).not.toBeInTheDocument()
})
