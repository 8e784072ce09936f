import type { Group, Material, Mesh } from 'three'
import { BoxGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { group } from './controls.ts'
import { loft } from './loft.ts'
import { paint } from './materials.ts'
import type { Corner } from './paths.ts'
import { outline } from './paths.ts'
import { part, plate, put } from './shapes.ts'
import { sweep } from './sweep.ts'

/** A slice of toast that stands on y = 0 in the x-y plane; `bake` 0 is pale, 1 dark. */
export function toast(width: number, height: number, thickness: number, bake = 0.4): Group {
  const crust = paint(['#b98a55', '#946337', '#6f4526'][Math.round(bake * 2)] ?? '#946337', 'matt')
  const crumb = paint(['#e9cfa2', '#cfa26a', '#a4713c'][Math.round(bake * 2)] ?? '#cfa26a', 'matt')
  const slice = (inset: number): Corner[] => {
    const [w, low, high] = [width / 2 - inset, inset, height - inset]
    return [
      [-w * 0.9, low, 0.8],
      [w * 0.9, low, 0.8],
      [w * 0.87, high * 0.62, 1],
      [w, high * 0.74, 1.2],
      [w * 0.96, high * 0.98, 2.6],
      [0, high * 1.03, 9],
      [-w * 0.96, high * 0.98, 2.6],
      [-w, high * 0.74, 1.2],
      [-w * 0.87, high * 0.62, 1],
    ]
  }
  return group(
    plate(outline(slice(0)), thickness, crust, thickness * 0.3),
    plate(outline(slice(0.35)), thickness + 0.08, crumb, 0.3),
  )
}

/** A roast chicken lying along x, about 1 unit = 20 cm long at `scale` 1; its middle at the origin. */
export function roastChicken(scale: number, lamp = '#6a3410'): Group {
  const skin = paint('#b4702f', 'satin')
  skin.emissive.set(lamp)
  skin.emissiveIntensity = 0.5
  const body = loft(
    {
      sections: [
        { y: -8, width: 4, depth: 4 },
        { y: -5, width: 9, depth: 9.5 },
        { y: 0, width: 11.5, depth: 11.5 },
        { y: 5, width: 9.5, depth: 9 },
        { y: 8, width: 5, depth: 4.5 },
      ],
      roundTop: 2,
      roundBottom: 1.8,
    },
    skin,
  )
  const leg = (z: number) =>
    sweep(
      {
        points: [
          [1, -1.5, z],
          [5, -3.6, z * 1.12],
          [8.6, -0.6, z * 0.8],
          [11.4, -1.2, z * 0.66],
        ],
        width: [4.6, 5.2, 2.2, 1.7],
        thickness: [4.8, 5.4, 2.2, 1.8],
        n: 2,
      },
      skin,
    )
  const wing = (z: number) =>
    sweep(
      {
        points: [
          [-5, 1, z],
          [-2, -2.6, z * 1.15],
          [-5.4, -3.4, z * 1.1],
        ],
        width: [2.4, 2.2, 1.4],
        thickness: 2,
        n: 2,
      },
      skin,
    )
  const bird = group(put(body, [0, 0, 0], [0, 0, 90]), leg(4.4), leg(-4.4), wing(4.6), wing(-4.6))
  bird.scale.setScalar(scale)
  return bird
}

/** Many small blocks as one mesh, each standing on its [x, y, z]: waffle grids, seeds, fries. */
export function blocks(
  spots: [number, number, number][],
  [width, height, depth]: [number, number, number],
  material: Material,
  taper = 0.8,
): Mesh {
  const boxes = spots.map(([x, y, z]) => {
    const box = new BoxGeometry(width, height, depth)
    const corners = box.getAttribute('position')
    for (let index = 0; index < corners.count; index++) {
      if (corners.getY(index) < 0) continue
      corners.setX(index, corners.getX(index) * taper)
      corners.setZ(index, corners.getZ(index) * taper)
    }
    box.computeVertexNormals()
    return box.translate(x, y + height / 2, z)
  })
  return part(mergeGeometries(boxes), material)
}
