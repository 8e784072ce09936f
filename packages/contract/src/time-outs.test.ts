import { expect, test } from 'vitest'
import { shopApi } from './api.ts'
import { routeTableOf } from './client.ts'

const { catalog, ads, cart } = routeTableOf(shopApi)

/** Spec, sections 7 and 9, in seconds. */
test.each([
  ['all products, and those of a category', catalog.listProducts, 20],
  ['a product', catalog.getProduct, 15],
  ['featured products', catalog.listFeaturedProducts, 15],
  ['best sellers', catalog.listBestSellers, 15],
  ['offers', catalog.listOffers, 15],
  ['categories', catalog.listCategories, 15],
  ['advertisements', ads.listAdvertisements, 15],
  ['the cart', cart.getCart, 15],
])('P-13, C-11: a shopper waits for %s as long as the spec says', (_name, [, , timeoutMs], seconds) => {
  expect(timeoutMs).toBe(seconds * 1000)
})
