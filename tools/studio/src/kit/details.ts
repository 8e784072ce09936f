import type { Group, Material } from 'three'
import { group } from './controls.ts'
import { rubber } from './materials.ts'
import { accessory } from './product.ts'
import { cylinder, put, roundedBox } from './shapes.ts'
import { tube } from './sweep.ts'

/** Four rubber feet under a base of this size; they reach from y = 0 up to `height`. */
export function feet(width: number, depth: number, height = 0.5, radius = 0.8, material: Material = rubber()): Group {
  const [x, z] = [width / 2 - radius, depth / 2 - radius]
  const spots: [number, number][] = [
    [-x, -z],
    [x, -z],
    [-x, z],
    [x, z],
  ]
  return group(...spots.map(([left, front]) => put(cylinder(radius, height + 0.05, material, 0.1), [left, 0, front])))
}

/** Upright or level slats in a frame-less rectangle, facing +z. */
export function slats(
  width: number,
  height: number,
  count: number,
  material: Material,
  level = true,
  thickness = 0.5,
): Group {
  const step = (level ? height : width) / count
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const place = (index + 0.5) * step - (level ? height : width) / 2
      const [w, h] = level ? [width, step * 0.45] : [step * 0.45, height]
      return put(roundedBox(w, h, thickness, step * 0.2, material), level ? [0, place, 0] : [place, 0, 0])
    }),
  )
}

/** A power cord lying on the table behind a body: it leaves at [x, y, z] towards the back and curls once. No product's measures count it. */
export function cord(x: number, y: number, z: number, length = 14, material: Material = rubber()): Group {
  const line: [number, number, number][] = [
    [x, y, z + 1],
    [x, y, z - 1.5],
    [x + length * 0.2, 0.35, z - 3],
    [x + length * 0.65, 0.35, z - 2.2],
    [x + length, 0.35, z - 3],
  ]
  return accessory(group(tube(line, 0.35, material)))
}
