import { randomUUID } from 'node:crypto'
import { languages, productOrderings } from '@shop/contract'
import type { Scenario } from './measure.ts'
import { listSearches } from './search-scenarios.ts'

/** Session keys of filled carts, one for each checkout. */
type CheckoutKeys = { shop: string[]; floor: string[] }

export type Prepared = {
  productIds: number[]
  categoryIds: number[]
  cartKeys: string[]
  checkoutKeys: CheckoutKeys
  couponKeys: CheckoutKeys
  coupon: string
}

const checkoutFields = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  address: '12 Tahrir Street',
  city: 'Dokki',
  region: 'Giza',
  payment_method: 'cash',
}

/** Every row of the table, for a shop of 10,000 products. */
export function listScenarios(prepared: Prepared): Scenario[] {
  return [...listPages(prepared), ...listLists(prepared), ...listSearches(), ...listSales(prepared), desk]
}

function listPages({ productIds, categoryIds }: Prepared): Scenario[] {
  const page = (name: string, path: string): Scenario => ({
    name,
    target: 0.6,
    method: 'GET',
    shop: [{ path }],
    floor: [{ path }],
  })
  return [
    page('home', '/'),
    page('product page', `/product/${productIds[0]}`),
    page('category page', `/category/${categoryIds[0]}`),
  ]
}

/** Products, one by one and in lists. */
function listLists({ productIds }: Prepared): Scenario[] {
  const lists = Array.from({ length: 200 }, (_, index) => index + 1)
  const someProducts = productIds.filter((_, index) => index % 20 === 0)
  return [
    {
      name: 'product list of 50',
      target: 0.6,
      method: 'GET',
      shop: lists.map((number) => ({ path: `/api/products/?page=${number}&page_size=50` })),
      floor: lists.map((number) => ({ path: `/products?page=${number}&page_size=50` })),
    },
    {
      name: 'product by id, cached',
      target: 0.6,
      method: 'GET',
      shop: someProducts.map((id) => ({ path: `/api/products/${id}/` })),
      floor: someProducts.map((id) => ({ path: `/product?id=${id}` })),
    },
    {
      name: 'product by id, uncached',
      target: 0.6,
      method: 'GET',
      shop: languages.flatMap((lang) => productIds.map((id) => ({ path: `/api/products/${id}/?lang=${lang}` }))),
      floor: productIds.map((id) => ({ path: `/product?id=${id}` })),
      amount: 5000,
    },
    narrowedLists(),
  ]
}

/** Lists with different prices, each requested once. Half also filter by a fact, a quarter by a category. */
export function narrowedLists(): Scenario {
  const colors = ['23272b', 'f3f1ec', '4a4f55', 'a3182b', 'f0e4cc']
  const listRequests = Array.from({ length: 2400 }, (_, index) => {
    const ordering = productOrderings[index % productOrderings.length]
    const fact = index % 2 === 0 ? '&fact=fact_1:500..1500' : ''
    const category = index % 4 === 1 ? `&category=${1 + (index % 3)}` : ''
    return `min_price=${200 + index}&color=${colors[index % 5]}&ordering=${ordering}${fact}${category}`
  })
  return {
    name: 'list filtered, with facets, uncached',
    method: 'GET',
    shop: listRequests.map((query) => ({ path: `/api/products/?${query}&page_size=24&facets=true` })),
    floor: listRequests.map((_, index) => ({ path: `/products?page=${1 + (index % 40)}&page_size=24` })),
    amount: 400,
  }
}

function listSales({ productIds, cartKeys, checkoutKeys, couponKeys, coupon }: Prepared): Scenario[] {
  return [
    {
      name: 'cart read',
      method: 'GET',
      shop: cartKeys.map((key) => ({ path: `/api/orders/cart/current/?session_key=${key}` })),
      floor: cartKeys.map((key) => ({ path: `/cart?session_key=${key}` })),
    },
    {
      name: 'add to cart',
      target: 0.4,
      method: 'POST',
      ...pair(
        cartKeys,
        (key, index) => ({
          query: `session_key=${key}`,
          body: { product_id: productIds[(index * 37) % productIds.length] },
        }),
        ['/api/orders/cart-items/add_to_cart/', '/add'],
      ),
    },
    { name: 'checkout', turnsOf: 'checkouts', target: 0.4, ...checkOut(checkoutKeys, '010', {}) },
    { name: 'checkout with a coupon', turnsOf: 'checkouts', ...checkOut(couponKeys, '011', { coupon_code: coupon }) },
  ]
}

/** What the desk asks for every minute, with the orders of the rows before. */
const desk: Scenario = {
  name: 'overview, order views, call queue',
  target: 0.5,
  method: 'GET',
  isOfStaff: true,
  shop: [
    { path: '/api/admin/overview/' },
    { path: '/api/admin/orders/views/' },
    { path: '/api/admin/confirmation-calls/?page_size=20' },
  ],
  floor: [{ path: '/overview' }, { path: '/views' }, { path: '/calls' }],
}

/** @param phones the first digits of the shoppers' phones: each has one, and an address, because orders of one phone or to one address are counted one after the other */
function checkOut({ shop, floor }: CheckoutKeys, phones: string, more: object) {
  return {
    method: 'POST' as const,
    shop: shop.map((key, index) => ({
      path: `/api/orders/checkout/?session_key=${key}`,
      body: {
        ...checkoutFields,
        ...more,
        phone: `${phones}${String(index).padStart(8, '0')}`,
        address: `${index} Tahrir Street`,
      },
      key: randomUUID(),
    })),
    floor: floor.map((key) => ({ path: `/checkout?session_key=${key}`, body: checkoutFields })),
    amount: 800,
  }
}

function pair(
  keys: string[],
  make: (key: string, index: number) => { query: string; body: object },
  [shop, floor]: [string, string],
) {
  const requests = keys.map(make)
  const at = (path: string) => requests.map(({ query, body }) => ({ path: `${path}?${query}`, body }))
  return { shop: at(shop), floor: at(floor) }
}
