import { addMoney, containedTax, multiplyMoney, type Piastres, parsePounds, toPounds } from '@shop/contract'

/** A bought or viewed item. Its texts are always English, so that reports do not split by language. Amounts are EGP. */
export type Thing = {
  productId: number
  name: string
  brand: string | null
  category: string | null
  color: string | null
  price: number
  quantity: number
}

/** An item in the format of Google Analytics 4. */
export type GaItem = {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  price: number
  quantity: number
}

export type GaEvent =
  | {
      name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'
      parameters: { currency: 'EGP'; value: number; items: GaItem[] }
    }
  | {
      name: 'purchase'
      parameters: {
        transaction_id: string
        currency: 'EGP'
        value: number
        tax: number
        shipping: number
        items: GaItem[]
      }
    }

/** The maximum number of items in an event. */
const maxItems = 200

/** An event about products that are not bought yet; `value` is their total price. */
export function makeItemsEvent(name: Exclude<GaEvent['name'], 'purchase'>, things: readonly Thing[]): GaEvent {
  return { name, parameters: { currency: 'EGP', value: toPounds(worthOf(things)), items: toItems(things) } }
}

/** @param order the public number, which identifies the purchase, and the delivery fee in EGP */
export function makePurchase(order: { number: string; delivery: number }, things: readonly Thing[]): GaEvent {
  const worth = worthOf(things)
  const parameters = {
    transaction_id: order.number,
    currency: 'EGP' as const,
    value: toPounds(worth),
    tax: toPounds(containedTax(worth)),
    shipping: order.delivery,
    items: toItems(things),
  }
  return { name: 'purchase', parameters }
}

/** The address for an event: without the query, which may contain typed text, and without the id of an order. */
export function cleanAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string {
  const path = pathname.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, 'id')
  return `${origin}${path.replace(/^\/o\/.*/i, '/o/id')}`
}

function worthOf(things: readonly Thing[]): Piastres {
  return addMoney(...things.map(({ price, quantity }) => multiplyMoney(toPiastres(price), quantity)))
}

/** An invalid amount counts as 0: a report must not cause an error on the screen. */
function toPiastres(pounds: number): Piastres {
  return parsePounds(pounds) ?? (0 as Piastres)
}

function toItems(things: readonly Thing[]): GaItem[] {
  return things.slice(0, maxItems).map(({ productId, name, brand, category, color, price, quantity }) => ({
    item_id: String(productId),
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(color && { item_variant: color }),
    price,
    quantity,
  }))
}
