import type { ViewName } from '../kit/product.ts'
import type { Kind } from '../models/index.ts'
import type { View } from '../stage/camera.ts'
import type { Backdrop } from '../stage/film.ts'
import type { Dimensions } from './true-size.ts'

/** One picture of one product; `size` in pixels. */
export type ProductShot = {
  kind: Kind
  params: object
  view: ViewName
  size: number
  passes: number
  type?: 'image/png' | 'image/webp'
}

/** A thing in a group picture, standing at [x, y, z] cm and turned by degrees; a podium when it has no model. */
export type Standing = { at: [number, number, number]; turn?: number } & (
  | { kind: Kind; params: object }
  | { podium: { radius: number; height: number; color: string } }
)

/** A group picture. */
export type GroupShot = {
  things: Standing[]
  view: View
  width: number
  height: number
  passes: number
  backdrop: Backdrop
}

/** The functions of the studio page that commands call. They return pictures as data URLs, PNG by default. */
export type StudioPage = {
  shootProduct: (shot: ProductShot) => Promise<string>
  shootGroup: (shot: GroupShot) => Promise<string>
  /** A product as binary glTF at its true size, as base64. */
  exportModel: (model: { kind: Kind; params: object; dimensions: Dimensions }) => Promise<string>
}

declare global {
  interface Window {
    studio: StudioPage
  }
}
