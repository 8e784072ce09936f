import type { Group, Material } from 'three'
import { group } from './controls.ts'
import { chrome, rubber } from './materials.ts'
import { circle, outline } from './paths.ts'
import { cylinder, plate, put, ring, roundedBox } from './shapes.ts'
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

/** A round wire grille (fans, heaters) facing +z: rings, spokes that bow out by `bow`, and a hub. */
export function roundGrille(
  radius: number,
  rings: number,
  spokes: number,
  wire: number,
  bow: number,
  material: Material = chrome(),
): Group {
  const out = (r: number) => bow * (1 - (r / radius) ** 2)
  const circles = Array.from({ length: rings }, (_, index) => {
    const r = radius * (0.2 + (0.8 * (index + 1)) / rings)
    return put(ring(r, wire, material), [0, 0, out(r)], [90, 0, 0])
  })
  const bars = Array.from({ length: spokes }, (_, index) => {
    const angle = (index / spokes) * 360
    const line = [0.1, 0.4, 0.7, 1].map((share): [number, number, number] => [radius * share, 0, out(radius * share)])
    return put(tube(line, wire, material), [0, 0, 0], [0, 0, angle])
  })
  return group(...circles, ...bars)
}

/** A plate with round holes in rows (steam, speaker, vents), facing +z. */
export function perforated(
  width: number,
  height: number,
  columns: number,
  rows: number,
  hole: number,
  material: Material,
): Group {
  const holes = Array.from({ length: columns * rows }, (_, index) => {
    const x = (((index % columns) + 0.5) / columns - 0.5) * width
    const y = ((Math.floor(index / columns) + 0.5) / rows - 0.5) * height
    return circle(hole, x, y, 16)
  })
  const corners: [number, number, number][] = [
    [-width / 2, -height / 2, 0.3],
    [width / 2, -height / 2, 0.3],
    [width / 2, height / 2, 0.3],
    [-width / 2, height / 2, 0.3],
  ]
  return group(plate(outline(corners, holes), 0.15, material, 0.03))
}

/** A power cord lying on the table behind a body: it leaves at [x, y, z] towards the back and curls once. */
export function cord(x: number, y: number, z: number, length = 14, material: Material = rubber()): Group {
  const line: [number, number, number][] = [
    [x, y, z + 1],
    [x, y, z - 1.5],
    [x + length * 0.2, 0.35, z - 3],
    [x + length * 0.65, 0.35, z - 2.2],
    [x + length, 0.35, z - 3],
  ]
  return group(tube(line, 0.35, material))
}
