import { type Client, createClient, type Language, routeTableOf, type ShopApi, shopApi } from '@shop/contract'
import { typedWords } from './typed-words.ts'
import type { Words } from './words.ts'

/** A client of the shop's API. */
export type ShopClient = Client<ShopApi>

export function openShopClient(address: string, language: Language): ShopClient {
  return createClient(routeTableOf(shopApi), (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', language)
    return fetch(new URL(path, address), { ...init, headers })
  })
}

/** Finds a product and its colour by their shown names. */
export async function findColor(client: ShopClient, productName: string, colorName: string) {
  const { results } = await client.catalog.listProducts({ query: { search: productName } })
  const product = results.find(({ name }) => name === productName)
  const color = product?.colors.find(({ name }) => name === colorName)
  if (!product || !color) throw new Error(`The shop does not sell "${productName}" in "${colorName}"`)
  return { product, color }
}

/** What most journeys buy. */
export const findHandBlender = (client: ShopClient, words: Words) =>
  findColor(client, words(typedWords).handBlender, words(typedWords).handBlenderColor)

/** Finds a product with a sold-out colour; `color` is the one with the most stock. */
export async function findSoldOutColor(client: ShopClient) {
  const { results } = await client.catalog.listProducts({ query: { page_size: '50' } })
  for (const product of results) {
    const soldOut = product.colors.find(({ quantity }) => quantity === 0)
    const [color] = product.colors.toSorted((one, other) => other.quantity - one.quantity)
    if (soldOut && color && color.quantity > 5) return { product, color, soldOut }
  }
  throw new Error('The shop has no product with a colour that is sold out')
}

/** The current stock of a colour, in units. */
export async function countStock(client: ShopClient, productId: number, colorId: number): Promise<number> {
  const { colors } = await client.catalog.getProduct({ params: { id: String(productId) } })
  return colors.find(({ id }) => id === colorId)?.quantity ?? 0
}
