import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, chrome } from '../../kit/materials.ts'
import { outline } from '../../kit/paths.ts'
import { cylinder, plate, put, roundedBox } from '../../kit/shapes.ts'
import { tube } from '../../kit/sweep.ts'

/** One fin: a stamped sheet with three oil channels; its folded edges face front and back. */
export function radiatorFin(depth: number, height: number, pitch: number, skin: Material): Group {
  const [d, h] = [depth / 2, height]
  const sheet = plate(
    outline([
      [-d + 2.2, 0, 2],
      [d - 2.2, 0, 2],
      [d, 4, 3],
      [d, h - 5, 4],
      [d - 4, h, 4],
      [-d + 4, h, 4],
      [-d, h - 5, 4],
      [-d, 4, 3],
    ]),
    0.5,
    skin,
    0.2,
  )
  const channel = (z: number, wide: number, from: number, to: number) =>
    loft(
      {
        sections: [
          { y: from, width: pitch * 0.3, depth: wide * 0.4, z },
          { y: from + 2.5, width: pitch * 0.56, depth: wide, z },
          { y: to - 2.5, width: pitch * 0.56, depth: wide, z },
          { y: to, width: pitch * 0.3, depth: wide * 0.4, z },
        ],
        roundTop: 0.5,
        roundBottom: 0.5,
        around: 48,
      },
      skin,
    )
  const edges = [-1, 1].map((side) =>
    put(roundedBox(pitch * 0.74, h - 11, 0.7, 0.3, skin), [0, h / 2 - 0.5, side * (d - 0.25)]),
  )
  return group(
    put(sheet, [0, 0, 0], [0, 90, 0]),
    channel(-d * 0.58, d * 0.42, 3.5, h - 4),
    channel(0, d * 0.42, 3, h - 2.5),
    channel(d * 0.58, d * 0.42, 3.5, h - 4),
    ...edges,
  )
}

/** The two oil pipes that run through all fins along x. */
export function radiatorPipes(start: number, end: number, pitch: number, low: number, top: number, skin: Material) {
  const length = end - start
  return [low + 6, top - 7].map((y) =>
    put(cylinder(2.3, length - pitch * 0.4 + 1.5, skin), [start + pitch * 0.3, y, 0], [0, 0, -90]),
  )
}

/** A chrome rail over the fins, with a water tray between. */
export function towelRail(start: number, end: number, top: number, depth: number) {
  const bars = [-1, 1].map((side) => {
    const z = side * depth * 0.3
    return tube(
      [
        [start + 2, top - 4, z],
        [start + 2, top + 3.4, z],
        [start + 4, top + 5, z],
        [end - 4, top + 5, z],
        [end - 2, top + 3.4, z],
        [end - 2, top - 4, z],
      ],
      0.55,
      chrome(),
      0.2,
    )
  })
  const links = [start + 4.5, end - 4.5].map((x) =>
    put(cylinder(0.45, depth * 0.6, chrome(), 0.1), [x, top + 5, -depth * 0.3], [90, 0, 0]),
  )
  const tray = put(roundedBox((end - start) * 0.5, 2.4, depth * 0.34, 0.8, brushedSteel()), [
    (start + end) / 2,
    top + 0.6,
    0,
  ])
  return [...bars, ...links, tray]
}
