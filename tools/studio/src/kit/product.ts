import type { Object3D } from 'three'
import { Group } from 'three'
import type { View } from '../stage/camera.ts'

/** The pictures of a product: three-quarter front, another side, a close-up. */
export type ViewName = 'front' | 'side' | 'detail'

/** A finished model: on y = 0, facing +z, in cm, with the camera positions of its pictures. */
export type Product = { object: Group; views: Record<ViewName, View> }

/** The catalogue's camera family; a model overrides only what its shape needs. */
const defaultViews: Record<ViewName, View> = {
  front: { turn: -32, rise: 13 },
  side: { turn: 52, rise: 10 },
  detail: { turn: -24, rise: 18, fill: 1.5 },
}

/** Gathers the parts of a model. Give `detail.closeUp` the spot a shopper would look at first. */
export function product(parts: Object3D[], views: Partial<Record<ViewName, Partial<View>>> = {}): Product {
  const object = new Group()
  object.add(...parts)
  return {
    object,
    views: {
      front: { ...defaultViews.front, ...views.front },
      side: { ...defaultViews.side, ...views.side },
      detail: { ...defaultViews.detail, ...views.detail },
    },
  }
}

/** Marks things that lie beside the product in its pictures but are not part of its true-size 3D model. */
export function accessory<T extends Object3D>(object: T): T {
  object.userData.accessory = true
  return object
}
