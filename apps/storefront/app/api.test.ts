import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { serverApi } from './api.ts'
import { languageContext, transportContext } from './boot/server-context.ts'

/** A shop that gives every call this answer. */
function openApi(answer: unknown) {
  const context = new RouterContextProvider()
  context.set(transportContext, async () => Response.json(answer))
  context.set(languageContext, 'en')
  return serverApi(context)
}

it('products are normalized, whatever call brings them', async () => {
  const product = { id: 1, price: 'EGP 1,234.50', image: 'media/a.webp' }
  const normal = { id: 1, price: 1234.5, image: '/media/a.webp' }
  const { search, cart, catalog } = openApi({ products: [product], items: [{ product }], ...product })
  expect(await search.suggest({ query: { q: 'ke' } })).toMatchObject({ products: [normal] })
  expect(await cart.getCart({ query: {} })).toMatchObject({ items: [{ product: normal }] })
  expect(await catalog.getProduct({ params: { id: '1' } })).toMatchObject(normal)
})
