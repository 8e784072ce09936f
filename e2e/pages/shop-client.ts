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

/** The current stock of a colour, in units. */
export async function countStock(client: ShopClient, productId: number, colorId: number): Promise<number> {
  const { colors } = await client.catalog.getProduct({ params: { id: String(productId) } })
  return colors.find(({ id }) => id === colorId)?.quantity ?? 0
}
