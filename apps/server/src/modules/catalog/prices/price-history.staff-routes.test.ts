import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, moveStock } from '../../../../test/back-office.ts'
import { backdatePrices, createProduct, words } from '../../../../test/factories.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  editor = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

const read = (variantId: number | undefined, query = '') => editor.call('GET', `/variants/${variantId}/prices/${query}`)
const bulkEdit = async (id: number, change: object) => {
  const { status } = await editor.call('POST', '/bulk-edits/', {
    body: { products: [{ id }], change, is_preview: false },
  })
  expect(status).toBe(200)
}
/** The prices without their moments. */
const pricesOf = async (variantId: number | undefined) =>
  (await read(variantId)).body.results.map(({ price }: { price: number | null }) => price)

describe('the price history of a variant', () => {
  test('has each price of bulk edits and offers, the newest first, with the lowest price before it', async () => {
    const { id, variantIds } = await createProduct(shop.pool)
    const [variantId] = variantIds
    await backdatePrices(shop.pool, variantIds)
    await bulkEdit(id, { price: { unit: 'percent', by: -10 } })
    await bulkEdit(id, { price: { unit: 'amount', by: 300 } })
    const offer = await editor.call('POST', '/offers/', {
      body: {
        name: words('Sale'),
        scope: 'products',
        targets: [id],
        kind: 'fixed',
        value: 700,
        starts_at: new Date().toISOString(),
        ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
    })
    expect(offer.status).toBe(201)
    const { plain } = (await editor.call('GET', `/products/${id}/`)).body
    const ends_at = new Date(Date.parse(offer.body.starts_at) + 1).toISOString()
    await editor.call('PUT', `/offers/${offer.body.id}/`, { body: { ...offer.body, ends_at } })
    const { status, body } = await read(variantId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 6, next: null, previous: null, lowest_price: 700 })
    expect(body.results).toMatchObject([
      { price: 1200, lowest_before: 700 },
      { price: 700, lowest_before: 900 },
      { price: 1200, lowest_before: 900 },
      { price: 900, lowest_before: 1000 },
      { price: 1000, lowest_before: 1000 },
      { price: 1000, lowest_before: null },
    ])
    // What the offer struck through is what the history says of its moment.
    expect(plain.offer.struck).toBe(body.results[1].lowest_before)
    const moments: string[] = body.results.map(({ from }: { from: string }) => from)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  test('has a change of the product, and when the variant or the product was not on sale; a sale is no change', async () => {
    const { id, variantIds } = await createProduct(shop.pool, { variants: [{ hex: '#111111', price: 50_050 }] })
    const product = (await editor.call('GET', `/products/${id}/`)).body
    const [color] = product.colors
    const save = async (colors: object[]) => {
      const { version } = (await editor.call('GET', `/products/${id}/`)).body
      const { status } = await editor.call('PUT', `/products/${id}/`, { body: { ...product, version, colors } })
      expect(status).toBe(200)
    }
    const black = { ...color, stock: null, price: 600.5 }
    await save([black])
    const soldOut = { variant: variantIds[0], reason: 'correction', count: 0 }
    expect((await moveStock(editor, soldOut)).body.stock).toBe(0)
    await save([{ ...black, hex: '#222222' }])
    await save([black])
    await bulkEdit(id, { is_active: false })
    expect(await pricesOf(variantIds[0])).toEqual([null, 600.5, null, 600.5, 500.5])
    expect((await read(variantIds[0])).body.lowest_price).toBeNull()
  })

  test('is of one variant, and comes page by page in either order', async () => {
    const { id, variantIds } = await createProduct(shop.pool, {
      variants: [{ hex: '#111111' }, { hex: '#222222', price: 30_000 }],
    })
    await bulkEdit(id, { price: { unit: 'amount', by: 1 } })
    await bulkEdit(id, { price: { unit: 'amount', by: 1 } })
    const path = `/api/admin/variants/${variantIds[1]}/prices/`
    const page = async (number: number, order: string) => {
      const { body } = await read(variantIds[1], `?page=${number}&page_size=2&order=${order}`)
      return { ...body, results: body.results.map(({ price }: { price: number }) => price) }
    }
    expect(await page(1, 'desc')).toMatchObject({ count: 3, results: [302, 301], previous: null })
    expect((await page(1, 'desc')).next).toContain(`${path}?page=2`)
    expect(await page(2, 'desc')).toMatchObject({ results: [300], next: null })
    expect((await page(1, 'asc')).results).toEqual([300, 301])
    const beyond = await read(variantIds[1], '?page=3&page_size=2')
    expect([beyond.status, beyond.body.code]).toEqual([404, 'page_not_found'])
  })

  test('of nothing is not found', async () => {
    const { status, body } = await read(999_999)
    expect([status, body.code]).toEqual([404, 'variant_not_found'])
  })
})
