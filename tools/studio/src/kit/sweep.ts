import type { BufferGeometry, Material, Mesh } from 'three'
import { CatmullRomCurve3, Vector3 } from 'three'
import { part } from './shapes.ts'
import { surfaceOf } from './surface.ts'

type Point = [number, number, number]
type Sweep = {
  /** Points that the middle line runs through (cm). */
  points: Point[]
  /** Size across the bend's plane, and within it; one number or [start, middle…, end]. */
  width: number | number[]
  thickness: number | number[]
  /** The direction of `width`; the z axis suits handles that bend in the x-y plane. */
  side?: Point
  /** Squareness of the cross-section: 2 round, 4 soft square. */
  n?: number
  tension?: number
}

/** A handle, arm or spout: a rounded cross-section swept along a curve, ends rounded. Let the ends reach into the body. */
export function sweep(
  { points, width, thickness, side = [0, 0, 1], n = 2.6, tension = 0.5 }: Sweep,
  material: Material,
): Mesh {
  const line = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'catmullrom',
    tension,
  )
  const steps = Math.max(18, points.length * 9)
  const across = new Vector3(...side).normalize()
  const stations = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    return station(line, t, across, valueAt(width, t), valueAt(thickness, t))
  })
  return part(sweepGeometry(roundEnds(stations), n), material)
}

/** A cord, pipe or wire of constant round section along points. */
export function tube(points: Point[], radius: number, material: Material, tension = 0.5): Mesh {
  return sweep({ points, width: radius * 2, thickness: radius * 2, side: leastAlong(points), n: 2, tension }, material)
}

type Station = { at: Vector3; across: Vector3; out: Vector3; ahead: Vector3; width: number; thickness: number }

function station(line: CatmullRomCurve3, t: number, across: Vector3, width: number, thickness: number): Station {
  const ahead = line.getTangentAt(t)
  const side = across.clone().addScaledVector(ahead, -across.dot(ahead)).normalize()
  return { at: line.getPointAt(t), across: side, out: side.clone().cross(ahead).normalize(), ahead, width, thickness }
}

function valueAt(value: number | number[], t: number): number {
  if (typeof value === 'number') return value
  const place = t * (value.length - 1)
  const index = Math.min(Math.floor(place), value.length - 2)
  const rest = place - index
  const ease = rest * rest * (3 - 2 * rest)
  return (value[index] ?? 0) * (1 - ease) + (value[index + 1] ?? 0) * ease
}

function roundEnds(stations: Station[]): Station[] {
  const [first, last] = [stations[0], stations.at(-1)]
  if (!first || !last) return stations
  return [...capOf(first, -1).reverse(), ...stations, ...capOf(last, 1)]
}

function capOf(end: Station, side: 1 | -1): Station[] {
  const radius = Math.min(end.width, end.thickness) * 0.4
  return [0.25, 0.5, 0.75, 0.92, 1].map((share) => {
    const angle = (share * Math.PI) / 2
    const inset = share === 1 ? Math.min(end.width, end.thickness) : 2 * radius * (1 - Math.cos(angle))
    const at = end.at.clone().addScaledVector(end.ahead, side * radius * Math.sin(angle))
    return { ...end, at, width: Math.max(0.001, end.width - inset), thickness: Math.max(0.001, end.thickness - inset) }
  })
}

function sweepGeometry(stations: Station[], n: number): BufferGeometry {
  const around = 24
  const positions: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (const [row, { at, across, out, width, thickness }] of stations.entries()) {
    for (let step = 0; step < around; step++) {
      const angle = (step / around) * Math.PI * 2
      const spot = at
        .clone()
        .addScaledVector(across, (power(Math.cos(angle), n) * width) / 2)
        .addScaledVector(out, (power(Math.sin(angle), n) * thickness) / 2)
      positions.push(spot.x, spot.y, spot.z)
      uvs.push(step / around, row / stations.length)
      if (row + 1 === stations.length) continue
      const [here, next] = [row * around + step, row * around + ((step + 1) % around)]
      faces.push(here, here + around, next, next, here + around, next + around)
    }
  }
  return surfaceOf({ positions, uvs, faces })
}

function power(value: number, n: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / n)
}

/** The axis along which a line moves least: a safe side for its frames. */
function leastAlong(points: Point[]): Point {
  const reach = [0, 1, 2].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  const least = reach.indexOf(Math.min(...reach))
  return [least === 0 ? 1 : 0, least === 1 ? 1 : 0, least === 2 ? 1 : 0]
}
