/** A product in a colour, with its price in EGP. */
export type TrackedThing = { productId: number; colorId: number | null; price: number; quantity: number }

/** What the shop tells its analytics (rule W-01): what happened to which things, and nothing of who did it. */
export type AnalyticsEvent =
  /** A checkout of the same things is told once in a tab. */
  | { kind: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'; things: readonly TrackedThing[] }
  /** Told once in a browser, by the order's number. */
  | { kind: 'purchase'; number: string; delivery: number; things: readonly TrackedThing[] }
