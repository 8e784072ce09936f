import { type Language, languages } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { checkPart } from '../../../../test/check-part.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { sampleZone, zoneWithoutCash } from '../../../delivery/delivery-zone.fixture.ts'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { cartWithKettles, sampleCart } from '../cart.fixture.ts'
import { openCartMessages } from '../cart.late.messages.ts'
import { cartMessages } from '../cart.messages.ts'
import { CartPage } from './cart-page.tsx'

const forget = () => {
  for (const name of ['cart_cache', 'cart_id', 'cart_session_key'] as const) openLocalStore().removeItem(name)
}

const showPage = (language: Language) => show(<CartPage freeDeliveryOver={null} renderMonthly={() => null} />, language)

/** Opens the page of a cart with a kettle. @param change what the shop answers to a change */
async function openCart(
  language: Language,
  cart = cartWithKettles(1),
  change: () => object | undefined = () => undefined,
) {
  forget()
  const sent = answerCalls(({ path }) => (path.startsWith('/api/orders/cart/current/') ? cart : change()))
  const part = await showPage(language)
  const t = wordsOf(openCartMessages, language)
  const ui = wordsOf(uiMessages, language)
  await expect.element(part.getByRole('heading', { name: t.summary })).toBeVisible()
  const line = part.getByRole('list', { name: t.lines }).getByRole('listitem')
  return {
    t,
    part,
    line,
    quantity: line.getByRole('status'),
    more: line.getByRole('button', { name: ui.more }),
    fewer: line.getByRole('button', { name: ui.fewer }),
    remove: line.getByRole('button', { name: t.removeLine({ name: 'Kettle' }) }),
    cash: part.getByText(t.cashOnDelivery),
    changes: () =>
      sent.map(({ path }) => path.split('?')[0]).filter((path) => /\/api\/orders\/cart(?!\/current)/.test(path ?? '')),
  }
}

const refusal = () => Response.json({}, { status: 502 })

it.each(languages)('C-05: cash is promised, except where the governorate takes none: %s', async (language) => {
  const taking = await openCart(language, cartWithKettles(1, { zone: sampleZone }))
  await expect.element(taking.cash).toBeVisible()
  const { cash } = await openCart(language, cartWithKettles(1, { zone: zoneWithoutCash }))
  await expect.element(cash).not.toBeInTheDocument()
})

it('C-13: a failed change or removal shows an error and leaves the cart unchanged', async () => {
  const { part, line, quantity, more, remove } = await openCart('en', cartWithKettles(1), refusal)
  const t = wordsOf(cartMessages, 'en')
  await more.click()
  await expect.element(part.getByText(`${t.updateFailed} (502)`, { exact: true })).toBeVisible()
  await expect.element(quantity).toHaveTextContent('1')
  await remove.click()
  await expect.element(part.getByText(`${t.removeFailed} (502)`, { exact: true })).toBeVisible()
  await expect.element(line).toBeVisible()
})

it('C-13: a cart that cannot be loaded shows an error', async () => {
  openLocalStore().setItem('cart_id', '3')
  answerCalls(refusal)
  const part = await showPage('en')
  await expect.element(part.getByText(`${wordsOf(cartMessages, 'en').loadFailed} (502)`)).toBeVisible()
})

it('C-07: a press while a change is being saved is ignored, not queued', async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<object>()
  const { quantity, more, fewer, remove, changes } = await openCart('en', cartWithKettles(1), () => saved)
  await more.click()
  await expect.element(quantity).toHaveTextContent('2')
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  for (const button of [remove, more, fewer]) button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  save(cartWithKettles(2))
  await expect.element(remove).not.toHaveAttribute('aria-disabled')
  await expect.element(quantity).toHaveTextContent('2')
  await expect.element(more).toHaveFocus()
  expect(changes()).toEqual(['/api/orders/cart-items/update_quantity/'])
})

it('is emptied after a confirmation', async () => {
  const { t, part, line, changes } = await openCart('ar', cartWithKettles(1), () => sampleCart())
  const clear = part.getByRole('button', { name: t.clear, exact: true }).first()
  const question = page.getByRole('dialog', { name: t.clearQuestion })
  await clear.click()
  await expect.element(question).toBeVisible()
  await checkPart()
  await question.getByRole('button', { name: t.cancelClearing }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(clear).toHaveFocus()
  await expect.element(line).toBeVisible()

  await clear.click()
  await question.getByRole('button', { name: t.clear, exact: true }).click()
  await expect.element(part.getByRole('heading', { name: t.empty })).toBeVisible()
  await expect.element(part.getByRole('heading', { level: 1, name: t.title })).toHaveFocus()
  expect(changes()).toEqual(['/api/orders/cart/3/clear/'])
})
