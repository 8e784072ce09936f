import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { chrome, paint, rubber } from '../../kit/materials.ts'
import { cylinder, put, ring, roundedBox } from '../../kit/shapes.ts'

/** An egg lying along z whose middle is at y = 0. */
export function lyingEgg(width: number, height: number, depth: number, n: number, skin: Material) {
  const slice = (at: number, share: number, low = 0) => ({
    y: at * depth,
    width: width * share,
    depth: height * share,
    n,
    z: low,
  })
  const body = loft(
    {
      sections: [
        slice(-0.47, 0.6),
        slice(-0.4, 0.86),
        slice(-0.2, 1),
        slice(0.1, 0.98),
        slice(0.32, 0.84),
        slice(0.45, 0.56),
      ],
      roundTop: height * 0.12,
      roundBottom: height * 0.12,
    },
    skin,
  )
  return group(put(body, [0, 0, 0], [90, 0, 0]))
}

/** Where the hose clicks in. */
export function inletCollar(y: number, z: number, dark: Material): Group {
  return put(
    group(
      cylinder(3.3, 4, dark, 0.5),
      put(ring(3.25, 0.22, chrome()), [0, 2.6, 0]),
      put(cylinder(2.4, 6.5, dark, 0.4), [0, 0, 0]),
    ),
    [0, y, z - 1.6],
    [78, 0, 0],
  )
}

/** Two large rear wheels and a castor in front, under a body of this size. */
export function vacuumWheels(width: number, height: number, depth: number, dark: Material): Group[] {
  const radius = height * 0.34
  const big = [-1, 1].map((side) =>
    put(
      group(
        put(cylinder(radius, 2.4, rubber(), 0.8), [0, 0, 0], [0, 0, -90]),
        put(cylinder(radius * 0.7, 2.9, paint('#4a4f55', 'satin'), 0.4), [side < 0 ? -0.5 : 0, 0, 0], [0, 0, -90]),
        put(cylinder(radius * 0.24, 3.5, chrome(), 0.3), [side < 0 ? -0.9 : 0, 0, 0], [0, 0, -90]),
      ),
      [side * width * 0.47 - (side < 0 ? 1.6 : 0.8), radius, -depth * 0.24],
    ),
  )
  const small = group(
    put(cylinder(2.1, 3, rubber(), 0.5), [-1.5, 2.1, depth * 0.3], [0, 0, -90]),
    put(roundedBox(4.6, 5, 4, 0.8, dark), [0, 4.6, depth * 0.29]),
  )
  return [...big, small]
}
