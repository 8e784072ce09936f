import { modelChoices } from '../catalogue/index.ts'
import type { Standing } from '../page/studio-page.ts'
import type { View } from '../stage/camera.ts'
import type { Backdrop } from '../stage/film.ts'

/** A picture of several products: `file` is below the demo catalogue's pictures folder, sizes in pixels. */
export type Scene = { file: string; width: number; height: number; view: View; backdrop: Backdrop; things: Standing[] }

/** A product of the catalogue in a scene; the colour only matters where the model takes one. */
export function item(sku: string, at: [number, number, number], turn = -26, color = '#f3f1ec'): Standing {
  const choice = modelChoices[sku]
  if (!choice) throw new Error(`no model for ${sku}`)
  return { kind: choice.kind, params: { ...choice.params, color: choice.params.color ?? color }, at, turn }
}

/** A round block to stand a product on. */
export function podium(at: [number, number, number], radius: number, height: number, color: string): Standing {
  return { podium: { radius, height, color }, at }
}
