import type { Transport } from '@shop/contract'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { serverApi } from '../../api.ts'
import { languageContext, transportContext } from '../../boot/server-context.ts'
import { readLinkedPrices } from './linked-prices.ts'
import { sampleProduct } from './product.fixture.ts'

const kettle = sampleProduct({ id: 7, name: 'Kettle', price: 1299 })
const answers: Record<string, unknown> = {
  '/api/products/7/': kettle,
  '/api/products/8/': { ...kettle, id: 8, in_stock: false },
  '/api/products/?ordering=price_asc&category=3&in_stock=true&page_size=1': { count: 2, results: [kettle] },
  '/api/products/?ordering=price_asc&category=4&in_stock=true&page_size=1': { count: 0, results: [] },
}

/** A shop that knows these answers and no others. */
function openCatalog() {
  const transport: Transport = async (path) => {
    const [route = '', query = ''] = path.split('?')
    const found = Object.entries(answers).find(([known]) => {
      const [knownRoute = '', knownQuery = ''] = known.split('?')
      return knownRoute === route && sorted(knownQuery) === sorted(query)
    })
    return found ? Response.json(found[1]) : Response.json({ message: 'Not found' }, { status: 404 })
  }
  const context = new RouterContextProvider()
  context.set(transportContext, transport)
  context.set(languageContext, 'en')
  return serverApi(context).catalog
}

const sorted = (query: string) => query.split('&').sort().join('&')

it.each([
  ['a product', '/product/7', { product: 'Kettle', egp: 1299 }],
  ['a product in a color', '/product/7?color=2', { product: 'Kettle', egp: 1299 }],
  ['a product that is sold out', '/product/8', undefined],
  ['a product that is not there', '/product/9', undefined],
  ['a category', '/category/3', { product: null, egp: 1299 }],
  ['a category in which all is sold out', '/category/4', undefined],
  ['the offers', '/offers', undefined],
  ['another site', 'https://example.com/product/7', undefined],
])('the price of what a link leads to: %s', async (_, link, price) => {
  expect((await readLinkedPrices(openCatalog(), [link]))[link]).toEqual(price)
})
