import { type Client, createClient, type Language, routeTableOf, type ShopApi, shopApi } from '@shop/contract'

/** The shop's API, as another program would use it. */
export type ShopClient = Client<ShopApi>

export function openShopClient(address: string, language: Language): ShopClient {
  return createClient(routeTableOf(shopApi), (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', language)
    return fetch(new URL(path, address), { ...init, headers })
  })
}

/** A product in one colour, by the names that shoppers see. */
export async function findColor(client: ShopClient, productName: string, colorName: string) {
  const { results } = await client.catalog.listProducts({ query: { search: productName } })
  const product = results.find(({ name }) => name === productName)
  const color = product?.colors.find(({ name }) => name === colorName)
  if (!product || !color) throw new Error(`The shop does not sell "${productName}" in "${colorName}"`)
  return { product, color }
}

/** A product that is sold in one colour and sold out in another; `color` is the one with the most units. */
export async function findSoldOutColor(client: ShopClient) {
  const { results } = await client.catalog.listProducts({ query: { page_size: '50' } })
  for (const product of results) {
    const soldOut = product.colors.find(({ quantity }) => quantity === 0)
    const [color] = product.colors.toSorted((one, other) => other.quantity - one.quantity)
    if (soldOut && color && color.quantity > 5) return { product, color, soldOut }
  }
  throw new Error('The shop has no product with a colour that is sold out')
}

/** How many units of a colour the shop has now. */
export async function countStock(client: ShopClient, productId: number, colorId: number): Promise<number> {
  const { colors } = await client.catalog.getProduct({ params: { id: String(productId) } })
  return colors.find(({ id }) => id === colorId)?.quantity ?? 0
}
