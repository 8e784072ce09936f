import type { AnalyticsEvent, TrackedThing } from './analytics-event.ts'
import type { FindEnglish } from './english-products.ts'
import { type GaEvent, makeItemsEvent, makePurchase, type Thing } from './ga-event.ts'

/** Puts what happened in the words of Google Analytics 4, in English. */
export async function toGaEvent(analyticsEvent: AnalyticsEvent, find: FindEnglish): Promise<GaEvent> {
  const things = await Promise.all(analyticsEvent.things.map((thing) => nameThing(thing, find)))
  return analyticsEvent.kind === 'purchase'
    ? makePurchase(analyticsEvent, things)
    : makeItemsEvent(analyticsEvent.kind, things)
}

/** A product that cannot be read, because it is sold no more, is told by its id. */
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
