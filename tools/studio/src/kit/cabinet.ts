import type { Material, Mesh } from 'three'
import { Group, MeshPhysicalMaterial } from 'three'
import { group } from './controls.ts'
import { brushedSteel } from './materials.ts'
import { outline, rectangle } from './paths.ts'
import { cylinder, plate, put, roundedBox } from './shapes.ts'
import { sweep, tube } from './sweep.ts'

type Opening = { width: number; height: number; x?: number; y?: number; round?: number }
type Cabinet = { width: number; height: number; depth: number; round?: number; bevel?: number; opening?: Opening }

/** A box that stands on y = 0 with its front face at z = 0, and (from the front) an opening through it. */
export function cabinet(
  { width, height, depth, round = 1.2, bevel = 0.35, opening }: Cabinet,
  material: Material,
): Group {
  const middle = height / 2
  const hole = opening ? [cornersOf(opening, middle)] : []
  const body = plate(outline(rectangle(width, height, round, 0, middle), hole), depth, material, bevel)
  return group(put(body, [0, 0, -depth / 2]))
}

/** A flat frame about [x, y], back at z = 0: doors and bezels. */
export function frame(
  width: number,
  height: number,
  depth: number,
  opening: Opening,
  material: Material,
  round = 0.8,
): Mesh {
  const shape = outline(rectangle(width, height, round), [cornersOf(opening, 0)])
  return put(plate(shape, depth, material, Math.min(0.3, depth * 0.3)), [0, 0, depth / 2])
}

function cornersOf({ width, height, x = 0, y = 0, round = 0.6 }: Opening, middle: number) {
  return rectangle(width, height, round, x, middle + y)
}

/** The inside of an oven: floor, ceiling, sides and back about [0, 0], open at z = 0 and reaching to -depth. */
export function lining(width: number, height: number, depth: number, material: Material): Group {
  const wall = 0.4
  const [x, y] = [(width + wall) / 2, (height + wall) / 2]
  const level = () => roundedBox(width + wall * 2, wall, depth, 0.1, material)
  const upright = () => roundedBox(wall, height + wall * 2, depth, 0.1, material)
  return group(
    put(level(), [0, -y, -depth / 2]),
    put(level(), [0, y, -depth / 2]),
    put(upright(), [-x, 0, -depth / 2]),
    put(upright(), [x, 0, -depth / 2]),
    put(roundedBox(width + wall * 2, height + wall * 2, wall, 0.1, material), [0, 0, -depth]),
  )
}

/** An inside wall in the light of an oven lamp. */
export function lampLit(hex: string, lamp = '#ffb760', strength = 0.1): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, roughness: 0.45, emissive: lamp, emissiveIntensity: strength })
}

/** A wire rack that lies flat at y = 0 with its front edge at z = 0; bars run front to back. */
export function wireRack(width: number, depth: number, bars: number, wire: number, material: Material): Group {
  const rail = (z: number) =>
    tube(
      [
        [-width / 2, 0, z],
        [0, 0, z],
        [width / 2, 0, z],
      ],
      wire * 1.5,
      material,
    )
  const bar = (index: number) => {
    const x = ((index + 0.5) / bars - 0.5) * width
    return tube(
      [
        [x, wire, 0],
        [x, wire, -depth / 2],
        [x, wire, -depth],
      ],
      wire,
      material,
    )
  }
  return group(rail(-0.2), rail(-depth + 0.2), ...Array.from({ length: bars }, (_, index) => bar(index)))
}

/** A straight bar handle along x (or along y with `upright`) on two posts that reach back to z = 0. */
export function barHandle(length: number, reach: number, thickness: number, bar: Material, post: Material): Group {
  const half = length / 2
  const rod = sweep(
    {
      points: [
        [-half, 0, reach],
        [0, 0, reach],
        [half, 0, reach],
      ],
      width: thickness,
      thickness,
      n: 2.4,
    },
    bar,
  )
  const foot = (x: number) => put(cylinder(thickness * 0.42, reach + 0.3, post, 0.05), [x, 0, -0.3], [90, 0, 0])
  return group(rod, foot(-half + thickness), foot(half - thickness))
}

/** Swings a lid up about a hinge line along x at [y, z]: 0 degrees is closed. */
export function hinged(lid: Group | Mesh, y: number, z: number, degrees: number): Group {
  const moved = new Group()
  moved.add(lid)
  lid.position.y -= y
  lid.position.z -= z
  return put(group(moved), [0, y, z], [-degrees, 0, 0])
}

/** Takes the flat top off a loft (made with the same `around`), so that one can look into it. */
export function openTop(body: Mesh, around = 128): Mesh {
  const faces = body.geometry.getIndex()?.count ?? 0
  body.geometry.setDrawRange(0, faces - around * 12)
  return body
}

/** Keeps of a loft only the part that faces front: a door or basket shield of this share of the loft's width. */
export function frontShield(body: Mesh, widthShare: number, n: number, around = 128): Mesh {
  const index = body.geometry.getIndex()
  if (!index) return body
  const half = (Math.asin(widthShare ** (n / 2)) / (Math.PI * 2)) * around
  const faces = Array.from(index.array)
  const kept: number[] = []
  for (let at = 0; at < faces.length; at += 6) {
    const step = ((at / 6) % around) + 0.5
    if (Math.abs(step - around / 4) <= half) kept.push(...faces.slice(at, at + 6))
  }
  body.geometry.setIndex(kept)
  return body
}

/** Brushed steel for flat faces that look up: less of a mirror, because what they mirror is the dim ceiling. */
export function levelSteel(hex = '#d6d8da'): MeshPhysicalMaterial {
  const steel = brushedSteel(hex, [0.1, 0.1])
  steel.metalness = 0.45
  steel.color.multiplyScalar(0.86)
  return steel
}
