import type { ViewName } from '../kit/product.ts'
import type { Kind } from '../models/index.ts'

/** One picture of one product; `size` in pixels. */
export type ProductShot = { kind: Kind; params: object; view: ViewName; size: number; passes: number }

/** What the studio page offers to the commands that drive it. Pictures come back as PNG data URLs. */
export type StudioPage = {
  shootProduct: (shot: ProductShot) => Promise<string>
}

declare global {
  interface Window {
    studio: StudioPage
  }
}
