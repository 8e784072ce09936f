import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { paint, rubber } from '../../kit/materials.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../../kit/shapes.ts'

/** A styling nozzle along y: round at y = 0, flattened to a slot of this width (cm) at its mouth. */
export function airNozzle(radius: number, slot: number): Group {
  const dark = paint('#22252a', 'satin')
  const shell = loft(
    {
      sections: [
        { y: 0, width: radius * 2.04, depth: radius * 2.04 },
        { y: 1.6, width: radius * 2, depth: radius * 2 },
        { y: 4, width: radius * 1.2, depth: slot * 0.9, n: 3 },
        { y: 5.6, width: 1.5, depth: slot, n: 5 },
      ],
      roundTop: 0.1,
      roundBottom: 0.2,
    },
    dark,
  )
  return group(shell, put(roundedBox(0.8, 0.3, slot * 0.92, 0.1, paint('#0b0c0d', 'matt')), [0, 5.65, 0]))
}

/** A curl diffuser lying on its socket, its bowl of fingers up. */
export function diffuser(): Group {
  const dark = paint('#22252a', 'satin')
  const bowl = lathe(
    [
      [0, 0],
      [3, 0, 0.3],
      [3.2, 2, 0.8],
      [6.8, 4.6, 1.5],
      [7.2, 6.2, 0.3],
      [6.8, 6.3, 0.2],
      [6.2, 5, 0.6],
      [0, 4.4],
    ],
    dark,
  )
  const fingers = [...spots(1, 0), ...spots(6, 2.6), ...spots(10, 4.9)].map(([x, z]) =>
    put(cylinder(0.42, 3, paint('#34383d', 'satin'), 0.35), [x, 4.3, z]),
  )
  const holes = [...spots(6, 1.4), ...spots(12, 3.8)].map(([x, z]) =>
    put(cylinder(0.3, 0.1, rubber('#08090a'), 0.02), [x, 4.75, z]),
  )
  return group(bowl, ...fingers, ...holes, put(ring(7, 0.18, paint('#3a3f44', 'satin')), [0, 6.25, 0]))
}

function spots(count: number, radius: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}
