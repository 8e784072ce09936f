import type { BufferGeometry, Group, Material } from 'three'
import { CatmullRomCurve3, TorusGeometry, TubeGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { group } from '../../kit/controls.ts'
import { label } from '../../kit/print.ts'
import { lathe, part, put } from '../../kit/shapes.ts'
import { fanBlades } from './fan-blades.ts'

export type FanHead = {
  /** Outer radius of the cage (cm). */
  radius: number
  blades: number
  blade: Material
  wire: Material
  rim: Material
  badge: Material
  ink: string
  /** Wires of the front cage; the back has two thirds of them. */
  wires?: number
  /** How far the wires lean around the middle (degrees). */
  swirl?: number
  thick?: number
  brand?: string
}

/** Cage and blades of a fan, facing +z about the origin; the motor joins at z = -0.3 radius. */
export function fanHead(head: FanHead): Group {
  const { radius, wires = 84, swirl = 0, thick = radius * 0.0075, brand = 'Nawwar' } = head
  const badge = lathe(
    [
      [0, -0.4],
      [radius * 0.2, -0.4, 0.2],
      [radius * 0.19, 0.5, 0.3],
      [0, 0.7],
    ],
    head.badge,
  )
  return group(
    cage(radius, wires, swirl, thick, 1, head.wire),
    cage(radius, Math.round(wires * 0.66), -swirl * 0.5, thick, -1, head.wire),
    part(new TorusGeometry(radius * 0.992, radius * 0.022, 14, 120).scale(1, 1, 1.5), head.rim),
    put(badge, [0, 0, cageDepth(radius, 0.1)], [90, 0, 0]),
    put(label(brand, { height: radius * 0.105, color: head.ink }), [0, 0, cageDepth(radius, 0.1) + 0.72]),
    put(fanBlades(radius * 0.86, head.blades, radius * 0.2, head.blade), [0, 0, 0]),
  )
}

/** How far the front cage stands out at a share of the radius. */
function cageDepth(radius: number, share: number): number {
  return radius * 0.29 * Math.sqrt(1 - share ** 3.2)
}

function cage(radius: number, wires: number, swirl: number, thick: number, side: 1 | -1, material: Material): Group {
  const spot = (share: number, angle: number) => {
    const lean = angle + (swirl * (1 - share) * Math.PI) / 180
    const r = share * radius * 0.99
    return new Vector3(r * Math.cos(lean), r * Math.sin(lean), side * cageDepth(radius, share))
  }
  const shares = [0.1, 0.3, 0.5, 0.68, 0.82, 0.92, 0.98, 1]
  const bars = Array.from({ length: wires }, (_, index) => {
    const line = new CatmullRomCurve3(shares.map((share) => spot(share, (index / wires) * Math.PI * 2)))
    return new TubeGeometry(line, 14, thick, 6)
  })
  const rings = [0.3, 0.62, 0.9].map((share) => {
    const ring: BufferGeometry = new TorusGeometry(share * radius * 0.99, thick * 1.3, 6, 96)
    return ring.translate(0, 0, side * (cageDepth(radius, share) - thick))
  })
  return group(part(mergeGeometries([...bars, ...rings]), material))
}
