import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls } from '../../../test/answering-shop.ts'
import { show } from '../../../test/show.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { sampleCart } from './cart.fixture.ts'

it('C-10: the focus stays on "add to cart" while the button is disabled, and afterwards', async () => {
  answerCalls(() => sampleCart())
  const part = await show(<AddToCartButton productId={7} productName="Kettle" isInStock />)
  const button = part.getByRole('button')
  await expect.element(button).toBeVisible()
  const one = button.element() as HTMLElement
  const whileDisabled: boolean[] = []
  const note = () => {
    if (one.ariaDisabled === 'true') whileDisabled.push(document.activeElement === one)
  }
  new MutationObserver(note).observe(one, { attributes: true })
  one.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => whileDisabled).toContain(true)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  expect(whileDisabled).not.toContain(false)
  await expect.element(button).toHaveFocus()
})

it.each([
  ['a session key', { cart_session_key: 'undefined', cart_id: '12' }],
  ['a cart', { cart_id: '3', cart_cache: '{"cart":{"id":3,"items":[{"id":1,"product_id":4}]},"at":4102444800000}' }],
  ['a token and a governorate', { auth_token: 'x', auth_tokens: '{"access":"x"}', governorate: '7', cart_id: '[]' }],
])('%s of another shop at this address counts as not there', async (_name, entries) => {
  for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
  const sent = answerCalls(() => sampleCart())
  const part = await show(<AddToCartButton productId={7} productName="Kettle" isInStock />)
  await part.getByRole('button').click()
  await expect.poll(() => sent.filter(({ method }) => method === 'POST').length).toBe(1)
  for (const { path } of sent) expect(path).toMatch(/^\/api\/orders\/cart[a-z_/-]+\?session_key=[0-9a-f-]{36}$/)
})
