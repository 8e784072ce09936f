import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, paint } from '../../kit/materials.ts'
import { lathe, put, ring, roundedBox } from '../../kit/shapes.ts'

/** The barrel along y, rear grille at y = 0. */
export function dryerBarrel(length: number, radius: number, skin: Material, salon: boolean): Group {
  const dark = paint('#1d1f22', 'satin')
  const shell = lathe(
    [
      [0, 0.6],
      [radius * 0.72, 0.6, 0.2],
      [radius * 0.96, 2.2, 1],
      [radius, length * 0.3, 2],
      [radius * 0.98, length * 0.52, 3],
      [radius * 0.82, length * 0.94, 1],
      [radius * 0.8, length, 0.2],
      [0, length],
    ],
    skin,
  )
  const cap = lathe(
    [
      [0, -0.3],
      [radius * 0.62, -0.3, 0.3],
      [radius * 0.88, 0.9, 0.6],
      [radius * 0.95, 2, 0.2],
      [0, 2],
    ],
    dark,
  )
  const wires = [0.16, 0.3, 0.44, 0.58].map((share) => put(ring(radius * share, 0.13, chrome()), [0, -0.34, 0]))
  const vents = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2
    return put(
      roundedBox(0.35, 0.9, 0.5, 0.15, paint('#3a3f44', 'satin')),
      [Math.sin(angle) * radius * 0.85, 0.9, Math.cos(angle) * radius * 0.85],
      [0, (index / 16) * 360, 0],
    )
  })
  const rim = salon ? chrome('#d9b58a', 0.14) : chrome()
  return group(
    shell,
    cap,
    ...wires,
    ...vents,
    put(ring(radius * 0.965, 0.14, rim), [0, 2.1, 0]),
    put(ring(radius * 0.82, 0.16, rim), [0, length * 0.95, 0]),
    ...(salon ? [put(ring(radius * 0.985, 0.13, rim), [0, length * 0.56, 0])] : []),
  )
}
