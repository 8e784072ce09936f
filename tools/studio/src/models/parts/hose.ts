import type { BufferGeometry, Material, Mesh } from 'three'
import { CatmullRomCurve3, Vector3 } from 'three'
import { part } from '../../kit/shapes.ts'
import { surfaceOf } from '../../kit/surface.ts'

type Point = [number, number, number]
type Ribs = { rib?: number; pitch?: number; around?: number }

/**
 * A cord or hose through points in space (cm), free of twist in any direction. With `rib` (cm) its skin waves every `pitch` cm
 * like a vacuum hose. The ends are open: let them end inside parts.
 */
export function hose(points: Point[], radius: number, material: Material, ribs: Ribs = {}): Mesh {
  const { rib = 0, pitch = 1, around = 18 } = ribs
  const line = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'centripetal',
  )
  const steps = rib > 0 ? Math.round((line.getLength() / pitch) * 8) : points.length * 16
  const { normals, binormals } = line.computeFrenetFrames(steps)
  const positions: number[] = []
  const uvs: number[] = []
  for (let step = 0; step <= steps; step++) {
    const at = line.getPointAt(step / steps)
    const wide = radius + (rib / 2) * Math.cos((step / 8) * Math.PI * 2)
    for (let turn = 0; turn <= around; turn++) {
      const angle = (turn / around) * Math.PI * 2
      const spot = at
        .clone()
        .addScaledVector(normals[step] ?? at, wide * Math.cos(angle))
        .addScaledVector(binormals[step] ?? at, wide * Math.sin(angle))
      positions.push(spot.x, spot.y, spot.z)
      uvs.push(turn / around, step / steps)
    }
  }
  return part(tubeGeometry(positions, uvs, steps, around), material)
}

function tubeGeometry(positions: number[], uvs: number[], steps: number, around: number): BufferGeometry {
  const faces: number[] = []
  for (let step = 0; step < steps; step++) {
    for (let turn = 0; turn < around; turn++) {
      const here = step * (around + 1) + turn
      const next = here + around + 1
      faces.push(here, here + 1, next, here + 1, next + 1, next)
    }
  }
  return surfaceOf({ positions, uvs, faces })
}
