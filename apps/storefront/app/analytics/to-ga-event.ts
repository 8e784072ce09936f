import { routes } from 'virtual:contract-routes'
import { createClient, type Product } from '@shop/contract'
import { type GaEvent, makeItemsEvent, makePurchase, type Thing } from './ga-event.ts'

/** A product in a color, with its price in EGP. */
type TrackedThing = { productId: number; colorId: number | null; price: number; quantity: number }

/** An event for analytics (rule W-01): the action and its products, nothing about the shopper. */
export type AnalyticsEvent =
  /** A checkout of the same products is reported once in a tab. */
  | { kind: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'; things: readonly TrackedThing[] }
  /** Reported once in a browser, by the order's number. */
  | { kind: 'purchase'; number: string; delivery: number; things: readonly TrackedThing[] }

/** Converts an event to the format of Google Analytics 4, with English texts. */
export async function toGaEvent(analyticsEvent: AnalyticsEvent, find: FindEnglish): Promise<GaEvent> {
  const things = await Promise.all(analyticsEvent.things.map((thing) => nameThing(thing, find)))
  return analyticsEvent.kind === 'purchase'
    ? makePurchase(analyticsEvent, things)
    : makeItemsEvent(analyticsEvent.kind, things)
}

/** A product that is no longer sold is reported by its id. */
async function nameThing({ productId, colorId, price, quantity }: TrackedThing, find: FindEnglish): Promise<Thing> {
  const product = await find(productId)
  return {
    productId,
    name: product?.name ?? `Product ${productId}`,
    brand: product?.brand ?? null,
    category: product?.category_name ?? null,
    color: product?.colors.find(({ id }) => id === colorId)?.name ?? null,
    price,
    quantity,
  }
}

/** Finds a product in English, whatever the language of the page; null when it cannot be read. */
export type FindEnglish = (productId: number) => Promise<Product | null>

/** Reads products in English for reports, each once. */
export function readEnglishProducts(): FindEnglish {
  // Past the gate: reports name products and show nothing.
  const { catalog } = createClient(routes, (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', 'en')
    return fetch(path, { ...init, headers })
  })
  const readings = new Map<number, Promise<Product | null>>()
  return (productId) => {
    const product =
      readings.get(productId) ?? catalog.getProduct({ params: { id: String(productId) } }).catch(() => null)
    readings.set(productId, product)
    return product
  }
}
