import { openLocalStore } from '@shop/session'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../test/answering-shop.ts'
import { show } from '../../test/show.tsx'
import { sampleCart } from '../features/cart/cart.fixture.ts'
import { sampleColor, sampleProduct } from '../features/catalog/product.fixture.ts'
import { ProductCard } from '../features/catalog/product-card.tsx'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { renderAddToCart } from './render-add-to-cart.tsx'

it('M-08: a card links to its product; it puts the filtered colour in the cart, and the product in the favourites', async () => {
  const colors = [sampleColor(20), sampleColor(21, { hex_value: '#23272b' })]
  const [card] = toProductCards([sampleProduct({ name: 'Kettle', colors })], ['23272b'])
  if (!card) throw new Error('The product has no card')
  const sent = answerCalls(() => sampleCart())
  const part = await show(<ProductCard product={card} sizes="50vw" renderAction={renderAddToCart} />)
  await expect
    .element(part.getByRole('link', { name: 'Kettle', exact: true }))
    .toHaveAttribute('href', '/product/7?color=21')
  await expect.element(part.getByRole('link', { name: /^Buy now/ })).toHaveAttribute('href', '/buy-now/7?color=21')
  await part.getByRole('button', { name: 'Add to cart: Kettle' }).click()
  await expect.element(page.getByText('Added to cart!')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: 7, quantity: 1, color_id: 21 }])
  const heart = part.getByRole('button', { name: 'Favourite: Kettle' })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(openLocalStore().getItem('favorites')).toBe('[7]')
})
