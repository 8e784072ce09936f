import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../test/show.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { sampleCart } from './cart.fixture.ts'
import { cartMessages } from './cart.messages.ts'

const t = wordsOf(cartMessages, 'en')
const products = ['Kettle', 'Iron', 'Fan']

/** A button for each product: each rests for a second after its press, and a running call is the cart's. */
async function showButtons() {
  const buttons = products.map((name, id) => (
    <AddToCartButton key={name} productId={id + 1} productName={name} isInStock />
  ))
  // Below what is said at the top of the window.
  const part = await show(<div className="pt-60">{buttons}</div>)
  return (name: string) => part.getByRole('button', { name: t.addProductToCart({ name }), exact: true })
}

const said = (text: string) => page.getByText(text, { exact: true })

it('C-13: says that an addition failed or succeeded; a press while another is sent says why it does nothing (C-07)', async () => {
  const { promise: added, resolve: answer } = Promise.withResolvers<object>()
  const answers: (Response | Promise<object>)[] = [Response.json({}, { status: 502 }), added]
  const sent = answerCalls(() => answers.shift())
  const add = await showButtons()
  await add('Kettle').click()
  await expect.element(said(t.notAdded)).toBeVisible()
  await expect.element(said(`${t.addFailed} (502)`)).toBeVisible()

  await add('Iron').click()
  await add('Fan').click()
  await expect.element(said(t.busy)).toBeVisible()
  answer(sampleCart())
  await expect.element(said(t.added)).toBeVisible()
  expect(sent.map(({ body }) => body)).toMatchObject([{ product_id: 1 }, { product_id: 2 }])
})

it('C-06, C-13: says why an addition is refused', async () => {
  const reason = 'Only 2 of these are left.'
  answerCalls(() => Response.json({ code: 'insufficient_stock', detail: reason, message: reason }, { status: 409 }))
  const add = await showButtons()
  await add('Kettle').click()
  await expect.element(said(t.notAdded)).toBeVisible()
  await expect.element(said(`${t.addFailed}: ${reason}`)).toBeVisible()
})
