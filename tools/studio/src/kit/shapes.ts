import type { BufferGeometry, Material, Object3D, Shape, Vector2 } from 'three'
import { ExtrudeGeometry, LatheGeometry, Mesh, TorusGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Corner } from './paths.ts'
import { roundedPoints } from './paths.ts'

/** A mesh that throws shadows unless its material is glass. */
export function part(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.userData.clear = material.userData.glass === true
  return mesh
}

/**
 * Turns a profile about the y axis. The profile is a list of [radius, height, rounding], from the bottom up for an outer
 * face; start and end at radius 0 to close the body. Rounding every corner a little (0.1 or more) gives the bevel.
 */
export function lathe(profile: Corner[], material: Material, segments = 80): Mesh {
  const runs = smoothRuns(roundedPoints(profile)).map((run) => new LatheGeometry(run, segments))
  return part(mergeGeometries(runs), material)
}

/** Cuts a profile at its sharp corners, so that light breaks there and flows everywhere else. */
function smoothRuns(points: Vector2[]): Vector2[][] {
  const runs: Vector2[][] = [[]]
  for (const [index, point] of points.entries()) {
    runs.at(-1)?.push(point)
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) continue
    const bend = Math.abs(point.clone().sub(before).angleTo(after.clone().sub(point)))
    if (bend > 0.62) runs.push([point])
  }
  return runs.filter((run) => run.length > 1)
}

/** An upright cylinder from y = 0 to `height`, edges bevelled. */
export function cylinder(radius: number, height: number, material: Material, bevel = 0.15): Mesh {
  const edge = Math.min(bevel, height / 2.1, radius / 2.1)
  return lathe(
    [
      [0, 0],
      [radius, 0, edge],
      [radius, height, edge],
      [0, height],
    ],
    material,
  )
}

/** A cone frustum from y = 0 to `height`, edges bevelled. */
export function cone(bottom: number, top: number, height: number, material: Material, bevel = 0.15): Mesh {
  return lathe(
    [
      [0, 0],
      [bottom, 0, bevel],
      [top, height, bevel],
      [0, height],
    ],
    material,
  )
}

/** A ring that lies flat at y = 0. */
export function ring(radius: number, thickness: number, material: Material): Mesh {
  const geometry = new TorusGeometry(radius, thickness, 20, 96)
  geometry.rotateX(Math.PI / 2)
  return part(geometry, material)
}

/** A box about its middle with all edges rounded. */
export function roundedBox(width: number, height: number, depth: number, radius: number, material: Material): Mesh {
  const most = Math.min(width, height, depth) / 2.01
  return part(new RoundedBoxGeometry(width, height, depth, 5, Math.min(radius, most)), material)
}

/** A flat outline in the x-y plane, made `depth` thick about z = 0, with bevelled edges. */
export function plate(shape: Shape, depth: number, material: Material, bevel = 0.15): Mesh {
  const edge = Math.min(bevel, depth / 2.1)
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - edge * 2,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 4,
    curveSegments: 24,
  })
  geometry.translate(0, 0, edge - depth / 2)
  return part(toCreasedNormals(geometry, 0.6), material)
}

/** Moves (and turns, in degrees) a part and gives it back, so that parts can be listed in one expression. */
export function put<T extends Object3D>(
  object: T,
  [x, y, z]: [number, number, number],
  [turnX, turnY, turnZ]: [number, number, number] = [0, 0, 0],
): T {
  object.position.set(x, y, z)
  object.rotation.set((turnX * Math.PI) / 180, (turnY * Math.PI) / 180, (turnZ * Math.PI) / 180)
  return object
}
