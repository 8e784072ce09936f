import type { BufferGeometry, Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { lathe, part, put } from '../../kit/shapes.ts'
import { surfaceOf } from '../../kit/surface.ts'

/** An impeller facing +z: twisted blades around a domed hub. */
export function fanBlades(radius: number, count: number, hub: number, material: Material): Group {
  const wide = Math.min(0.92, 4.6 / count)
  const blades = Array.from({ length: count }, (_, index) =>
    put(part(bladeGeometry(hub * 0.8, radius, wide), material), [0, 0, 0], [0, 0, (index / count) * 360]),
  )
  const nose = lathe(
    [
      [0, -radius * 0.1],
      [hub, -radius * 0.1, 0.3],
      [hub, radius * 0.06, hub * 0.4],
      [0, radius * 0.14],
    ],
    material,
  )
  return group(...blades, put(nose, [0, 0, 0], [90, 0, 0]))
}

/** A closed thin blade along +x: its sections are flat ellipses, pitched more near the hub, with a round sickle tip. */
function bladeGeometry(from: number, to: number, wide: number): BufferGeometry {
  const [rows, around] = [28, 24]
  const positions: number[] = []
  const faces: number[] = []
  for (let row = 0; row <= rows; row++) {
    const share = row / rows
    const r = from + (to - from) * share
    const tip = Math.sqrt(Math.max(0.0005, 1 - share ** 7))
    const half = wide * (0.42 + 0.1 * Math.sin(share * Math.PI)) * tip
    const pitch = 0.62 - 0.3 * share
    for (let step = 0; step < around; step++) {
      const angle = (step / around) * Math.PI * 2
      const across = Math.cos(angle) * half * to * 0.62
      const lean = 0.28 * share * share + (across * Math.cos(pitch)) / Math.max(r, to * 0.34)
      const z = across * Math.sin(pitch) + Math.sin(angle) * to * 0.008 * tip
      positions.push(r * Math.cos(lean), r * Math.sin(lean), z)
      if (row === rows) continue
      const [here, next] = [row * around + step, row * around + ((step + 1) % around)]
      faces.push(here, next, here + around, next, next + around, here + around)
    }
  }
  return surfaceOf({ positions, uvs: new Array((positions.length / 3) * 2).fill(0), faces })
}
